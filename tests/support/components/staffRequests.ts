/** Requests of citizens in the store of the staff page, and the list that shows them. */
import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import {
  encodePlainObject,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { site } from '../../../src/site.ts';
import { staffMessages as messages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from './renderStaff.tsx';

export interface SampleRequest {
  readonly id: string;
  /** Replace the fields of the sample. */
  readonly fields?: PlainObject;
  /** What staff wrote on the receipt. */
  readonly receipt?: PlainObject;
}

/** 6 May 2031, today in the tests. */
export const requestDay = '2031-05-06';

/** A receipt code that contains the id: '4f3a' → '…-4f3a-…'. */
export const toReceiptCode = (id: string): string => {
  const [third = '', fourth = '8a9b'] = id.split('-');
  return `0b1c2d3e-0000-${third}-${fourth}-0c1d2e3f4a5b`;
};

/** Writes a document as another desk or a citizen does. */
export const writeDocument = (store: StaffStore, path: string, fields: PlainObject): Promise<unknown> =>
  store.client.post(':commit', {
    writes: [
      {
        update: { name: `${store.client.root}/${site.root}/${path}`, fields: encodePlainObject(fields) },
      },
    ],
  });

export const writeReceipt = (store: StaffStore, id: string, fields: PlainObject): Promise<unknown> =>
  writeDocument(store, `Request_Receipts/list/${toReceiptCode(id)}`, { recordId: id, ...fields });

export const writeRequests = async (store: StaffStore, requests: readonly SampleRequest[]): Promise<void> => {
  for (const { id, fields, receipt = {} } of requests) {
    await writeDocument(store, `Form_Requests/list/${id}`, {
      type: 'BARANGAY_CLEARANCE',
      lname: 'Sample',
      fname: 'Sample',
      mname: 'N/A',
      birthDate: '1961-05-14',
      zone: 3,
      schedule: `${requestDay}T11:00`,
      dateCreated: store.client.now(),
      ...fields,
    });
    await writeReceipt(store, id, receipt);
  }
};

/** Three requests of today, one of them released. */
export const requestsOfToday: readonly SampleRequest[] = [
  { id: '4f3a', fields: { lname: 'Abad', schedule: `${requestDay}T09:30` } },
  {
    id: '4f3b',
    fields: { type: 'HEALTH_SERVICES', lname: 'Peña', schedule: `${requestDay}T08:00` },
  },
  {
    id: '4f3c',
    fields: { lname: 'Cruz', schedule: `${requestDay}T09:00` },
    receipt: { state: 'released', since: 1 },
  },
];

export const requestOfTomorrow: SampleRequest = {
  id: '4f3d',
  fields: { lname: 'Diaz', schedule: '2031-05-07T10:00' },
};

export const createStaffRequestStore = async (
  requests: readonly SampleRequest[] = [...requestsOfToday, requestOfTomorrow],
  options: Parameters<typeof createStaffStore>[1] = {},
): Promise<StaffStore> => {
  const store = createStaffStore({ hallDays: [] }, options);
  await writeRequests(store, requests);
  return store;
};

/** A tab's content may link another tab by the same name. */
export const openStaffTab = (name: keyof typeof messages.tabs): Promise<void> =>
  page
    .getByRole('navigation', { name: messages.tabs.label })
    .getByRole('link', { name: messages.tabs[name] })
    .click();

/** Opens the list of requests. */
export const openRequests = async (store: StaffStore, width?: number): Promise<void> => {
  await renderStaff(store, width);
  await openStaffTab('requests');
  await expect.element(page.getByCss('#found')).toBeVisible();
};

export const getRequestRow = (id: string): Locator => page.getByCss(`[data-row="${id}"] > button`);

/** The heading of the open request: the person's name and the reference. */
export const getRequestTitle = (id: string): Locator =>
  page.getByRole('heading', { level: 1 }).filter({ hasText: messages.request.title(id) });

export const listRequestRows = (): readonly string[] =>
  page
    .getByCss('[data-row]')
    .elements()
    .map((row) => row.getAttribute('data-row') ?? '');

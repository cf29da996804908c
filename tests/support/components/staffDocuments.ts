/** Requests whose documents a clerk prepares, and the sheet. */
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { documentMessages as messages } from '../../../src/staff/documents/messages.ts';
import { createStaffStore } from './renderStaff.tsx';
import { getControl, press } from './staffPage.ts';
import {
  getRequestRow,
  getRequestTitle,
  openRequests,
  requestDay,
  type SampleRequest,
  writeRequests,
} from './staffRequests.ts';
import type { TestRecord } from './testStore.ts';

export const clearanceText: TestRecord = {
  id: 'clearance',
  status: 'active',
  order: 1,
  title: 'Sample clearance',
  service: 'BARANGAY_CLEARANCE',
  body: 'To {name}, {age} years old, {civil status}.\n\nFor: {purpose}. Given on {day}.',
  foot: ['Tax certificate {?CTC number}'],
  months: 6,
  fee: '₱50',
};
export const oathText: TestRecord = {
  id: 'oath',
  status: 'active',
  order: 2,
  title: 'Sample oath',
  body: 'I, {name}, swear.',
  unnumbered: true,
};
export const filipinoClearance = {
  title: 'Halimbawang clearance',
  body: 'Kay {name}, {age} taong gulang, {civil status}.\n\nPara sa: {purpose}. Ibinigay noong {day}.',
  foot: ['Sedula {?CTC number}'],
};
const officials: readonly TestRecord[] = [
  { id: 'captain', status: 'active', order: 1, position: 'Punong Barangay', name: 'Sample Captain' },
  { id: 'kagawad', status: 'active', order: 2, position: 'Barangay Kagawad', name: 'Sample Kagawad' },
  { id: 'none', status: 'active', order: 3, position: 'Barangay Secretary' },
];
const documentRequest: SampleRequest = {
  id: '4f3a',
  fields: {
    lname: 'Abad',
    birthDate: '1990-12-28',
    age: 41,
    status: 'Single',
    purpose: 'Renewal: for school',
    schedule: `${requestDay}T11:00`,
  },
};

export const openDocumentList = async (
  texts: readonly TestRecord[],
  fields: SampleRequest['fields'] = {},
) => {
  const store = createStaffStore({ hallDays: [], documentTexts: texts, officials });
  await writeRequests(store, [{ ...documentRequest, fields: { ...documentRequest.fields, ...fields } }]);
  await openRequests(store);
  return store;
};

export const openRequestWith = async (texts: readonly TestRecord[], fields: SampleRequest['fields'] = {}) => {
  const store = await openDocumentList(texts, fields);
  await getRequestRow('4f3a').click();
  await expect.element(getRequestTitle('4f3a')).toBeVisible();
  return store;
};

export const documentSheet = page.getByRole('article', { name: messages.sheet, exact: true });
export const readDocumentSheet = (): string => documentSheet.element().textContent ?? '';

/** The field is marked, and its sentence describes it. */
export const expectWrongField = async (id: string, sentence: string) => {
  await expect.element(getControl(id)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(page.getByCss(`[id="${id}-error"]`)).toHaveTextContent(sentence);
  await expect.element(getControl(id)).toHaveAccessibleDescription(expect.stringContaining(sentence));
};

export const prepareDocument = async (...args: Parameters<typeof openRequestWith>) => {
  const store = await openRequestWith(...args);
  await press(messages.open);
  await expect.element(documentSheet).toBeVisible();
  return store;
};

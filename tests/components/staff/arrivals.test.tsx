/** §7. The panel that refuses what arrived between two moments: what it names first, the second press, and the ways back. */
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import {
  encodePlainObject,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { site } from '../../../src/site.ts';
import { ArrivalsPanel } from '../../../src/staff/requests/arrivals/ArrivalsPanel.tsx';
import { arrivalsMessages as messages } from '../../../src/staff/requests/arrivals/arrivalsMessages.ts';
import type { ArrivalMemory } from '../../../src/staff/requests/arrivals/refuseArrivals.ts';
import { deletionMessages } from '../../../src/staff/requests/deletion/deletionMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaffPart, type StaffStore } from '../../support/components/renderStaff.tsx';
import { getButton, getControl, press } from '../../support/components/staffPage.ts';

const { refuse, setBack, remove } = messages;

const idOf = (at: number): string => `4f${at.toString(16).padStart(2, '0')}`;

const createWave = async (count: number, extras: Readonly<Record<number, PlainObject>> = {}) => {
  const store = createStaffStore({ hallDays: [] });
  const put = (path: string, fields: PlainObject) => ({
    update: { name: `${store.client.root}/${site.root}/${path}`, fields: encodePlainObject(fields) },
  });
  const writes = Array.from({ length: count }, (_, at) => idOf(at)).flatMap((id, at) => [
    put(`Form_Requests/list/${id}`, {
      lname: `Sample ${at}`,
      fname: 'Sample',
      email: 'sample@example.com',
      schedule: '2031-05-07T09:00',
    }),
    put(`Request_Receipts/list/0b1c2d3e-0000-${id}-8a9b-0c1d2e3f4a5b`, { recordId: id }),
    ...(extras[at] === undefined ? [] : [put(`Request_Extras/list/${id}`, extras[at])]),
  ]);
  await store.client.post(':commit', { writes });
  return store;
};

const open = async (store: StaffStore) => {
  const memory: ArrivalMemory = { refused: new Map(), unanswered: [] };
  const onChanged = vi.fn();
  await renderStaffPart(
    <ArrivalsPanel client={store.client} replaced={new Map()} memory={memory} onChanged={onChanged} />,
  );
  await page.getByText(messages.title, { exact: true }).click();
  return onChanged;
};

const statesOf = (store: StaffStore) =>
  [...store.readAll('Request_Receipts').values()].map(({ state, reason }) => [state, reason]);

describe('§7 many requests that arrived together', () => {
  it('are counted and named first, and refused at the second press with the chosen reason', async () => {
    const store = await createWave(23, { 4: { came: true } });
    const onChanged = await open(store);
    await press(refuse.ask);
    await expect.element(page.getByText('Refuse 22 requests?')).toBeVisible();
    await expect.element(page.getByText(`${idOf(0)} Sample 0, Sample`)).toBeVisible();
    expect(page.getByText(`${idOf(4)} Sample 4, Sample`).length).toBe(0);
    await expect.element(page.getByText('and 2 more')).toBeVisible();
    await expect.element(page.getByText('1 other request that arrived then stays as it is.')).toBeVisible();
    expect(statesOf(store).every(([state]) => state === undefined)).toBe(true);
    expect(getButton(remove.ask).length).toBe(0);
    await getControl('arrived-reason').selectOptions(receiptMessages.english.status.reasons['sent-twice']);
    await press(refuse.steps.confirm);
    await expect.element(page.getByText('22 requests refused.')).toBeVisible();
    expect(statesOf(store).filter(([, reason]) => reason === 'sent-twice')).toHaveLength(22);
    expect(onChanged).toHaveBeenCalledTimes(1);
  });

  it('must be looked at anew once the moments change', async () => {
    const store = await createWave(2);
    await open(store);
    await press(refuse.ask);
    await expect.element(getButton(refuse.steps.confirm)).toBeVisible();
    await getControl('arrived-to').fill('2031-05-05T23:59');
    expect(getButton(refuse.steps.confirm).length).toBe(0);
    await press(refuse.ask);
    await expect.element(page.getByText(refuse.nothing)).toBeVisible();
    await getControl('arrived-to').fill('');
    await press(refuse.ask);
    await expect.element(page.getByText(refuse.nothing)).toBeVisible();
    expect(statesOf(store)).toEqual([
      [undefined, undefined],
      [undefined, undefined],
    ]);
  });

  it('are set back as they were', async () => {
    const store = await createWave(2);
    const before = store.readAll('Request_Receipts');
    await open(store);
    await press(refuse.ask);
    await press(refuse.steps.confirm);
    await press(setBack.ask);
    await expect.element(page.getByText('Set back 2 requests?')).toBeVisible();
    await press(setBack.steps.confirm);
    await expect.element(page.getByText('2 requests set back.')).toBeVisible();
    expect(store.readAll('Request_Receipts')).toEqual(before);
    await press(remove.ask);
    await expect.element(page.getByText(remove.nothing)).toBeVisible();
    expect(store.readAll('Form_Requests').size).toBe(2);
  });

  it('are deleted by a second act, which asks once more', async () => {
    const store = await createWave(3, { 1: { came: false } });
    await open(store);
    await press(refuse.ask);
    await press(refuse.steps.confirm);
    await press(remove.ask);
    await expect.element(page.getByText('Delete 2 requests?')).toBeVisible();
    expect(store.readAll('Form_Requests').size).toBe(3);
    await press(deletionMessages.confirm);
    await expect.element(page.getByText('2 requests deleted.')).toBeVisible();
    expect([...store.readAll('Form_Requests').keys()]).toEqual([idOf(1)]);
    expect(store.readAll('Request_Receipts').size).toBe(1);
  });

  it('are still there after a call that failed, and the next look counts them again', async () => {
    const store = await createWave(2);
    await open(store);
    await press(refuse.ask);
    await expect.element(getButton(refuse.steps.confirm)).toBeVisible();
    store.fail('unreachable');
    await press(refuse.steps.confirm);
    await expect.element(page.getByText(staffMessages.failures.unreachable)).toBeVisible();
    await expect.element(page.getByText(refuse.steps.partly)).toBeVisible();
    store.fail(null);
    await press(refuse.ask);
    await expect.element(page.getByText('Refuse 2 requests?')).toBeVisible();
  });
});

/** §5 §7. The tab 'Hall': the legal holidays by name, and the move of people to a day that they may be given. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { site } from '../../../src/site.ts';
import { hallTabMessages as messages } from '../../../src/staff/hall/messages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import { getButton, press } from '../../support/components/staffPage.ts';

const code = '0b1c2d3e-0000-4f3a-8a9b-0c1d2e3f4a5b';

/** The tab of a clerk at this moment; somebody comes on a day on which the hall is closed. */
const openHall = async (now: string, schedule: string): Promise<StaffStore> => {
  const store = createStaffStore(
    {
      hallDays: [
        { id: schedule.slice(0, 10), status: 'active', closedMorning: true, closedAfternoon: true },
        { id: '2031-04-15', status: 'active', holiday: true, reason: 'Sample proclamation' },
      ],
    },
    { now: manilaInstant(now) },
  );
  const put = (path: string, fields: Parameters<typeof encodePlainObject>[0]) => ({
    update: { name: `${store.client.root}/${site.root}/${path}`, fields: encodePlainObject(fields) },
  });
  await store.client.post(':commit', {
    writes: [
      put('Form_Requests/list/4f3a', {
        type: 'BARANGAY_CLEARANCE',
        lname: 'Sample',
        schedule,
        dateCreated: 1,
      }),
      put(`Request_Receipts/list/${code}`, { recordId: '4f3a' }),
    ],
  });
  await renderStaff(store);
  await page.getByRole('link', { name: staffMessages.tabs.hall, exact: true }).click();
  return store;
};

const openDay = (name: string): Promise<void> => dayOf(name).getByRole('button').click();
const dayOf = (name: string) => page.getByRole('rowheader', { name });
const chosenDay = () => page.getByLabelText(messages.hit.to);
const readMovedTo = (store: StaffStore) => store.readAll('Request_Receipts').get(code)?.movedTo;

const question = 'Thursday, 10 April 2031 is Maundy Thursday, when the hall is usually closed.';

describe('§7 the move of people in the tab Hall', () => {
  it('proposes the day after the holidays, each of which is in the table by its name', async () => {
    await openHall('2031-04-07T11:00', '2031-04-08T08:30');
    await openDay('Tuesday, 8 April');
    await expect.element(chosenDay()).toHaveValue('2031-04-14');
    await expect
      .element(dayOf('Wednesday, 9 April'))
      .toHaveTextContent('Wednesday, 9 AprilHoliday: Araw ng Kagitingan');
    await expect
      .element(dayOf('Thursday, 10 April'))
      .toHaveTextContent('Thursday, 10 AprilHoliday: Maundy Thursday');
    await expect
      .element(dayOf('Tuesday, 15 April'))
      .toHaveTextContent('Tuesday, 15 AprilHoliday. Sample proclamation');
    await expect.element(dayOf('Monday, 14 April')).toHaveTextContent('Monday, 14 April');
    await openDay('Thursday, 10 April');
    const form = page.getByRole('region', { name: 'Thursday, 10 April 2031' });
    await expect.element(form.getByText('Holiday: Maundy Thursday')).toBeVisible();
  });

  it('names a holiday and asks before it moves anybody to it', async () => {
    const store = await openHall('2031-04-07T11:00', '2031-04-08T08:30');
    await openDay('Tuesday, 8 April');
    await chosenDay().fill('2031-04-10');
    await press(messages.hit.move);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(`${messages.hit.notMoved}${question}${messages.hit.confirm}`);
    expect(readMovedTo(store)).toBeUndefined();
    await press(messages.hit.confirm);
    await expect.element(page.getByText(messages.done.moved('Thursday, 10 April 2031'))).toBeVisible();
    expect(readMovedTo(store)).toBe('2031-04-10T08:30');
  });

  it('asks no more once another day is chosen, and moves to that one', async () => {
    const store = await openHall('2031-04-07T11:00', '2031-04-08T08:30');
    await openDay('Tuesday, 8 April');
    await chosenDay().fill('2031-04-10');
    await press(messages.hit.move);
    await expect.element(getButton(messages.hit.confirm)).toBeVisible();
    await chosenDay().fill('2031-04-16');
    await expect.element(getButton(messages.hit.confirm)).not.toBeInTheDocument();
    await press(messages.hit.move);
    await expect.poll(() => readMovedTo(store)).toBe('2031-04-16T08:30');
  });

  it('moves nobody to an hour of today that is over, and has no question about it', async () => {
    const store = await openHall('2031-05-06T16:00', '2031-05-07T15:00');
    await openDay('Wednesday, 7 May');
    await chosenDay().fill('2031-05-06');
    await press(messages.hit.move);
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent(
        `${messages.hit.notMoved}Each keeps the hour they have, and 3:00 pm is over today: choose a later day.`,
      );
    expect(getButton(messages.hit.confirm).elements()).toHaveLength(0);
    expect(readMovedTo(store)).toBeUndefined();
  });

  it('ends with a sentence that leads to the people on their new day', async () => {
    await openHall('2031-05-06T11:00', '2031-05-07T08:30');
    await openDay('Wednesday, 7 May');
    await chosenDay().fill('2031-05-13');
    await press(messages.hit.move);
    const sentence = page.getByRole('status').getByText(/^Moved to /);
    await expect.element(sentence).toHaveTextContent(messages.done.moved('Tuesday, 13 May 2031'));
    await page.getByRole('link', { name: staffMessages.tabs.requests }).click();
    await page.getByLabelText(staffMessages.desk.day).fill('2031-05-13');
    await press(staffMessages.desk.look);
    await expect.element(page.getByCss('[data-row="4f3a"]')).toBeVisible();
    await page.getByLabelText(staffMessages.desk.day).fill('2031-05-07');
    await press(staffMessages.desk.look);
    await expect.element(page.getByText(staffMessages.desk.noneOfDay)).toBeVisible();
  });
});

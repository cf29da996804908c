/** §5 §7. The tab 'Hall': the legal holidays by name, and the move of people to a day that they may be given. */

import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { manilaInstant } from '../../../src/domain/dates/day.ts';
import { site } from '../../../src/site.ts';
import { hallTabMessages as messages } from '../../../src/staff/hall/messages.ts';
import { hallMessages } from '../../../src/staff-core/hall/hallMessages.ts';
import { staffMessages } from '../../../src/staff-core/messages.ts';
import { createStaffStore, renderStaff, type StaffStore } from '../../support/components/renderStaff.tsx';
import { getButton, press } from '../../support/components/staffPage.ts';
import { openStaffTab } from '../../support/components/staffRequests.ts';

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
  await openStaffTab('hall');
  return store;
};

const openDay = (name: string): Promise<void> => dayOf(name).getByRole('button').click();
const dayOf = (name: string) => page.getByRole('rowheader', { name });
const chosenDay = () => page.getByLabelText(messages.hit.another);
const readMovedTo = (store: StaffStore) => store.readAll('Request_Receipts').get(code)?.movedTo;

const question = 'Thursday, 10 April 2031 is Maundy Thursday, when the hall is usually closed.';

describe('§7 the move of people in the tab Hall', () => {
  it('proposes the day after the holidays, each of which is in the table by its name', async () => {
    await openHall('2031-04-07T11:00', '2031-04-08T08:30');
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
    await openDay('Tuesday, 8 April');
    await expect.element(chosenDay()).toHaveValue('2031-04-14');
    await press(messages.form.back);
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
    await expect.element(page.getByText(messages.done.moved(1, 'Thursday, 10 April'))).toBeVisible();
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

  it('takes the day that is pressed in the table, and says why another one cannot be chosen', async () => {
    const store = await openHall('2031-04-07T11:00', '2031-04-08T08:30');
    await openDay('Tuesday, 8 April');
    await expect.element(page.getByRole('heading', { name: messages.hit.title(1) })).toHaveFocus();
    const button = (name: string) => page.getByRole('rowheader', { name }).getByRole('button');
    await expect.element(button('Monday, 14 April')).toHaveAttribute('aria-pressed', 'true');
    await expect
      .element(button('Monday, 14 April'))
      .toHaveAccessibleName(`${messages.moveTo}Monday, 14 April ${messages.target}`);
    await button('Tuesday, 8 April').click({ force: true });
    await expect.element(page.getByText(hallMessages.sameDay).last()).toBeVisible();
    await expect.element(chosenDay()).toHaveAccessibleDescription(hallMessages.sameDay);
    await expect.element(chosenDay()).toHaveValue('2031-04-14');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(chosenDay()).toHaveValue('2031-04-09');
    await button('Wednesday, 16 April').click();
    await expect.element(getButton(messages.hit.move)).toHaveFocus();
    await expect.element(button('Monday, 14 April')).toHaveAttribute('aria-pressed', 'false');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => readMovedTo(store)).toBe('2031-04-16T08:30');
  });

  it('ends with a sentence that takes the focus, and a button that opens the list of the new day', async () => {
    await openHall('2031-05-06T11:00', '2031-05-07T08:30');
    await openDay('Wednesday, 7 May');
    await chosenDay().fill('2031-05-13');
    await press(messages.hit.move);
    const said = page.getByText(messages.done.moved(1, 'Tuesday, 13 May'));
    await expect.element(said).toBeVisible();
    await expect.poll(() => document.activeElement?.contains(said.element())).toBe(true);
    await press(messages.done.show('Tuesday, 13 May'));
    await expect.element(page.getByCss('[data-row="4f3a"]')).toBeVisible();
    await expect.element(page.getByLabelText(staffMessages.desk.day)).toHaveValue('2031-05-13');
    await expect
      .element(page.getByRole('link', { name: staffMessages.tabs.requests, exact: true }))
      .toHaveFocus();
    await page.getByLabelText(staffMessages.desk.day).fill('2031-05-07');
    await press(staffMessages.desk.look);
    await expect.element(page.getByText(staffMessages.desk.noneOfDay)).toBeVisible();
  });
});

/** §3 §7. The hall's days in the editor of the staff page: a record is named by the day that staff type. */
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { staffContentMessages as messages } from '../../../src/staff/content/messages.ts';
import { createStaffStore, renderStaff } from '../../support/components/renderStaff.tsx';
import {
  getControl,
  openList,
  openRecord,
  press,
  readRecordTitles,
  save,
} from '../../support/components/staffPage.ts';

const { problems, fields, lists } = messages;
const create = () => press(messages.create(lists.hallDays.one));

describe("§3 the hall's days on the staff page", () => {
  it('are saved under the day that was typed, and listed by day with what is closed', async () => {
    const store = createStaffStore({
      hallDays: [
        { id: 'every-day', status: 'active', note: 'Sample note' },
        { id: '2031-05-08', status: 'active', closedMorning: true, closedAfternoon: true },
      ],
    });
    await renderStaff(store);
    await openList('hallDays');
    await create();
    await getControl('day').fill('2031-05-07');
    await getControl('closedMorning').click();
    await getControl('placesAfternoon').fill('50');
    await getControl('reason').fill('Sample assembly');
    await save();
    expect(store.read('hallDays', '2031-05-07')).toMatchObject({
      status: 'active',
      closedMorning: true,
      placesAfternoon: 50,
      reason: 'Sample assembly',
    });
    await press(messages.goOn);
    await expect
      .poll(readRecordTitles)
      .toEqual(['Wednesday, 7 May 2031: closed in the morning', 'Thursday, 8 May 2031: closed', 'Every day']);
  });

  it.each([
    ['2031-02-30', problems.must.id],
    ['7 May', problems.must.id],
    ['', problems.missing.id],
    ['every-day', problems.dayTaken],
  ])('refuse the day %j in a sentence, and keep what was typed', async (day, problem) => {
    const store = createStaffStore({
      hallDays: [{ id: 'every-day', status: 'active', note: 'Sample note' }],
    });
    await renderStaff(store);
    await openList('hallDays');
    await create();
    await getControl('day').fill(day);
    await getControl('reason').fill('Sample assembly');
    await press(messages.save);
    await expect.element(page.getByRole('link', { name: `${fields.day}: ${problem}` })).toBeVisible();
    await expect.element(getControl('reason')).toHaveValue('Sample assembly');
  });

  it('keep the day of a stored record', async () => {
    const store = createStaffStore({
      hallDays: [{ id: '2031-05-08', status: 'active', closedMorning: true }],
    });
    await renderStaff(store);
    await openList('hallDays');
    await openRecord('Thursday, 8 May 2031: closed in the morning');
    expect(getControl('day').length).toBe(0);
    await getControl('closedMorning').click();
    await getControl('note').fill('Sample note');
    await save();
    expect(store.read('hallDays', '2031-05-08')).not.toHaveProperty('closedMorning');
    expect(store.read('hallDays', '2031-05-08')).toMatchObject({ note: 'Sample note' });
  });
});

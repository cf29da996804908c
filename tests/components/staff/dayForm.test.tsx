/** §7. The form of a day of the hall: how many places it takes, and what it says of any other text. */
import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DayForm } from '../../../src/staff/hall/DayForm.tsx';
import { hallTabMessages } from '../../../src/staff/hall/messages.ts';
import { renderStaffPart } from '../../support/components/renderStaff.tsx';
import { getControl, press } from '../../support/components/staffPage.ts';

const { form: messages } = hallTabMessages;
const halfDay = { isOpen: true, places: null, taken: 0, booked: [] };

const enterPlaces = async (text: string) => {
  const onSave = vi.fn();
  await renderStaffPart(
    <DayForm
      view={{
        day: '2031-05-07',
        holiday: null,
        isHoliday: false,
        reason: '',
        note: '',
        translations: { reason: { fil: '', ceb: '' }, note: { fil: '', ceb: '' } },
        halves: { morning: halfDay, afternoon: halfDay },
      }}
      half={null}
      act="places"
      onAct={() => {}}
      isBusy={false}
      problem={null}
      onSave={onSave}
      onBack={() => {}}
    >
      {null}
    </DayForm>,
  );
  await getControl('places-morning').fill(text);
  await press(messages.submit.places);
  return onSave.mock.calls;
};

describe('§7 the places of a half day on the staff page', () => {
  it.each([
    ['', null],
    ['0', 0],
    [' 7 ', 7],
    ['300', 300],
  ])('are saved from the text %j', async (text, morning) => {
    expect(await enterPlaces(text)).toEqual([[{ places: { morning, afternoon: null } }]]);
  });

  it.each([['301'], ['-1'], ['1.5'], ['x']])(
    'are not saved from the text %j, which a sentence names wrong',
    async (text) => {
      expect(await enterPlaces(text)).toEqual([]);
      await expect.element(page.getByText(messages.placesWrong(300))).toBeVisible();
    },
  );
});

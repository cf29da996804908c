import type { Page } from 'playwright-core';
import { formMessages } from '../../../../src/i18n/en/form.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { saturdaySchedule, weekdaySchedule } from '../../../support/browser/resident.ts';
import { mockListQueries } from '../../../support/browser/seedRecords.ts';
import { byText, type PageModel, type Stage } from './pageModel.ts';

const input = (page: Page) => page.locator('input[name="schedule"]');
const focused = (page: Page) => page.locator('input[name="schedule"]:focus');
const alert = byText(formMessages.english.weekend.alert);
const closedAlert = byText(formMessages.english.hallClosed.alert);
const closedSchedule = '2031-05-07T09:30';
/** Of the moment above, and of the sample, which is chosen without the page. */
const closedDays = [
  { id: '2026-11-26', closedAfternoon: true },
  { id: '2031-05-07', closedMorning: true },
];

/** A field does not change to the value that it has already, so two weekdays alternate. */
const anotherWeekday = '2031-05-09T09:30';

/** Sets the value as a picker or autofill does: without a key, wherever the focus is. */
const put =
  (moment: string) =>
  ({ page }: Stage) =>
    input(page).evaluate(
      (element: HTMLInputElement, [value, other]) => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
        set?.call(element, element.value === value ? other : value);
        element.dispatchEvent(new Event('input', { bubbles: true }));
      },
      [moment, anotherWeekday] as const,
    );

export const scheduleField: PageModel = {
  path: '/Form_Request/clearance',
  prepare: (context) => mockListQueries(context, 'hallDays', closedDays),
  interactions: {
    FOCUS: ({ page }) => input(page).focus(),
    // Moves to the next part of the date, and writes nothing.
    KEY_DOWN: ({ page }) => input(page).press('ArrowRight'),
    'CHANGE:weekday': put(weekdaySchedule),
    'CHANGE:saturday': put(saturdaySchedule),
    'CHANGE:closed': put(closedSchedule),
    'ENTER:weekday': async (stage) => {
      await put(weekdaySchedule)(stage);
      await input(stage.page).press('Enter');
    },
    'BLUR:weekday': async (stage) => {
      await put(weekdaySchedule)(stage);
      await input(stage.page).blur();
    },
    DISMISS: ({ page }) =>
      page
        .getByRole('alert')
        .filter({ has: alert(page) })
        .getByRole('button', { name: partMessages.english.dismiss })
        .click(),
  },
  // A person who types leaves the field before the press.
  refuses: (key, before) => key === 'DISMISS' && before.matches({ focus: 'typing' }),
  // Dismissing the alert returns the focus to the field.
  follows: (key) => (key === 'DISMISS' ? [{ type: 'FOCUS' }] : []),
  states: {
    'scheduleField.focus.blurred': { visible: [input], hidden: [focused] },
    'scheduleField.focus.focused': { visible: [focused] },
    'scheduleField.focus.typing': { visible: [focused] },
    'scheduleField.notice.none': { hidden: [alert, closedAlert] },
    'scheduleField.notice.weekend': { visible: [alert] },
    'scheduleField.notice.hallClosed': { visible: [closedAlert], hidden: [alert] },
  },
  tags: {
    typing: {
      unseen: 'It holds warnings back, which no sample moment has: tests/components/request/form.test.tsx.',
    },
    weekendRefused: alert,
    hallClosed: closedAlert,
  },
};

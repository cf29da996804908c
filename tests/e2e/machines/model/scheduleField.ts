import type { Page } from 'playwright-core';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { saturdaySchedule, weekdaySchedule } from '../../../support/browser/resident.ts';
import { byText, type PageModel, type Stage } from './pageModel.ts';

const input = (page: Page) => page.locator('input[name="schedule"]');
const focused = (page: Page) => page.locator('input[name="schedule"]:focus');
const alert = byText(requestFormMessages.weekend.alert);

/** A field that holds a moment already does not change to it: two weekdays take turns. */
const anotherWeekday = '2031-05-09T09:30';

/** As a picker does it, or the browser that fills a form in: without a key, and wherever the focus is. */
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
  path: '/Form_Request?formType=BARANGAY_CLEARANCE',
  interactions: {
    FOCUS: ({ page }) => input(page).focus(),
    // To the next part of the moment: nothing is written.
    KEY: ({ page }) => input(page).press('ArrowRight'),
    'CHANGE:weekday': put(weekdaySchedule),
    'CHANGE:saturday': put(saturdaySchedule),
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
        .getByRole('button', { name: partMessages.dismiss })
        .click(),
  },
  // To press it, who edits by keys leaves the field first.
  refuses: (key, before) => key === 'DISMISS' && before.matches({ attention: 'keying' }),
  // Who has read the alert goes on in the field.
  follows: (key) => (key === 'DISMISS' ? [{ type: 'FOCUS' }] : []),
  states: {
    'scheduleField.attention.away': { visible: [input], hidden: [focused] },
    'scheduleField.attention.choosing': { visible: [focused] },
    'scheduleField.attention.keying': { visible: [focused] },
    'scheduleField.notice.none': { hidden: [alert] },
    'scheduleField.notice.weekend': { visible: [alert] },
  },
};

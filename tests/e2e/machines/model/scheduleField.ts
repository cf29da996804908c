import type { Page } from 'playwright-core';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { saturday, weekday } from '../../../support/browser/resident.ts';
import { type OnPage, type Stage, text } from './onPage.ts';

const input = (page: Page) => page.locator('input[name="schedule"]');
const focused = (page: Page) => page.locator('input[name="schedule"]:focus');
const alert = text(requestFormMessages.weekend.alert);

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

export const scheduleField: OnPage = {
  path: '/Form_Request?formType=BARANGAY_CLEARANCE',
  acts: {
    FOCUS: ({ page }) => input(page).focus(),
    // To the next part of the moment: nothing is written.
    KEY: ({ page }) => input(page).press('ArrowRight'),
    'CHANGE:weekday': put(weekday),
    'CHANGE:saturday': put(saturday),
    'ENTER:weekday': async (stage) => {
      await put(weekday)(stage);
      await input(stage.page).press('Enter');
    },
    'BLUR:weekday': async (stage) => {
      await put(weekday)(stage);
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
    'scheduleField.attention.away': { sees: [input], misses: [focused] },
    'scheduleField.attention.choosing': { sees: [focused] },
    'scheduleField.attention.keying': { sees: [focused] },
    'scheduleField.notice.none': { misses: [alert] },
    'scheduleField.notice.weekend': { sees: [alert] },
  },
};

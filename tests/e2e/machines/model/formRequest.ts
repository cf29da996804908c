import type { Page } from 'playwright-core';
import { formRequest as registered } from '../../../../machines/index.ts';
import type { QueuedSubmission } from '../../../../machines/request/context.ts';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { button, type OnPage, type Seen, text } from './onPage.ts';

const type = 'BARANGAY_CLEARANCE';
const waitingKey = `waiting ${type}`;
const [{ event: resumed }] = registered.samples.RESUME as unknown as [
  { readonly event: { readonly waiting: QueuedSubmission } },
];
const { form, failure, success } = requestFormMessages;
const { waiting, withdrawn } = sendingMessages;

const robot = (page: Page) => page.getByLabel(form.robot);
const keep = (isKept: boolean) => (page: Page) =>
  page.getByRole('checkbox', { name: waiting.keep, checked: isKept });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.lead });
const main = (page: Page) => page.getByRole('main');
const dismiss = (page: Page) => main(page).getByRole('button', { name: partMessages.dismiss });

const canSubmit = button(form.submit, false);
const sending: Seen = { sees: [button(form.submitting, true), text(form.keepOpen)], misses: [failed] };
const waits = text(waiting.title);

export const formRequest: OnPage = {
  path: `/Form_Request?formType=${type}`,
  lanes: 3,
  really: ['checkAnswers:incomplete'],
  planted: ['RESUME'],
  // An earlier visit has left it on the phone.
  plant: async ({ page }, key) => {
    if (key !== 'RESUME') return;
    const { drawn, draws, unanswered } = resumed.waiting;
    await page.evaluate(
      ([name, kept]) => localStorage.setItem(name, JSON.stringify({ ...kept, keptAt: Date.now() })),
      [waitingKey, { values: {}, code: drawn.code, draws, unanswered }] as const,
    );
  },
  // What an earlier visit has left is found when the form is opened, and not later.
  refuses: (key, _, step) => key === 'RESUME' && step > 0,
  acts: {
    TICK: ({ page }) => robot(page).check(),
    // The machine unticks it: 'uncheck' would look for a box that stays.
    UNTICK: ({ page }) => robot(page).click(),
    SUBMIT: async ({ page }) => {
      const again = button(waiting.again)(page);
      await ((await again.isVisible()) ? again : canSubmit(page)).click();
    },
    DISMISS: ({ page }) => dismiss(page).click(),
    KEEP: ({ page }) => keep(false)(page).click(),
    UNKEEP: ({ page }) => keep(true)(page).click(),
    WITHDRAW: ({ page }) => button(waiting.withdraw)(page).click(),
    START_AGAIN: ({ page }) => button(success.another)(page).click(),
    // Another tab has sent it, or taken it back.
    TAKEN_OVER: ({ beside }) => beside.evaluate((key) => localStorage.removeItem(key), waitingKey),
  },
  states: {
    'formRequest.idle': {
      sees: [button(form.submit, true), text(form.tickFirst)],
      misses: [failed, waits, text(success.alert)],
    },
    'formRequest.ready': { sees: [canSubmit], misses: [text(form.tickFirst), failed, text(withdrawn.title)] },
    'formRequest.incomplete': { sees: [canSubmit, (page) => main(page).getByText(/ your attention$/)] },
    'formRequest.failure': { sees: [canSubmit, failed] },
    'formRequest.withdrawn': { sees: [canSubmit, text(withdrawn.title)], misses: [waits] },
    'formRequest.checking': { sees: [button(form.checking, true)] },
    'formRequest.submitting.settling': sending,
    'formRequest.submitting.resting': { sees: [button(form.submitting, true), text(form.resting)] },
    'formRequest.submitting.trying.drawing': sending,
    'formRequest.submitting.trying.saving': sending,
    'formRequest.submitting.trying.lookingUp': sending,
    'formRequest.submitting.trying.lookingForEarlier': sending,
    'formRequest.submitting.lookingForSignal': sending,
    'formRequest.waiting.inPage': { sees: [waits, keep(false), text(waiting.keepNote)] },
    'formRequest.waiting.onPhone': { sees: [waits, keep(true), text(waiting.onPhone)] },
    'formRequest.waiting.notKept': { sees: [waits, keep(false), text(waiting.notKept)] },
    'formRequest.success': {
      sees: [text(success.alert), button(success.another)],
      misses: [button(form.submit)],
    },
  },
};

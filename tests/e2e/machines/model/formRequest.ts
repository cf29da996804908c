import type { Page } from 'playwright-core';
import { formRequest as registered } from '../../../../machines/index.ts';
import type { QueuedSubmission } from '../../../../machines/request/context.ts';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { byButton, byText, type PageModel, type StateView } from './pageModel.ts';

const type = 'BARANGAY_CLEARANCE';
const waitingKey = `waiting ${type}`;
const [{ event: resumed }] = registered.samples.RESUME as unknown as [
  { readonly event: { readonly waiting: QueuedSubmission } },
];
const { form, failure, success } = requestFormMessages;
const { waiting, withdrawn } = sendingMessages;

const robot = (page: Page) => page.getByLabel(form.robot);
const saveCheckbox = (isKept: boolean) => (page: Page) =>
  page.getByRole('checkbox', { name: waiting.keep, checked: isKept });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.lead });
const main = (page: Page) => page.getByRole('main');
const dismiss = (page: Page) => main(page).getByRole('button', { name: partMessages.dismiss });

const canSubmit = byButton(form.submit, false);
const sending: StateView = {
  visible: [byButton(form.submitting, true), byText(form.keepOpen)],
  hidden: [failed],
};
const waits = byText(waiting.title);

export const formRequest: PageModel = {
  path: `/Form_Request?formType=${type}`,
  parallelPages: 3,
  realChoices: ['checkAnswers:incomplete'],
  seededChoices: ['RESUME'],
  // An earlier visit has left it on the phone.
  seedStorage: async ({ page }, key) => {
    if (key !== 'RESUME') return;
    const { drawn, draws, unanswered } = resumed.waiting;
    await page.evaluate(
      ([name, kept]) => localStorage.setItem(name, JSON.stringify({ ...kept, keptAt: Date.now() })),
      [waitingKey, { values: {}, code: drawn.code, draws, unanswered }] as const,
    );
  },
  // What an earlier visit has left is found when the form is opened, and not later.
  refuses: (key, _, step) => key === 'RESUME' && step > 0,
  interactions: {
    TICK: ({ page }) => robot(page).check(),
    // The machine unticks it: 'uncheck' would look for a box that stays.
    UNTICK: ({ page }) => robot(page).click(),
    SUBMIT: async ({ page }) => {
      const again = byButton(waiting.again)(page);
      await ((await again.isVisible()) ? again : canSubmit(page)).click();
    },
    DISMISS: ({ page }) => dismiss(page).click(),
    KEEP: ({ page }) => saveCheckbox(false)(page).click(),
    UNKEEP: ({ page }) => saveCheckbox(true)(page).click(),
    WITHDRAW: ({ page }) => byButton(waiting.withdraw)(page).click(),
    START_AGAIN: ({ page }) => byButton(success.another)(page).click(),
    // Another tab has sent it, or taken it back.
    TAKEN_OVER: ({ otherTab }) => otherTab.evaluate((key) => localStorage.removeItem(key), waitingKey),
  },
  states: {
    'formRequest.idle': {
      visible: [byButton(form.submit, true), byText(form.tickFirst)],
      hidden: [failed, waits, byText(success.alert)],
    },
    'formRequest.ready': {
      visible: [canSubmit],
      hidden: [byText(form.tickFirst), failed, byText(withdrawn.title)],
    },
    'formRequest.incomplete': { visible: [canSubmit, (page) => main(page).getByText(/ your attention$/)] },
    'formRequest.failure': { visible: [canSubmit, failed] },
    'formRequest.withdrawn': { visible: [canSubmit, byText(withdrawn.title)], hidden: [waits] },
    'formRequest.checking': { visible: [byButton(form.checking, true)] },
    'formRequest.submitting.settling': sending,
    'formRequest.submitting.resting': { visible: [byButton(form.submitting, true), byText(form.resting)] },
    'formRequest.submitting.trying.drawing': sending,
    'formRequest.submitting.trying.saving': sending,
    'formRequest.submitting.trying.lookingUp': sending,
    'formRequest.submitting.trying.lookingForEarlier': sending,
    'formRequest.submitting.lookingForSignal': sending,
    'formRequest.waiting.inPage': { visible: [waits, saveCheckbox(false), byText(waiting.keepNote)] },
    'formRequest.waiting.onPhone': { visible: [waits, saveCheckbox(true), byText(waiting.onPhone)] },
    'formRequest.waiting.notKept': { visible: [waits, saveCheckbox(false), byText(waiting.notKept)] },
    'formRequest.success': {
      visible: [byText(success.alert), byButton(success.another)],
      hidden: [byButton(form.submit)],
    },
  },
};

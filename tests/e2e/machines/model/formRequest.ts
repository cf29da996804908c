import type { Page } from 'playwright-core';
import { formRequest as registered } from '../../../../machines/index.ts';
import type { QueuedSubmission, StoredResult } from '../../../../machines/request/context.ts';
import { requestPath } from '../../../../src/form/requestPath.ts';
import { formMessages } from '../../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../../src/i18n/en/parts.ts';
import { requestMessages } from '../../../../src/i18n/en/requests.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { byButton, byText, type PageModel, type StateView } from './pageModel.ts';

const type = 'BARANGAY_CLEARANCE';
const queuedRequestKey = `waiting ${type}`;
const [{ event: resumed }] = registered.samples.RESUME as unknown as [
  { readonly event: { readonly submission: QueuedSubmission } },
];
const [{ event: shown }] = registered.samples.SHOW_STORED as unknown as [
  { readonly event: { readonly stored: StoredResult } },
];
const { submission } = resumed;
const draftOf = (versions: readonly unknown[]): string =>
  JSON.stringify({
    formType: type,
    values: { lname: 'Sample' },
    sent: { code: submission.code, draws: 1, versions },
  });
/** What an earlier page of the tab left, by the choice that the form then makes. */
const leftInTab: Readonly<Record<string, readonly [key: string, text: string]>> = {
  ADOPT_CODE: [`draft ${type}`, draftOf([])],
  'ADOPT_CODE:sent without an answer': [`draft ${type}`, draftOf([{ version: null, schedule: null }])],
  SHOW_STORED: [
    `receipt ${type}`,
    JSON.stringify({
      id: shown.stored.recordId,
      code: shown.stored.receiptCode,
      schedule: shown.stored.schedule,
    }),
  ],
};
const seeded = ['RESUME', ...Object.keys(leftInTab)];
const { form } = formMessages.english;
const { failure } = outcomeMessages.english;
const { success } = outcomeMessages.english;
const { waiting, withdrawn, sentAlready } = sendingMessages.english;

const robot = (page: Page) => page.getByLabel(form.robot);
const saveCheckbox = (isStored: boolean) => (page: Page) =>
  page.getByRole('checkbox', { name: waiting.keep, checked: isStored });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.lead });
const scheduleRefused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failure.answersKept }).filter({ hasNotText: failure.lead });
const sentBefore = (page: Page) => page.getByRole('alert').filter({ hasText: sentAlready.title });
const main = (page: Page) => page.getByRole('main');
const dismiss = (page: Page) => main(page).getByRole('button', { name: partMessages.english.dismiss });

const canSubmit = byButton(form.submit, false);
const sending: StateView = {
  visible: [byButton(form.submitting, true), byText(form.keepOpen)],
  hidden: [failed],
};
const waits = byText(waiting.title);
const confirmed = {
  visible: [byText(success.alert), byButton(success.another)],
  hidden: [byButton(form.submit), byButton(success.keep.clear)],
};

export const formRequest: PageModel = {
  path: requestPath(type),
  parallelPages: 3,
  realChoices: ['checkAnswers:incomplete'],
  seededChoices: seeded,
  // An earlier visit stored the request on the phone, or an earlier page left its draft or its receipt in the tab.
  seedStorage: async ({ page }, key) => {
    const left = leftInTab[key];
    if (left !== undefined) await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), left);
    if (key !== 'RESUME') return;
    const { code, record, versionId } = submission;
    await page.evaluate(
      ([name, stored]) =>
        localStorage.setItem(name, JSON.stringify({ ...JSON.parse(stored), keptAt: Date.now() })),
      [
        queuedRequestKey,
        JSON.stringify({ values: {}, code, draws: 1, unanswered: [record], versions: [versionId] }),
      ] as const,
    );
  },
  // The form takes up a queued request and a receipt only when it opens.
  refuses: (key, _, step) => step > 0 && ['RESUME', 'SHOW_STORED'].includes(key),
  // The answers about the same person are the first ones of another draft.
  follows: (choice, { context }) =>
    choice === 'START_FOR_SAME_PERSON' && context.stored?.record != null
      ? [{ type: 'ADOPT_CODE', code: submission.code, isUnanswered: false }]
      : [],
  interactions: {
    CONFIRM: ({ page }) => robot(page).check(),
    // The machine clears the box by itself, so 'uncheck' would wait in vain.
    UNCONFIRM: ({ page }) => robot(page).click(),
    SUBMIT: async ({ page }) => {
      const again = byButton(waiting.again)(page);
      await ((await again.isVisible()) ? again : canSubmit(page)).click();
    },
    // formClosedWhileOpen.test.ts brings it about on the page.
    'SUBMIT:not offered': ({ choose }) => choose('SUBMIT:not offered'),
    SEND_AS_ANOTHER: ({ page }) => byButton(sentAlready.another)(page).click(),
    DISMISS: ({ page }) => dismiss(page).click(),
    STORE_ON_PHONE: ({ page }) => saveCheckbox(false)(page).click(),
    REMOVE_FROM_PHONE: ({ page }) => saveCheckbox(true)(page).click(),
    WITHDRAW: ({ page }) => byButton(waiting.withdraw)(page).click(),
    START_AGAIN: ({ page }) => byButton(success.another)(page).first().click(),
    START_FOR_SAME_PERSON: async ({ page, choose }) => {
      const open = byButton(success.samePerson.open)(page);
      // Absent where nobody knows which answers are stored.
      if (!(await open.isVisible())) return choose('START_FOR_SAME_PERSON');
      await open.click();
      await byButton(requestMessages.english.services[type].name)(page).click();
    },
    CLEAR_RECEIPT: ({ page }) => byButton(success.keep.clear)(page).click(),
    // Another tab has sent or withdrawn the request.
    CHANGED_ELSEWHERE: ({ otherTab }) =>
      otherTab.evaluate((key) => localStorage.removeItem(key), queuedRequestKey),
  },
  states: {
    'formRequest.idle': {
      visible: [byButton(form.submit, true), byText(form.checkRobotFirst)],
      hidden: [failed, waits, byText(success.alert)],
    },
    'formRequest.robotChecked': {
      visible: [canSubmit],
      hidden: [byText(form.checkRobotFirst), failed, byText(withdrawn.title)],
    },
    'formRequest.incomplete': { visible: [canSubmit, (page) => main(page).getByText(/ your attention$/)] },
    'formRequest.failure': { visible: [canSubmit, failed] },
    'formRequest.scheduleRefused': { visible: [canSubmit, scheduleRefused], hidden: [failed] },
    'formRequest.withdrawn': { visible: [canSubmit, byText(withdrawn.title)], hidden: [waits] },
    'formRequest.sentAlready.unconfirmed': {
      visible: [sentBefore, byButton(form.submit, true), byButton(sentAlready.another, true)],
    },
    'formRequest.sentAlready.confirmed': {
      visible: [sentBefore, byButton(form.submit, true), byButton(sentAlready.another, false)],
    },
    'formRequest.validating': { visible: [byButton(form.checking, true)] },
    'formRequest.submitting.delaying': sending,
    'formRequest.submitting.backoff': {
      visible: [byButton(form.submitting, true), byText(form.waitingToRetry)],
    },
    'formRequest.submitting.attempting.drawingCode': sending,
    'formRequest.submitting.attempting.findingPlace': sending,
    'formRequest.submitting.attempting.saving': sending,
    'formRequest.submitting.attempting.checkingReceipt': sending,
    'formRequest.submitting.attempting.explainingRefusal': sending,
    'formRequest.submitting.contended': sending,
    'formRequest.submitting.attempting.checkingPreviousReceipt': sending,
    'formRequest.submitting.checkingConnectivity': sending,
    'formRequest.queued.inMemory': { visible: [waits, saveCheckbox(false), byText(waiting.keepNote)] },
    'formRequest.queued.onPhone': { visible: [waits, saveCheckbox(true), byText(waiting.onPhone)] },
    'formRequest.queued.storeFailed': { visible: [waits, saveCheckbox(false), byText(waiting.notKept)] },
    'formRequest.success.inTab': {
      visible: [...confirmed.visible, byText(success.keep.inTab), byButton(success.keep.clear)],
      hidden: [byButton(form.submit)],
    },
    'formRequest.success.onPage': { ...confirmed, visible: [...confirmed.visible, byText(success.write)] },
    'formRequest.success.cleared': {
      ...confirmed,
      visible: [...confirmed.visible, byText(success.keep.cleared)],
    },
  },
  tags: {
    editable: (page) => page.getByRole('checkbox', { name: form.robot, disabled: false }),
    confirmed: (page) => page.getByRole('checkbox', { name: form.robot, checked: true }),
    listsErrors: (page) => main(page).getByText(/ your attention$/),
    failed,
    scheduleRefused,
    withdrawn: byText(withdrawn.title),
    sentAlready: sentBefore,
    validating: byButton(form.checking, true),
    sending: byButton(form.submitting, true),
    backoff: byText(form.waitingToRetry),
    queued: waits,
    onPhone: byText(waiting.onPhone),
    storeFailed: byText(waiting.notKept),
    stored: byText(success.alert),
    receiptInTab: byButton(success.keep.clear),
    receiptCleared: byText(success.keep.cleared),
  },
};

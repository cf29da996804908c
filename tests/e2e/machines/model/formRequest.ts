import type { Page } from 'playwright-core';
import { formRequest as registered } from '../../../../machines/index.ts';
import type { QueuedSubmission, SentSubmission, StoredResult } from '../../../../machines/request/context.ts';
import { serializeQueuedRequest } from '../../../../src/features/request/storage/requestSerializer.ts';
import { serializeSubmission } from '../../../../src/features/request/storage/sentSubmission.ts';
import { serializeTabReceipt } from '../../../../src/features/request/storage/tabReceipt.ts';
import { requestPath } from '../../../../src/form/requestPath.ts';
import { createEmptyValues } from '../../../../src/form/values.ts';
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
const [{ event: adopted }] = registered.samples.ADOPT_SUBMISSION as unknown as [
  { readonly event: SentSubmission },
];
const [{ event: shown }] = registered.samples.SHOW_STORED as unknown as [
  { readonly event: { readonly stored: StoredResult } },
];
/** What an earlier page of the tab left, by the choice that the form then makes. */
const leftInTab: Readonly<Record<string, readonly [key: string, text: string]>> = {
  ADOPT_SUBMISSION: [
    `draft ${type}`,
    JSON.stringify({
      formType: type,
      values: { lname: 'Sample' },
      sent: serializeSubmission(adopted),
    }),
  ],
  SHOW_STORED: [`receipt ${type}`, serializeTabReceipt(shown.stored)],
};
const { form } = formMessages.english;
const { failure } = outcomeMessages.english;
const { success } = outcomeMessages.english;
const { waiting, withdrawn } = sendingMessages.english;

const robot = (page: Page) => page.getByLabel(form.robot);
const saveCheckbox = (isStored: boolean) => (page: Page) =>
  page.getByRole('checkbox', { name: waiting.keep, checked: isStored });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.lead });
const scheduleRefused = (page: Page) =>
  page.getByRole('alert').filter({ hasText: failure.answersKept }).filter({ hasNotText: failure.lead });
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
  seededChoices: ['RESUME', 'ADOPT_SUBMISSION', 'SHOW_STORED'],
  // An earlier visit stored the request on the phone, or an earlier page left its draft or its receipt in the tab.
  seedStorage: async ({ page }, key) => {
    const left = leftInTab[key];
    if (left !== undefined) await page.evaluate(([name, text]) => sessionStorage.setItem(name, text), left);
    if (key !== 'RESUME') return;
    const { submission } = resumed;
    await page.evaluate(
      ([name, stored]) =>
        localStorage.setItem(name, JSON.stringify({ ...JSON.parse(stored), keptAt: Date.now() })),
      [
        queuedRequestKey,
        serializeQueuedRequest({ values: createEmptyValues(type), submission, keptAt: 0 }),
      ] as const,
    );
  },
  // The form takes up what is stored only when it opens.
  refuses: (key, _, step) => ['RESUME', 'ADOPT_SUBMISSION', 'SHOW_STORED'].includes(key) && step > 0,
  interactions: {
    CONFIRM: ({ page }) => robot(page).check(),
    // The machine clears the box by itself, so 'uncheck' would wait in vain.
    UNCONFIRM: ({ page }) => robot(page).click(),
    SUBMIT: async ({ page }) => {
      const again = byButton(waiting.again)(page);
      await ((await again.isVisible()) ? again : canSubmit(page)).click();
    },
    // formClosedWhileOpen.test.ts and reloadWhileSending.test.ts bring them about on the page.
    'SUBMIT:not offered': ({ choose }) => choose('SUBMIT:not offered'),
    'SUBMIT:while an earlier request is looked up': ({ choose }) =>
      choose('SUBMIT:while an earlier request is looked up'),
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
    'formRequest.validating': { visible: [byButton(form.checking, true)] },
    'formRequest.submitting.delaying': sending,
    'formRequest.submitting.backoff': {
      visible: [byButton(form.submitting, true), byText(form.waitingToRetry)],
    },
    'formRequest.submitting.attempting.generatingId': sending,
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

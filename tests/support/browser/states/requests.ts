/** States of the form, and of a request that was sent. */
import type { Page } from 'playwright-core';
import { draftMessages } from '../../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../../src/i18n/en/outcome.ts';
import { receiptMessages } from '../../../../src/i18n/en/receipt.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { statusPageMessages } from '../../../../src/i18n/en/statusPage.ts';
import { versionMessages } from '../../../../src/i18n/en/version.ts';
import { testNow } from '../../server/runningServer.ts';
import { createTestClient, seedRequests } from '../../server/staffCommands.ts';
import { loadFilipinoMessages } from '../locale.ts';
import {
  checkRobotBox,
  fillInForm,
  fillInSchedule,
  readConfirmation,
  saturdaySchedule,
  submitForm,
} from '../resident.ts';
import type { Visit } from '../visit.ts';
import { mainOf, offlineLogs, type PageState } from './pageState.ts';

const form = '/Form_Request/facility';
const type = 'REQUEST_BARANGAY_OWN_USE';
const receiptCode = '01234567-89ab-4f3a-9c1b-0123456789ab';
const commits = '**/documents:commit';

const fillOut = async ({ page }: Visit): Promise<void> => {
  await fillInForm(page, type);
  await checkRobotBox(page);
};

const sendRequest = async (visited: Visit): Promise<void> => {
  await fillOut(visited);
  await submitForm(visited.page);
};

const refuseRequests = (page: Page) =>
  page.route(commits, (route) =>
    route.fulfill({
      status: 403,
      json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } },
    }),
  );

const sendRefused = async (visited: Visit): Promise<void> => {
  await sendRequest(visited);
  await visited.page.getByRole('alert').filter({ hasText: outcomeMessages.english.failure.lead }).waitFor();
};

export const requestPageStates: readonly PageState[] = [
  { name: 'form with every answer', path: form, reach: fillOut },
  {
    name: 'form with the list of its missing answers',
    path: form,
    reach: ({ page }) =>
      page
        .getByRole('region', { name: formMessages.english.form.answers.title, exact: true })
        .locator('summary')
        .click(),
  },
  {
    name: 'form with errors',
    path: form,
    reach: async (visited) => {
      await checkRobotBox(visited.page);
      await submitForm(visited.page);
      await visited.page.getByText(/answers need your attention/).waitFor();
    },
  },
  {
    name: 'form with a refused weekend',
    path: form,
    reach: async ({ page }) => {
      await fillInSchedule(page, saturdaySchedule);
      await page.locator('[name="schedule"]').blur();
      await page.getByText(formMessages.english.weekend.alert).waitFor();
    },
  },
  {
    name: 'form with a restored draft',
    path: form,
    reach: async ({ page }) => {
      await fillInForm(page, type);
      await page.getByLabel(draftMessages.english.keep).check();
      await page.reload();
      await page.getByText(draftMessages.english.restored.title).waitFor();
    },
  },
  {
    name: 'form asking to confirm Clear',
    path: form,
    reach: async ({ page }) => {
      await page.locator('[name="lname"]').fill('Sample');
      await page.getByRole('button', { name: draftMessages.english.clear }).click();
      await page.getByText(draftMessages.english.sure.title).waitFor();
    },
  },
  {
    name: 'request while sending',
    path: form,
    before: (page) => page.route(commits, () => {}),
    reach: async (visited) => {
      await sendRequest(visited);
      await visited.page.getByText(formMessages.english.form.keepOpen).waitFor();
    },
  },
  {
    name: 'request refused by the store',
    path: form,
    mayLog: [/403/],
    before: refuseRequests,
    reach: sendRefused,
  },
  {
    name: 'request refused by the store, on a page that is older than the site',
    path: form,
    mayLog: [/403/],
    before: refuseRequests,
    reach: async (visited) => {
      const { page } = visited;
      await page.route('**/version.json', (route) =>
        route.fulfill({ json: { version: 'the next release' } }),
      );
      await sendRefused(visited);
      await page.getByRole('button', { name: versionMessages.english.reload.button }).waitFor();
    },
  },
  {
    name: 'request without a signal',
    path: form,
    mayLog: offlineLogs,
    reach: async (visited) => {
      await loadFilipinoMessages(visited.page);
      await fillOut(visited);
      await visited.context.setOffline(true);
      await submitForm(visited.page);
      await visited.page.getByText(sendingMessages.english.waiting.title).first().waitFor();
    },
  },
  {
    name: 'request without a signal, on another page',
    path: form,
    mayLog: offlineLogs,
    reach: async (visited) => {
      await fillOut(visited);
      await visited.page.route(commits, (route) => route.abort());
      await visited.page.route('**/version.json', (route) => route.abort());
      await submitForm(visited.page);
      await visited.page.getByText(sendingMessages.english.waiting.title).first().waitFor();
      await visited.page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
      await visited.page.getByText(sendingMessages.english.elsewhere.waiting.open).waitFor();
      await mainOf(visited).getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'request confirmation',
    path: form,
    reach: async (visited) => {
      await sendRequest(visited);
      await readConfirmation(visited.page);
      await visited.page.getByRole('img', { name: receiptMessages.english.qr }).waitFor();
    },
  },
  {
    name: 'request confirmation with the services for the same person',
    path: form,
    reach: async (visited) => {
      const { samePerson } = outcomeMessages.english.success;
      await sendRequest(visited);
      await readConfirmation(visited.page);
      await visited.page.getByRole('button', { name: samePerson.open }).click();
      await visited.page.getByRole('group', { name: samePerson.open }).getByRole('button').first().waitFor();
    },
  },
  {
    name: 'request confirmation after a reload',
    path: form,
    reach: async (visited) => {
      await sendRequest(visited);
      await readConfirmation(visited.page);
      await visited.page.reload();
      await readConfirmation(visited.page);
      await visited.page.getByRole('img', { name: receiptMessages.english.qr }).waitFor();
    },
  },
  {
    name: 'form whose request was sent already',
    path: form,
    reach: async (visited) => {
      const { page } = visited;
      await fillOut(visited);
      // Another tab sent the same answers, under a code of its own.
      await page.evaluate((code) => {
        const key = Object.keys(sessionStorage).find((name) => name.startsWith('draft '))!;
        const { sent: _, ...draft } = JSON.parse(sessionStorage.getItem(key)!);
        new BroadcastChannel('sent').postMessage({ draft: JSON.stringify(draft), reference: '4f3a', code });
      }, receiptCode);
      await page.getByText(sendingMessages.english.sentAlready.title, { exact: true }).waitFor();
    },
  },
  {
    name: 'form whose last request was not received',
    path: form,
    reach: async ({ page }) => {
      await page.evaluate(([code, at]) => localStorage.setItem(`sent ${code}`, String(at)), [
        receiptCode,
        testNow - 60_000,
      ] as const);
      await page.reload();
      await page.getByText(sendingMessages.english.earlier.notReceived.title).first().waitFor();
    },
  },
  {
    name: 'request status ready',
    path: '/Request_Status',
    reach: async (visited) => {
      await seedRequests(createTestClient(visited.server), [
        { id: '4f3a', code: receiptCode, receiptFields: { state: 'ready', since: testNow } },
      ]);
      await visited.page.goto(`/Request_Status#${receiptCode}`);
      await mainOf(visited)
        .getByText(receiptMessages.english.status.states.ready.title, { exact: true })
        // The steps below name it too.
        .first()
        .waitFor();
    },
  },
  {
    name: 'request status not received',
    path: `/Request_Status#${receiptCode}`,
    reach: (visited) => mainOf(visited).getByText(statusPageMessages.english.notReceived.title).waitFor(),
  },
  {
    name: 'request status with an invalid code',
    path: '/Request_Status#none',
    reach: (visited) => mainOf(visited).getByText(statusPageMessages.english.malformed).waitFor(),
  },
];

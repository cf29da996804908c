/** The form, and what became of a request. */
import { draftMessages } from '../../../../src/i18n/en/draft.ts';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { receiptMessages } from '../../../../src/i18n/en/receipt.ts';
import { sendingMessages } from '../../../../src/i18n/en/sending.ts';
import { moment } from '../../server/runningServer.ts';
import { doorOf, leave } from '../../server/staffCommands.ts';
import { fillIn, receiptOf, saturday, submit, tickRobot } from '../resident.ts';
import type { Visit } from '../visit.ts';
import { cut, main, type Shown } from './pageState.ts';

const form = '/Form_Request?formType=REQUEST_BARANGAY_OWN_USE';
const type = 'REQUEST_BARANGAY_OWN_USE';
const receipt = '01234567-89ab-4f3a-9c1b-0123456789ab';
const commits = '**/documents:commit';

const filled = async ({ page }: Visit): Promise<void> => {
  await fillIn(page, type);
  await tickRobot(page);
};

const sent = async (visited: Visit): Promise<void> => {
  await filled(visited);
  await submit(visited.page);
};

export const requests: readonly Shown[] = [
  { name: 'a form that is filled in', path: form, bring: filled },
  {
    name: 'a form with errors',
    path: form,
    bring: async (visited) => {
      await tickRobot(visited.page);
      await submit(visited.page);
      await visited.page.getByText(/answers need your attention/).waitFor();
    },
  },
  {
    name: 'a weekend refused',
    path: form,
    bring: async ({ page }) => {
      await page.locator('[name="schedule"]').fill(saturday);
      await page.locator('[name="schedule"]').blur();
      await page.getByText(requestFormMessages.weekend.alert).waitFor();
    },
  },
  {
    name: 'a draft that came back',
    path: form,
    bring: async ({ page }) => {
      await fillIn(page, type);
      await page.getByLabel(draftMessages.keep).check();
      await page.reload();
      await page.getByText(draftMessages.restored.title).waitFor();
    },
  },
  {
    name: 'a form that asks whether to clear it',
    path: form,
    bring: async ({ page }) => {
      await page.locator('[name="lname"]').fill('Sample');
      await page.getByRole('button', { name: draftMessages.clear }).click();
      await page.getByText(draftMessages.sure.title).waitFor();
    },
  },
  {
    name: 'a request that is being sent',
    path: form,
    before: (page) => page.route(commits, () => {}),
    bring: async (visited) => {
      await sent(visited);
      await visited.page.getByText(requestFormMessages.form.keepOpen).waitFor();
    },
  },
  {
    name: 'a request that failed',
    path: form,
    mayLog: [/403/],
    before: (page) =>
      page.route(commits, (route) =>
        route.fulfill({
          status: 403,
          json: { error: { code: 403, status: 'PERMISSION_DENIED', message: '' } },
        }),
      ),
    bring: async (visited) => {
      await sent(visited);
      await visited.page.getByRole('alert').filter({ hasText: requestFormMessages.failure.lead }).waitFor();
    },
  },
  {
    name: 'a request without a signal',
    path: form,
    mayLog: cut,
    bring: async (visited) => {
      await filled(visited);
      await visited.context.setOffline(true);
      await submit(visited.page);
      await visited.page.getByText(sendingMessages.waiting.title).first().waitFor();
    },
  },
  {
    name: 'a request without a signal, seen from another page',
    path: form,
    mayLog: cut,
    bring: async (visited) => {
      await filled(visited);
      await visited.page.route(commits, (route) => route.abort());
      await visited.page.route('**/version.json', (route) => route.abort());
      await submit(visited.page);
      await visited.page.getByText(sendingMessages.waiting.title).first().waitFor();
      await visited.page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
      await visited.page.getByText(sendingMessages.elsewhere.waiting.open).waitFor();
      await main(visited).getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'the confirmation',
    path: form,
    bring: async (visited) => {
      await sent(visited);
      await receiptOf(visited.page);
      await visited.page.getByRole('img', { name: receiptMessages.qr }).waitFor();
    },
  },
  {
    name: 'a request that is ready',
    path: '/Request_Status',
    bring: async (visited) => {
      await leave(doorOf(visited.server), [
        { id: '4f3a', code: receipt, told: { state: 'ready', since: moment } },
      ]);
      await visited.page.goto(`/Request_Status#${receipt}`);
      await main(visited).getByText(receiptMessages.status.states.ready.title, { exact: true }).waitFor();
    },
  },
  {
    name: 'a request that was not received',
    path: `/Request_Status#${receipt}`,
    bring: (visited) => main(visited).getByText(receiptMessages.status.notReceived.title).waitFor(),
  },
  {
    name: 'what is no receipt code',
    path: '/Request_Status#none',
    bring: (visited) => main(visited).getByText(receiptMessages.status.malformed).waitFor(),
  },
];

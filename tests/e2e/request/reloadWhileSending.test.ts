/** §4 A page that is reloaded in the middle of a submission (docs/failures.md 16): the site looks up what became of it. */

import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../src/domain/dates/formatDay.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { passTime } from '../../support/browser/passTime.ts';
import { countReceipts, readStoredRequests } from '../../support/browser/records.ts';
import {
  checkRobotBox,
  fillInForm,
  fillInSchedule,
  readConfirmation,
  residentAnswers,
  submitForm,
  weekdaySchedule,
} from '../../support/browser/resident.ts';
import { waitUntilSettled } from '../../support/browser/settled.ts';
import { type Visit, visit, withBrowser } from '../../support/browser/visit.ts';
import { testNow } from '../../support/testNow.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const commits = '**/documents:commit';
const lookups = '**/documents:batchGet';
const mayLog = [/net::ERR_/, /The version check/, /What became of an earlier request/];
const { received, notReceived } = sendingMessages.english.earlier;
const { sentAlready } = sendingMessages.english;

const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: formMessages.english.form.submit, exact: true });
const readTab = (page: Page) => page.evaluate(() => ({ ...sessionStorage }) as Record<string, string>);
const readPhone = (page: Page) => page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
const readSentCode = async (page: Page): Promise<string> =>
  Object.keys(await readPhone(page))
    .find((key) => key.startsWith('sent '))
    ?.slice('sent '.length) ?? '';

/** The answers that no draft contains. */
const answerSensitive = async (page: Page) => {
  await page.locator('[name="birthDate"]').fill(residentAnswers.birthDate!);
  await page.getByLabel('Single', { exact: true }).check();
};

const reload = async (page: Page) => {
  const dialogEvent = page.waitForEvent('dialog');
  const reloaded = page.reload();
  await (await dialogEvent).accept();
  await reloaded;
};

type Fate = 'stored, no answer' | 'still on its way';

/** Submits the form, and reloads it before an answer. Returns the request of the submission. */
const reloadWhileSending = async ({ page, server }: Visit, fate: Fate): Promise<Request> => {
  await fillInForm(page, type);
  await checkRobotBox(page);
  await page.route(
    commits,
    async (route) => {
      if (fate === 'stored, no answer') await route.fetch().catch(() => {});
    },
    { times: 1 },
  );
  const requested = page.waitForRequest(commits);
  await submitForm(page);
  const request = await requested;
  if (fate === 'stored, no answer')
    await expect.poll(async () => (await readStoredRequests(server)).length).toBe(1);
  await reload(page);
  return request;
};

const isVisible = (page: Page, text: string) => () => page.getByText(text, { exact: true }).isVisible();

/** The submission arrives at the store late. */
const arrive = (request: Request): Promise<Response> =>
  fetch(request.url(), {
    method: 'POST',
    headers: { 'content-type': 'text/plain' },
    body: request.postData(),
  });

const { success } = outcomeMessages.english;
const confirm = async (page: Page) => {
  await fillInForm(page, type);
  await checkRobotBox(page);
  await submitForm(page);
  return readConfirmation(page);
};

describe('§4 §8 a form that is reloaded while it sends (failures 16)', () => {
  it('lets the person go on while it looks the last request up, and shows the stored one as the confirmation until it is cleared', async () => {
    const visited = await visit(path, { mayLog });
    const { page, server } = visited;
    const release = await holdCalls(page, lookups);
    await reloadWhileSending(visited, 'stored, no answer');
    await answerSensitive(page);
    await checkRobotBox(page);
    expect(await submitButton(page).isEnabled()).toBe(true);
    release();

    const { id, code } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    expect(await countReceipts(server)).toBe(1);
    expect(await page.getByText(outcomeMessages.english.success.appointment).count()).toBe(1);
    expect(await page.locator('[name="lname"]').count()).toBe(0);
    expect(await page.getByText(received.title(id)).count()).toBe(0);
    const [tab, phone] = [await readTab(page), await readPhone(page)];
    expect(Object.keys({ ...tab, ...phone }).filter((key) => /^(?:draft|sent) /.test(key))).toEqual([]);
    expect(JSON.stringify(tab)).not.toContain('Sample');
    expect(JSON.parse(tab[`receipt ${type}`]!)).toMatchObject({ id, code, schedule: weekdaySchedule });

    await page.reload();
    expect(await readConfirmation(page)).toEqual({ id, code });
    await page.getByText(success.keep.inTab).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Sample-Ñ');
    await page.getByRole('button', { name: success.keep.clear }).click();
    await page.getByText(success.keep.cleared).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(success.keep.cleared);
    expect(JSON.stringify(await readTab(page))).not.toContain(id);
    await page.reload();
    await page.locator('[name="lname"]').waitFor();
    expect(await page.getByText(success.alert).count()).toBe(0);
  });

  it('says after fifteen seconds that the request was not received, and sends the draft under the same receipt code', async () => {
    const visited = await visit(path, { mayLog: [...mayLog, /403/], clock: 'installed' });
    const { page, server } = visited;
    const request = await reloadWhileSending(visited, 'still on its way');
    const code = await readSentCode(page);
    await page
      .getByText(draftMessages.english.restored.notKept('Birth date, Civil status and priority lane'))
      .waitFor();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample-Ñ');
    expect(await page.getByText(notReceived.title).count()).toBe(0);
    await passTime(page, isVisible(page, notReceived.title));
    expect(await page.evaluate((opened) => Date.now() - opened, testNow)).toBeGreaterThanOrEqual(15_000);
    expect(await page.getByRole('link', { name: notReceived.open }).count()).toBe(0);
    await answerSensitive(page);
    await checkRobotBox(page);
    await submitButton(page).dblclick();
    await page.clock.fastForward(2_000);
    expect((await readConfirmation(page)).code).toBe(code);
    await page.getByText(notReceived.title, { exact: true }).waitFor({ state: 'detached' });
    // The first submission arrives after the second.
    expect((await arrive(request)).status).toBe(403);
    expect((await readStoredRequests(server)).length).toBe(1);
    expect(await countReceipts(server)).toBe(1);
  });

  it('says that the request was sent already where another version than the last one is stored', async () => {
    const { page, server } = await visit(path, { mayLog });
    await fillInForm(page, type);
    await checkRobotBox(page);
    await page.route(
      commits,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submitForm(page);
    await page.getByRole('alert').filter({ hasText: outcomeMessages.english.failure.lead }).waitFor();
    await fillInSchedule(page, '2031-05-09T14:00');
    const release = await holdCalls(page, lookups);
    const lookedUp = page.waitForRequest(lookups);
    await submitForm(page);
    await lookedUp;
    await reload(page);
    // Before the form is open, a notice above the page has the reference.
    await page.getByText(draftMessages.english.restored.title).waitFor();
    release();
    const [stored] = await readStoredRequests(server);
    const alert = page.getByRole('alert').filter({ hasText: sentAlready.title });
    await alert.getByText(sentAlready.reference(stored!.id)).waitFor();
    await alert
      .getByText(sentAlready.day(formatMoment(weekdaySchedule, translateToEnglish)), { exact: true })
      .waitFor();
    expect(await page.locator('[name="schedule"]').inputValue()).toBe('2031-05-09T14:00');
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('stores a draft of release 1.0.0 once, which that release sent in two versions, after a lost reply', async () => {
    const { page, server } = await visit('/Emergency-Hotlines', { mayLog });
    const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
    await page.evaluate(
      ([key, text]) => sessionStorage.setItem(key!, text!),
      [
        `draft ${type}`,
        `{"formType":"${type}","values":{"lname":"Sample-Old"},"sent":{"code":"${code}","draws":1,"versions":[` +
          '{"version":"6a1d2e3f-4b5c-4d6e-9f70-8192a3b4c5d6","schedule":"2031-05-09T14:00"},' +
          `{"version":"5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5","schedule":"${weekdaySchedule}"}]}}`,
      ],
    );
    await page.goto(path);
    await page.getByText(draftMessages.english.restored.title).waitFor();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample-Old');
    await fillInForm(page, type);
    await checkRobotBox(page);
    await page.route(
      commits,
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
    await submitForm(page);
    await page.getByRole('alert').filter({ hasText: outcomeMessages.english.failure.lead }).waitFor();
    await submitForm(page);
    expect(await readConfirmation(page)).toEqual({ id: '4f3a', code });
    expect((await readStoredRequests(server)).map(({ id }) => id)).toEqual(['4f3a']);
    expect(await countReceipts(server)).toBe(1);
  });

  it('deletes the draft on the phone when another page finds the request, and shows the form as confirmation', async () => {
    const visited = await visit(path, { mayLog });
    const { page, context, server } = visited;
    await fillInForm(page, type);
    await page.getByLabel(draftMessages.english.keep).check();
    await checkRobotBox(page);
    await page.route(commits, async (route) => {
      await route.fetch().catch(() => {});
    });
    await submitForm(page);
    // A form waits for seconds before it is sent, which no act awaits.
    await expect.poll(async () => (await readStoredRequests(server)).length).toBe(1);
    await page.close();

    const next = await context.newPage();
    await next.goto('/Resident');
    const [request] = await readStoredRequests(server);
    await next.getByText(received.title(request!.id)).waitFor();
    expect(JSON.stringify(await readPhone(next))).not.toMatch(/Sample|"sent /);
    await next.reload();
    expect(await next.getByText(received.title(request!.id)).count()).toBe(0);
    await next.goto(path);
    expect((await readConfirmation(next)).id).toBe(request!.id);
  });
});

describe('§3 §8 the receipt in the tab', () => {
  it('shows no empty form before the confirmation of a reloaded page, and no receipt after the next request begins', async () => {
    const { page } = await visit(path);
    await confirm(page);
    const release = await holdCalls(page, '**/assets/**');
    await page.evaluate(() => window.location.reload());
    await page.waitForFunction(
      () => document.readyState !== 'loading' && 'other' in document.documentElement.dataset,
    );
    expect(await page.locator('[name="lname"]').isVisible()).toBe(false);
    release();
    await readConfirmation(page);
    await page.getByRole('button', { name: success.another }).first().click();
    await page.locator('[name="lname"]').waitFor();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('');
    expect(Object.keys(await readTab(page))).not.toContain(`receipt ${type}`);
  });

  it("is in a duplicated tab too, is cleared from one tab alone, and decides what the browser's back cache shows", async () => {
    const { page } = await visit(path);
    const { id } = await confirm(page);
    const opened = page.waitForEvent('popup');
    await page.evaluate(() => void window.open(location.href));
    const copy = await opened;
    copy.setDefaultTimeout(30_000);
    expect((await readConfirmation(copy)).id).toBe(id);
    await copy.getByRole('button', { name: success.keep.clear }).click();
    await copy.getByText(success.keep.cleared).waitFor();
    await page.reload();
    expect((await readConfirmation(page)).id).toBe(id);

    const showFromCache = async () => {
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await waitUntilSettled(page);
      return page.getByText(success.alert).count();
    };
    expect(await showFromCache()).toBe(1);
    await page.evaluate((key) => sessionStorage.removeItem(key), `receipt ${type}`);
    expect(await showFromCache()).toBe(0);
    await page.locator('[name="lname"]').waitFor();
  });
});

/** §4 A page that is reloaded in the middle of a submission (docs/failures.md 16): the form looks the request up before it sends. */

import type { Page, Request } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../src/domain/dates/formatDay.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { passTime } from '../../support/browser/passTime.ts';
import { countReceipts, readStoredRequests } from '../../support/browser/records.ts';
import {
  checkRobotBox,
  fillInForm,
  readConfirmation,
  residentAnswers,
  submitForm,
  weekdaySchedule,
} from '../../support/browser/resident.ts';
import { type Visit, visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const commits = '**/documents:commit';
const lookups = '**/documents:batchGet';
const mayLog = [/net::ERR_/, /The version check/, /What became of an earlier request/];
const { checking, unreachable, received, notReceived } = sendingMessages.english.earlier;

const submitButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: formMessages.english.form.submit, exact: true });
/** The notice above the page: Submit gives the title as its reason too. */
const status = (page: Page) => page.getByRole('status').filter({ hasText: checking.sentence });
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

describe('§4 §8 a form that is reloaded while it sends (failures 16)', () => {
  it('replaces the restored draft by the confirmation at once when the request was stored', async () => {
    const visited = await visit(path, { mayLog });
    const { page, server } = visited;
    await reloadWhileSending(visited, 'stored, no answer');
    const { id } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    expect(await page.getByText(outcomeMessages.english.success.appointment).count()).toBe(1);
    expect(await page.locator('[name="lname"]').count()).toBe(0);
    expect(await page.getByText(received.title(id)).count()).toBe(0);
    const [tab, phone] = [await readTab(page), await readPhone(page)];
    expect(Object.keys({ ...tab, ...phone }).filter((key) => /^(?:draft|sent) /.test(key))).toEqual([]);
    expect(JSON.stringify(tab)).not.toContain('Sample');
    await page.reload();
    expect((await readConfirmation(page)).id).toBe(id);
  });

  it('says that it checks the last request, and holds Submit against taps and Enter until it knows', async () => {
    const visited = await visit(path, { mayLog });
    const { page, server } = visited;
    const release = await holdCalls(page, lookups);
    await reloadWhileSending(visited, 'stored, no answer');
    await status(page).waitFor();
    // The browser restores how far the page was scrolled; the notice is at its top.
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await answerSensitive(page);
    await checkRobotBox(page);
    expect(await submitButton(page).isDisabled()).toBe(true);
    const reason = await submitButton(page).getAttribute('aria-describedby');
    expect(await page.locator(`#${reason}`).textContent()).toBe(checking.title);
    const box = (await submitButton(page).boundingBox())!;
    for (let tap = 0; tap < 3; tap++) await page.mouse.click(box.x + 5, box.y + 5);
    await page.locator('[name="lname"]').press('Enter');
    await page.evaluate(() => document.forms[0]?.requestSubmit());
    expect(await submitButton(page).isDisabled()).toBe(true);
    release();
    const { id } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    expect(await countReceipts(server)).toBe(1);
  });

  it('finds a request that arrives some seconds after the reload', async () => {
    const visited = await visit(path, { mayLog, clock: 'installed' });
    const { page, server } = visited;
    const request = await reloadWhileSending(visited, 'still on its way');
    await status(page).waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
    expect((await arrive(request)).status).toBe(200);
    await passTime(page, isVisible(page, outcomeMessages.english.success.alert));
    const { id } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((each) => each.id)).toEqual([id]);
  });

  it('says when the request was not received, and sends the draft under the same receipt code', async () => {
    const visited = await visit(path, { mayLog, clock: 'installed' });
    const { page, server } = visited;
    const request = await reloadWhileSending(visited, 'still on its way');
    const code = await readSentCode(page);
    await status(page).waitFor();
    await passTime(page, isVisible(page, notReceived.title));
    expect(await page.getByRole('link', { name: notReceived.open }).count()).toBe(0);
    // At Submit too: the foot of the page is in view after the reload.
    await page.getByText(`${notReceived.title} ${notReceived.sentence}`).waitFor();
    await page
      .getByText(draftMessages.english.restored.notKept('Birth date, Civil status and priority lane'))
      .waitFor();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample-Ñ');
    await answerSensitive(page);
    await checkRobotBox(page);
    await submitButton(page).dblclick();
    expect((await readConfirmation(page)).code).toBe(code);
    await page.getByText(notReceived.title, { exact: true }).waitFor({ state: 'detached' });
    // The first submission arrives after the second.
    expect((await arrive(request)).status).toBe(403);
    expect((await readStoredRequests(server)).length).toBe(1);
    expect(await countReceipts(server)).toBe(1);
  });

  it('asks again what became of a request whose second sending was interrupted', async () => {
    const visited = await visit(path, { mayLog, clock: 'installed' });
    const { page } = visited;
    await reloadWhileSending(visited, 'still on its way');
    await status(page).waitFor();
    await passTime(page, isVisible(page, notReceived.title));
    await answerSensitive(page);
    await checkRobotBox(page);
    const release = await holdCalls(page, lookups);
    const asked = page.waitForRequest(lookups);
    await submitForm(page);
    await page.clock.fastForward(2_000);
    await asked;
    await reload(page);
    await status(page).waitFor();
    release();
  });

  it('stores one request when the first submission arrives between the look-up and the second', async () => {
    const visited = await visit(path, { mayLog, clock: 'installed' });
    const { page, server } = visited;
    const request = await reloadWhileSending(visited, 'still on its way');
    await status(page).waitFor();
    await passTime(page, isVisible(page, notReceived.title));
    await answerSensitive(page);
    await page.locator('[name="lname"]').fill('Sample-Edited');
    await checkRobotBox(page);
    await arrive(request);
    await submitButton(page).click();
    await readConfirmation(page);
    await page.getByText(outcomeMessages.english.success.earlierDay).waitFor();
    await page.getByText(formatMoment(weekdaySchedule, translateToEnglish)).first().waitFor();
    expect((await readStoredRequests(server)).map(({ lname }) => lname)).toEqual(['Sample-Ñ']);
  });

  it('says when it cannot check, keeps the receipt code, and stores one request when it is sent again', async () => {
    const visited = await visit(path, { mayLog: [...mayLog, /403/] });
    const { page, server } = visited;
    await page.route(lookups, (route) => route.abort());
    await reloadWhileSending(visited, 'stored, no answer');
    await page.getByText(unreachable.title, { exact: true }).waitFor();
    await page.getByText(unreachable.sameRequest, { exact: true }).waitFor();
    await page.getByText(`${unreachable.title} ${unreachable.sameRequest}`).waitFor();
    const code = await readSentCode(page);
    await answerSensitive(page);
    await checkRobotBox(page);
    await page.unroute(lookups);
    await submitButton(page).dblclick();
    expect((await readConfirmation(page)).code).toBe(code);
    expect((await readStoredRequests(server)).length).toBe(1);
    await page.getByText(unreachable.title, { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: outcomeMessages.english.success.back }).click();
    await page.getByText(outcomeMessages.english.success.alert).waitFor({ state: 'detached' });
    expect(await page.getByText(received.title(code.slice(14, 18))).count()).toBe(0);
  });

  it("shows the confirmation when 'Check again' finds the request", async () => {
    const visited = await visit(path, { mayLog });
    const { page } = visited;
    await page.route(lookups, (route) => route.abort());
    await reloadWhileSending(visited, 'stored, no answer');
    await page.getByText(unreachable.title, { exact: true }).waitFor();
    await page.unroute(lookups);
    await page.getByRole('button', { name: unreachable.again }).click();
    await readConfirmation(page);
  });

  it('holds Submit in a second tab while the first awaits its answer', async () => {
    const { page, context, server } = await visit(path, { mayLog, clock: 'installed' });
    await fillInForm(page, type);
    await checkRobotBox(page);
    const answer = await holdCalls(page, commits);
    await submitForm(page);
    await page.getByRole('button', { name: formMessages.english.form.submitting }).waitFor();
    // The answers are checked before the phone knows of the request.
    await expect.poll(() => readSentCode(page)).toMatch(/./);
    const other = await context.newPage();
    await other.goto(path);
    await status(other).waitFor();
    await fillInForm(other, type);
    await checkRobotBox(other);
    expect(await submitButton(other).isDisabled()).toBe(true);
    answer();
    const { id } = await readConfirmation(page);
    await other.getByText(draftMessages.english.sentElsewhere.title(id)).waitFor();
    await passTime(other, async () => (await status(other).count()) === 0);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
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
    expect(JSON.stringify(await readPhone(next))).not.toContain('Sample');
    await next.goto(path);
    expect((await readConfirmation(next)).id).toBe(request!.id);
  });

  it('shows on the other page that the request was received when its form was left during the look-up', async () => {
    const visited = await visit(path, { mayLog, width: 1280 });
    const { page, server } = visited;
    const release = await holdCalls(page, lookups);
    await reloadWhileSending(visited, 'stored, no answer');
    await status(page).waitFor();
    // The request of the form is open from here on.
    await page.getByRole('strong').filter({ hasText: checking.title }).waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true }).click();
    await page.locator('[name="lname"]').waitFor({ state: 'detached' });
    release();
    const [request] = await readStoredRequests(server);
    const service = requestMessages.english.services[type].name;
    await page.getByText(sendingMessages.english.elsewhere.stored.title(service, request!.id)).waitFor();
    expect(await page.getByText(received.title(request!.id)).count()).toBe(0);
  });
});

describe('§3 §8 the receipt in the tab', () => {
  const { success } = outcomeMessages.english;
  const confirm = async (page: Page) => {
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    return readConfirmation(page);
  };

  it('shows reference, receipt code and day again after a reload, and holds nothing else in the tab', async () => {
    const { page } = await visit(path);
    const { id, code } = await confirm(page);
    await page.getByText(success.keep.inTab).waitFor();
    const tab = await readTab(page);
    expect(JSON.parse(tab[`receipt ${type}`]!)).toEqual({
      id,
      code,
      schedule: weekdaySchedule,
      mayBeOlder: false,
    });
    await page.reload();
    expect(await readConfirmation(page)).toEqual({ id, code });
    await page.getByText(success.appointment).waitFor();
    await page.getByText(success.keep.inTab).waitFor();
    expect(await page.getByRole('main').innerText()).not.toContain('Sample-Ñ');
  });

  it('shows no empty form before the confirmation of a reloaded page', async () => {
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
  });

  it('clears the receipt from the tab, says so, and opens an empty form after a reload', async () => {
    const { page } = await visit(path);
    const { id } = await confirm(page);
    await page.getByRole('button', { name: success.keep.clear }).click();
    await page.getByText(success.keep.cleared).waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(success.keep.cleared);
    expect(JSON.stringify(await readTab(page))).not.toContain(id);
    await page.reload();
    await page.locator('[name="lname"]').waitFor();
    expect(await page.getByText(success.alert).count()).toBe(0);
  });

  it("clears the receipt from the tab with 'Send another request', which opens an empty form", async () => {
    const { page } = await visit(path);
    await confirm(page);
    await page.reload();
    await readConfirmation(page);
    await page.getByRole('button', { name: success.another }).first().click();
    await page.locator('[name="lname"]').waitFor();
    expect(await page.locator('[name="lname"]').inputValue()).toBe('');
    expect(Object.keys(await readTab(page))).not.toContain(`receipt ${type}`);
  });

  it('shows the receipt in a duplicated tab too, and clears it from one tab alone', async () => {
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
  });

  it.each([
    ['holds', false],
    ['lost', true],
  ])("shows a page from the browser's back cache by whether the tab %s its receipt", async (_, isRemoved) => {
    const { page } = await visit(path);
    await confirm(page);
    if (isRemoved) await page.evaluate((key) => sessionStorage.removeItem(key), `receipt ${type}`);
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await page.locator(isRemoved ? '[name="lname"]' : 'h1').waitFor();
    expect(await page.getByText(success.alert).count()).toBe(isRemoved ? 0 : 1);
  });

  it.each(['rubbish', '{}', JSON.stringify({ id: '4f3a', code: '../..' })])(
    'ignores the malformed receipt %j, and removes it from the tab',
    async (text) => {
      const { page } = await visit(path, {
        before: (opening) =>
          opening.addInitScript(
            ([key, rubbish]) => sessionStorage.setItem(key!, rubbish!),
            [`receipt ${type}`, text],
          ),
      });
      await page.locator('[name="lname"]').waitFor();
      expect(Object.keys(await readTab(page))).not.toContain(`receipt ${type}`);
    },
  );

  it("says that the phone does not keep the reference where the tab's storage is full", async () => {
    const { page } = await visit(path, {
      before: (opening) =>
        opening.addInitScript(() => {
          const { setItem } = Storage.prototype;
          Storage.prototype.setItem = function (name, text) {
            if (name.startsWith('receipt')) throw new DOMException('no room', 'QuotaExceededError');
            setItem.call(this, name, text);
          };
        }),
    });
    await confirm(page);
    await page.getByText(success.write).waitFor();
    expect(await page.getByRole('button', { name: success.keep.clear }).count()).toBe(0);
  });
});

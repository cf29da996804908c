/** §3 §4 One draft in two tabs has one receipt code, so it is stored once (docs/decisions/0065-one-code.md). */

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../src/domain/dates/formatDay.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { expectAnswers } from '../../support/browser/hostileEnvironments.ts';
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
import { holdRequest } from '../../support/browser/settled.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { testNow } from '../../support/testNow.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const commits = '**/documents:commit';
const mayLog = [/net::ERR_/, /The version check/, /403/];
const fridaySchedule = '2031-05-09T14:00';
const { form } = formMessages.english;
const { failure } = outcomeMessages.english;
const { sentAlready } = sendingMessages.english;

const main = (page: Page) => page.getByRole('main');
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.lead });
const sentAlert = (page: Page) => page.getByRole('alert').filter({ hasText: sentAlready.title });
const another = (page: Page) => main(page).getByRole('button', { name: sentAlready.another });

/** Waits until a tab says under which reference and for which day the request was sent. */
const expectSentAlready = async (page: Page, id: string, schedule: string) => {
  const alert = sentAlert(page);
  await alert.getByText(sentAlready.reference(id), { exact: true }).waitFor();
  await alert
    .getByText(sentAlready.day(formatMoment(schedule, translateToEnglish)), { exact: true })
    .waitFor();
};

/** Opens a form, fills it in and keeps its draft on the phone. */
const openForm = async (
  before = async (_page: Page, _context: BrowserContext): Promise<unknown> => undefined,
) => {
  const visited = await visit(path, { mayLog, before });
  await fillInForm(visited.page, type);
  await visited.page.getByLabel(draftMessages.english.keep).check();
  await checkRobotBox(visited.page);
  return visited;
};

/** A new tab with the draft of the phone, and the answers that no draft contains. */
const openSecondTab = async (page: Page, before = async (_page: Page) => {}) => {
  const second = await page.context().newPage();
  second.setDefaultTimeout(30_000);
  await before(second);
  await second.goto(path);
  await second.getByText(draftMessages.english.restored.title).waitFor();
  await second.locator('[name="birthDate"]').fill(residentAnswers.birthDate!);
  await second.getByLabel('Single', { exact: true }).check();
  return second;
};

/** A second tab that still checks the answers after its press of Submit; returns what lets it go on. */
const openCheckingTab = async (page: Page) => {
  let release = () => {};
  const second = await openSecondTab(page, async (opening) => {
    release = await holdCalls(opening, '**/assets/checkAnswers-*.js');
  });
  await checkRobotBox(second);
  await submitForm(second);
  await main(second).getByRole('button', { name: form.checking }).waitFor();
  return { second, release: () => release() };
};

/** The store accepts the next request of the tab, and its reply is lost. */
const loseReply = (page: Page) =>
  page.route(
    commits,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

const storedDays = async (server: Parameters<typeof readStoredRequests>[0]) =>
  (await readStoredRequests(server)).map(({ id, schedule }) => [id, schedule]);

describe('§3 §4 one draft in two tabs, one of which still loads the check of its answers', () => {
  it('is stored once where the reply to the other tab takes longer than all of this', async () => {
    const { page, server } = await openForm();
    const { second, release } = await openCheckingTab(page);
    let reply = () => {};
    await page.route(commits, async (route) => {
      holdRequest(route.request());
      const response = await route.fetch();
      await new Promise<void>((resolve) => {
        reply = resolve;
      });
      await route.fulfill({ response });
    });
    await submitForm(page);
    await expect.poll(async () => (await readStoredRequests(server)).length).toBe(1);
    const [request] = await readStoredRequests(server);
    release();
    await expectSentAlready(second, request!.id, weekdaySchedule);
    reply();
    expect((await readConfirmation(page)).id).toBe(request!.id);
    expect(await storedDays(server)).toEqual([[request!.id, weekdaySchedule]]);
  });

  it('is stored once where the other tab loses the reply and finds the receipt at its second press', async () => {
    const { page, server } = await openForm();
    const { second, release } = await openCheckingTab(page);
    await loseReply(page);
    await submitForm(page);
    await failed(page).waitFor();
    await submitForm(page);
    const { id } = await readConfirmation(page);
    release();
    await expectSentAlready(second, id, weekdaySchedule);
    expect(await storedDays(server)).toEqual([[id, weekdaySchedule]]);
  });

  it('is stored once where the other tab loses the reply and is reloaded', async () => {
    const { page, server } = await openForm();
    const { second, release } = await openCheckingTab(page);
    await loseReply(page);
    await submitForm(page);
    await failed(page).waitFor();
    const dialog = page.waitForEvent('dialog');
    const reloaded = page.reload();
    await (await dialog).accept();
    await reloaded;
    const { id } = await readConfirmation(page);
    release();
    await expectSentAlready(second, id, weekdaySchedule);
    expect(await storedDays(server)).toEqual([[id, weekdaySchedule]]);
  });
});

describe('§3 §4 a tab whose draft another tab has sent', () => {
  it('shows its reference and day at once, keeps every answer, and sends them as another request under another code', {
    tags: 'smoke',
  }, async () => {
    const { page, server } = await openForm();
    const second = await openSecondTab(page);
    await submitForm(page);
    const { id, code } = await readConfirmation(page);
    await expectSentAlready(second, id, weekdaySchedule);
    await expectAnswers(second);
    expect(await second.getByLabel(form.robot).isChecked()).toBe(false);
    expect(await another(second).isDisabled()).toBe(true);
    await sentAlert(second).getByText(sentAlready.robotFirst).waitFor();
    await checkRobotBox(second);
    await another(second).click();
    const other = await readConfirmation(second);
    expect([other.id === id, other.code === code]).toEqual([false, false]);
    expect((await readStoredRequests(server)).map((request) => request.id).sort()).toEqual(
      [id, other.id].sort(),
    );
    expect(await countReceipts(server)).toBe(2);
  });

  it('shows its reference and day at the press of Submit where the browser has no channel, and keeps its own day', async () => {
    const { page, server } = await openForm((_, context) =>
      context.addInitScript(() => {
        Reflect.deleteProperty(window, 'BroadcastChannel');
      }),
    );
    const second = await openSecondTab(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    await fillInSchedule(second, fridaySchedule);
    await checkRobotBox(second);
    expect(await sentAlert(second).count()).toBe(0);
    await submitForm(second);
    await expectSentAlready(second, id, weekdaySchedule);
    await expectAnswers(second);
    expect(await second.locator('[name="schedule"]').inputValue()).toBe(fridaySchedule);
    expect(await storedDays(server)).toEqual([[id, weekdaySchedule]]);
  });
});

describe('§3 a draft of release 1.0.0, which has no receipt code', () => {
  it('has one code in the two new tabs that open it at the same time', async () => {
    const { page } = await visit('/Emergency-Hotlines', { mayLog });
    const key = `draft ${type}`;
    await page.evaluate(
      ([name, text]) => localStorage.setItem(name!, text!),
      [key, `{"formType":"${type}","values":{"lname":"Sample-Ñ"},"keptAt":${testNow}}`],
    );
    // A third tab has its turn, so both wait for theirs.
    await page.evaluate(
      () =>
        new Promise<void>((begun) => {
          void navigator.locks.request('draft code', () => {
            begun();
            return new Promise<void>((resolve) => Object.assign(window, { endTurn: resolve }));
          });
        }),
    );
    const tabs = await Promise.all([page.context().newPage(), page.context().newPage()]);
    for (const tab of tabs) {
      await tab.goto(path);
      await tab.getByText(draftMessages.english.restored.title).waitFor();
      await tab.locator('[name="fname"]').fill('Sample');
    }
    const readCodes = () =>
      Promise.all(
        tabs.map((tab) =>
          tab.evaluate(
            (name) =>
              [sessionStorage, localStorage].map(
                (storage) => JSON.parse(storage.getItem(name) ?? '{}').sent?.code ?? null,
              ),
            key,
          ),
        ),
      );
    expect((await readCodes()).flat()).toEqual([null, null, null, null]);
    await page.evaluate(() => (Reflect.get(window, 'endTurn') as () => void)());
    await expect.poll(async () => (await readCodes()).flat()).not.toContain(null);
    expect(new Set((await readCodes()).flat()).size).toBe(1);
  });
});

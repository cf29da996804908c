/** §3 §4 One draft in two tabs: what a tab confirms is what the store has (docs/decisions/0019-record-id-and-receipt.md). */

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { formatMoment } from '../../../src/domain/dates/formatDay.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { holdCalls } from '../../support/browser/holdCalls.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import {
  checkRobotBox,
  fillInForm,
  readConfirmation,
  residentAnswers,
  submitForm,
  weekdaySchedule,
} from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const path = requestPath(type);
const commits = '**/documents:commit';
const mayLog = [/net::ERR_/, /The version check/, /403/];
const fridaySchedule = '2031-05-09T14:00';
const { form } = formMessages.english;
const { failure, success } = outcomeMessages.english;

const main = (page: Page) => page.getByRole('main');
const submitButton = (page: Page) => main(page).getByRole('button', { name: form.submit, exact: true });
const failed = (page: Page) => page.getByRole('alert').filter({ hasText: failure.lead });
const day = (page: Page, schedule: string) =>
  main(page).getByText(formatMoment(schedule, translateToEnglish), { exact: true });

/** Fills in a form and keeps its draft on the phone. */
const prepare = async (page: Page) => {
  await fillInForm(page, type);
  await page.getByLabel(draftMessages.english.keep).check();
  await checkRobotBox(page);
};

/** Ages the note of a submission: a form that opens now no longer waits for its answer. */
const ageNotes = (page: Page) =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage).filter((name) => name.startsWith('sent ')))
      localStorage.setItem(key, String(Number(localStorage.getItem(key)) - 60_000));
  });

/** A new tab with the draft of the phone, and the answers that no draft contains. */
const openSecondTab = async (page: Page, before = async (_: Page) => {}) => {
  await ageNotes(page);
  const second = await page.context().newPage();
  await before(second);
  await second.goto(path);
  await second.getByText(draftMessages.english.restored.title).waitFor();
  await second.locator('[name="birthDate"]').fill(residentAnswers.birthDate!);
  await second.getByLabel('Single', { exact: true }).check();
  return second;
};

const loseReply = async (page: Page, isStored: boolean) =>
  page.route(
    commits,
    async (route) => {
      if (isStored) await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Loses the first request of a tab, and opens a second tab with its draft. */
const openAfterLostRequest = async (page: Page) => {
  await prepare(page);
  await loseReply(page, false);
  await submitForm(page);
  await failed(page).waitFor();
  return openSecondTab(page);
};

/** Submits another day in a second tab. */
const submitOtherDay = async (second: Page) => {
  await second.locator('[name="schedule"]').fill(fridaySchedule);
  await checkRobotBox(second);
  await submitForm(second);
};

const storedDays = async (server: Parameters<typeof readStoredRequests>[0]) =>
  (await readStoredRequests(server)).map(({ id, schedule }) => [id, schedule]);

describe('§3 §4 one draft in two tabs', () => {
  it('confirms the day that the other tab stored under the same code, and says that a change is not in it', async () => {
    const { page, server } = await visit(path, { mayLog });
    const second = await openAfterLostRequest(page);
    await submitOtherDay(second);
    const { id } = await readConfirmation(second);

    await submitForm(page);
    expect((await readConfirmation(page)).id).toBe(id);
    await page.getByText(success.earlierDay).waitFor();
    expect(await day(page, fridaySchedule).count()).toBeGreaterThan(0);
    expect(await day(page, weekdaySchedule).count()).toBe(0);
    expect(await storedDays(server)).toEqual([[id, fridaySchedule]]);
  });

  it('confirms the day of the other tab after a reload, when the reply of that tab was lost too', async () => {
    const { page, server } = await visit(path, { mayLog });
    const second = await openAfterLostRequest(page);
    await loseReply(second, true);
    await submitOtherDay(second);
    await failed(second).waitFor();
    await second.close();

    const dialog = page.waitForEvent('dialog');
    const reloaded = page.reload();
    await (await dialog).accept();
    await reloaded;
    const { id } = await readConfirmation(page);
    await page.getByText(success.earlierDay).waitFor();
    expect(await day(page, fridaySchedule).count()).toBeGreaterThan(0);
    expect(await day(page, weekdaySchedule).count()).toBe(0);
    expect(await storedDays(server)).toEqual([[id, fridaySchedule]]);
  });

  it('shows the day of the receipt when no tab and no draft knows which version is stored', async () => {
    const { page, server } = await visit(path, {
      mayLog,
      before: (_, context) =>
        context.addInitScript(() => {
          Reflect.deleteProperty(window, 'BroadcastChannel');
        }),
    });
    const second = await openAfterLostRequest(page);
    await loseReply(second, true);
    await submitOtherDay(second);
    await failed(second).waitFor();
    await second.close();
    await page.evaluate((key) => localStorage.removeItem(key), `draft ${type}`);

    await submitForm(page);
    const { id } = await readConfirmation(page);
    await page.getByText(success.earlierDay).waitFor();
    expect(await day(page, fridaySchedule).count()).toBe(1);
    expect(await day(page, weekdaySchedule).count()).toBe(0);
    expect(await storedDays(server)).toEqual([[id, fridaySchedule]]);
  });

  it('stores the answers once when the other tab is stored while this one still checks them', async () => {
    const { page, server } = await visit(path, { mayLog });
    await prepare(page);
    let release = () => {};
    const second = await openSecondTab(page, async (opening) => {
      release = await holdCalls(opening, '**/assets/checkAnswers-*.js');
    });
    await checkRobotBox(second);
    await submitForm(second);
    await main(second).getByRole('button', { name: form.checking }).waitFor();

    await submitForm(page);
    const { id } = await readConfirmation(page);
    await second.getByText(draftMessages.english.sentElsewhere.title(id)).waitFor();
    release();
    await submitButton(second).waitFor();
    expect(await second.getByLabel(form.robot).isChecked()).toBe(false);
    expect(await storedDays(server)).toEqual([[id, weekdaySchedule]]);
  });
});

import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { runUntil, stopTime } from '../../support/browser/pageTime.ts';
import { countReceipts, occupyIds, readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const path = '/Form_Request/clearance';
const commits = '**/documents:commit';
const refusedOnce = [/403 \(Forbidden\)/];
const noAnswer = [/net::ERR_/];

const served = () => startTestServer({ dist: inject('siteDist') });

const ready = async (page: Page) => {
  await fillInForm(page, 'BARANGAY_CLEARANCE');
  await checkRobotBox(page);
};

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: outcomeMessages.english.failure.lead });
const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();

describe('§3 §9 the record id (failures 14)', () => {
  it('is longer when the first is taken, and cut from the same receipt code', async () => {
    const server = await served();
    await occupyIds(server, ['4aaa']);
    const code = '01234567-89ab-4aaa-9c1b-0123456789ab';
    const { page } = await visit(path, {
      server,
      mayLog: refusedOnce,
      before: (opening) =>
        opening.addInitScript((firstCode) => {
          const { randomUUID } = crypto;
          const codes = [firstCode];
          crypto.randomUUID = () => (codes.shift() as never) ?? randomUUID.call(crypto);
        }, code),
    });
    await ready(page);
    await submitForm(page);
    expect(await readConfirmation(page)).toEqual({ id: '4aaa-9c1b', code });
    expect((await readStoredRequests(server)).map(({ id }) => id)).toEqual(['4aaa-9c1b']);
  });
});

/** The store accepts the request, and its reply is lost. */
const loseReply = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

describe('§4 §8 an unanswered submission (failures 12, 13)', () => {
  it('says at the third press that the second of two unanswered versions is stored', async () => {
    const { page, server } = await visit(path, { mayLog: noAnswer });
    let sent = 0;
    await page.route(commits, async (route) => {
      sent++;
      if (sent === 2) await route.fetch();
      await route.abort();
    });
    await ready(page);
    for (const lname of ['Sample-First', 'Sample-Second']) {
      await page.locator('[name="lname"]').fill(lname);
      await submitForm(page);
      await failure(page).waitFor();
    }
    await page.locator('[name="lname"]').fill('Sample-Third');
    await submitForm(page);
    const [request, ...others] = await readStoredRequests(server);
    const { sentAlready } = sendingMessages.english;
    await page
      .getByRole('alert')
      .filter({ hasText: sentAlready.title })
      .getByText(sentAlready.reference(request!.id))
      .waitFor();
    expect([request!.lname, others, sent]).toEqual(['Sample-Second', [], 2]);
    expect(await value(page, 'lname')).toBe('Sample-Third');
  });

  it('reports a hanging store after ten seconds, and stores no second record when the call arrives late', async () => {
    const held: Route[] = [];
    const { page, server } = await visit(path, {
      // The call that arrives late is refused.
      mayLog: refusedOnce,
      clock: 'installed',
      before: async (opening) => {
        await opening.route(commits, async (route) => {
          if (held.length > 0) await route.continue();
          else held.push(route);
        });
      },
    });
    await ready(page);
    await stopTime(page);
    await page.clock.runFor(2_000);
    await submitForm(page);
    await runUntil(page, () => held.length === 1);
    expect(await page.getByRole('button', { name: formMessages.english.form.submitting }).isDisabled()).toBe(
      true,
    );
    await page.clock.runFor(5_000);
    expect(await failure(page).count()).toBe(0);
    await page.clock.runFor(5_000);
    await failure(page)
      .getByText(outcomeMessages.english.failure.codes['deadline-exceeded'].message)
      .waitFor();
    expect(await value(page, 'email')).toBe('sample@example.com');
    await page.clock.resume();
    await submitForm(page);
    const { id } = await readConfirmation(page);
    const stored = await readStoredRequests(server);
    await Promise.all([page.waitForResponse(commits), held[0]?.continue()]);
    expect(await readStoredRequests(server)).toEqual(stored);
    expect(stored.map((request) => request.id)).toEqual([id]);
  });
});

describe('§4 §7 the submission code', () => {
  it('loads the submission code again after a failure, and stores one record without a reload', async () => {
    const server = await served();
    const clientChunk = '**/assets/client-*.js';
    let attempts = 0;
    const { page } = await visit(path, {
      server,
      mayLog: [...noAnswer, /could not be read/],
      before: (opening) =>
        opening.route(clientChunk, (route) => {
          attempts += 1;
          return route.abort();
        }),
    });
    await expect.poll(() => attempts).toBeGreaterThan(0);
    await ready(page);
    await submitForm(page);
    await failure(page).waitFor();
    await page.unroute(clientChunk);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
  });
});

describe('§8 a phone without a source of random numbers', () => {
  it('lets the person type, and says at Submit that the request was not sent', async () => {
    const { page, server } = await visit(path, {
      before: (opening) =>
        opening.addInitScript(() => {
          Object.defineProperty(window, 'crypto', { value: {} });
        }),
    });
    await ready(page);
    await submitForm(page);
    await failure(page)
      .getByText(outcomeMessages.english.failure.codes['no-random-source'].message)
      .waitFor();
    expect(await value(page, 'lname')).toBe('Sample-Ñ');
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

describe('§8 error answers of the store (failures 12, 13, 15)', () => {
  interface Answer {
    readonly status: number;
    readonly body: string;
    readonly code: keyof typeof outcomeMessages.english.failure.codes;
  }

  /** Opens a form, and submits it until the store has given each of these answers: a fifth press within a minute would wait. */
  const submitForAnswers = async (answers: readonly Answer[]) => {
    const visited = await visit(path, {
      mayLog: [...noAnswer, ...refusedOnce, ...answers.map(({ status }) => new RegExp(`${status}`))],
    });
    const { page, server } = visited;
    await ready(page);
    for (const { status, body, code } of answers) {
      await page.route(commits, (route) => route.fulfill({ status, body, contentType: 'text/html' }), {
        times: 1,
      });
      await submitForm(page);
      const { message } = outcomeMessages.english.failure.codes[code];
      await failure(page).getByText(`Error submitting form: ${message}`, { exact: true }).waitFor();
      expect(await page.getByRole('main').getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true);
    }
    expect(await readStoredRequests(server)).toEqual([]);
    return visited;
  };

  it('shows the sentence for 500, 401, 400 and a page of the network, and stores nothing', async () => {
    await submitForAnswers([
      // firebase/firestore/lite does not pass this status on.
      { status: 500, body: '{}', code: 'unreachable' },
      { status: 401, body: '{}', code: 'unauthenticated' },
      { status: 400, body: '{}', code: 'invalid-argument' },
      { status: 200, body: '<!doctype html><title>Sign in to the network</title>', code: 'unreachable' },
    ]);
  });

  it('shows the sentence for 429 and 503, keeps the answers, and stores one record after a lost reply', async () => {
    const { page, server } = await submitForAnswers([
      { status: 429, body: '{}', code: 'resource-exhausted' },
      { status: 503, body: '{}', code: 'unavailable' },
    ]);
    await page.route(commits, loseReply, { times: 1 });
    await submitForm(page);
    await failure(page).waitFor();
    const before = await readStoredRequests(server);
    expect(before.length).toBe(1);
    expect(await value(page, 'lname')).toBe('Sample-Ñ');
    await submitForm(page);
    expect((await readConfirmation(page)).id).toBe(before[0]?.id);
    expect(await readStoredRequests(server)).toEqual(before);
    expect(await countReceipts(server)).toBe(1);
  });

  it("reports 403 as a refusal after each id of its code, with a hint on the device's date when the time is unknown", async () => {
    const fiveYears = 5 * 365 * 24 * 3_600_000;
    const { page, server } = await visit(path, {
      mayLog: [...refusedOnce, /version/i, /404/],
      // The device's clock is years behind the store's, and no version.json corrects it.
      server: await startTestServer({ dist: inject('siteDist'), now: () => testNow + fiveYears }),
      before: async (opening) => {
        await opening.route('**/version.json', (route) => route.fulfill({ status: 404 }));
      },
    });
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(':commit')) sent++;
    });
    await fillInForm(page, 'BARANGAY_CLEARANCE', {
      schedule: await page.locator('[name="schedule"][min]').evaluate((input) => {
        const day = (input as HTMLInputElement).min.slice(0, 10);
        const date = new Date(`${day}T00:00Z`);
        const weekday = date.getUTCDay();
        date.setUTCDate(date.getUTCDate() + (weekday === 6 ? 2 : weekday === 0 ? 1 : 0));
        return `${date.toISOString().slice(0, 10)}T23:00`;
      }),
    });
    await checkRobotBox(page);
    await submitForm(page);
    await failure(page).getByText(outcomeMessages.english.failure.clock).waitFor();
    expect(sent).toBe(3);
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

describe('§4 repeated submission (failures 11)', () => {
  it('stores one record when Submit is pressed five times', async () => {
    const { page, server } = await visit(path);
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(':commit')) sent++;
    });
    await ready(page);
    const button = page.getByRole('main').getByRole('button', { name: 'Submit' });
    await button.evaluate((element) => {
      for (let press = 0; press < 5; press++) (element as HTMLButtonElement).click();
    });
    await readConfirmation(page);
    expect(sent).toBe(1);
    expect((await readStoredRequests(server)).length).toBe(1);
  });
});

import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { runUntil, stopTime } from '../../support/browser/pageTime.ts';
import { allShortIds, countReceipts, occupyIds, readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const path = '/Form_Request/clearance';
const commits = '**/documents:commit';
const refusedOnce = [/403 \(Forbidden\)/];
const noAnswer = [/net::ERR_/];

const served = () => startTestServer({ dist: inject('siteDist') });

/** The page generates these receipt codes, in this order. */
const mockReceiptCodes = (codes: readonly string[]) => async (page: Page) => {
  await page.addInitScript((codesLeft) => {
    const left = [...codesLeft];
    crypto.randomUUID = () => (left.shift() ?? 'none left') as ReturnType<typeof crypto.randomUUID>;
  }, codes);
};

const codeWith = (third: string) => `01234567-89ab-${third}-9c1b-0123456789ab`;

const ready = async (page: Page) => {
  await fillInForm(page, 'BARANGAY_CLEARANCE');
  await checkRobotBox(page);
};

const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: outcomeMessages.english.failure.lead });
/** The last name on the confirmation. */
const sentName = (page: Page, name: string) =>
  page.locator('dd').filter({ hasText: new RegExp(`^${name}$`) });
const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();

describe('§3 §9 the record id (failures 14)', () => {
  it('generates another record id when the first is taken, and stores the request under it', async () => {
    const server = await served();
    await occupyIds(server, ['4aaa']);
    const { page } = await visit(path, {
      server,
      mayLog: refusedOnce,
      before: mockReceiptCodes([codeWith('4aaa'), codeWith('4bbb')]),
    });
    await ready(page);
    await submitForm(page);
    expect(await readConfirmation(page)).toEqual({ id: '4bbb', code: codeWith('4bbb') });
    expect((await readStoredRequests(server)).map(({ id }) => id)).toEqual(['4bbb']);
  });

  it('uses the only free short id when it is generated', async () => {
    const server = await served();
    await occupyIds(
      server,
      allShortIds.filter((id) => id !== '4fff'),
    );
    const { page } = await visit(path, {
      server,
      mayLog: refusedOnce,
      before: mockReceiptCodes(['4000', '4001', '4fff'].map(codeWith)),
    });
    await ready(page);
    await submitForm(page);
    expect((await readConfirmation(page)).id).toBe('4fff');
  });

  it('uses an id of two segments when all 4,096 short ids are taken', async () => {
    const server = await served();
    await occupyIds(server, allShortIds);
    const { page } = await visit(path, { server, mayLog: refusedOnce });
    await ready(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect(id).toMatch(/^4[0-9a-f]{3}-[89ab][0-9a-f]{3}$/);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    expect(await countReceipts(server)).toBe(1);
  });

  it('generates a record id with getRandomValues when randomUUID is missing (failures 10)', async () => {
    const { page, server } = await visit(path, {
      before: async (opening) => {
        await opening.addInitScript(() => {
          Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
        });
      },
    });
    await ready(page);
    await submitForm(page);
    expect((await readConfirmation(page)).id).toMatch(/^4[0-9a-f]{3}$/);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('shows a clear error and stores nothing when there is no random source', async () => {
    const { page, server } = await visit(path, {
      before: async (opening) => {
        await opening.addInitScript(() => {
          Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
          Reflect.deleteProperty(Crypto.prototype, 'getRandomValues');
        });
      },
    });
    await ready(page);
    await submitForm(page);
    await failure(page)
      .getByText(outcomeMessages.english.failure.codes['no-random-source'].message)
      .waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

/** The store accepts the request, and its reply is lost. */
const loseReply = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

describe('§4 §8 an unanswered submission (failures 12, 13)', () => {
  it('sends the same document under the same id after a lost reply, and stores one record', async () => {
    const { page, server } = await visit(path, { mayLog: [...noAnswer, ...refusedOnce] });
    await page.route(commits, loseReply);
    await ready(page);
    await submitForm(page);
    await failure(page).waitFor();
    const before = await readStoredRequests(server);
    expect(before.length).toBe(1);
    expect(await value(page, 'lname')).toBe('Sample-Ñ');
    await page.unroute(commits);
    await submitForm(page);
    expect((await readConfirmation(page)).id).toBe(before[0]?.id);
    expect(await readStoredRequests(server)).toEqual(before);
    expect(await countReceipts(server)).toBe(1);
  });

  it('stores and confirms one record when the browser repeats a POST and the repeat is refused', async () => {
    const { page, server } = await visit(path, { mayLog: refusedOnce });
    let sent = 0;
    // A browser sends a POST again by itself when its connection dies before an answer. The page gets the second answer.
    await page.route(commits, async (route) => {
      sent += 1;
      await route.fetch();
      await route.continue();
    });
    await ready(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    await sentName(page, 'Sample-Ñ').waitFor();
    expect(await page.getByText(outcomeMessages.english.success.earlier).count()).toBe(0);
    expect(sent).toBe(1);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    expect(await countReceipts(server)).toBe(1);
  });

  it('confirms the version that had arrived when the answers were edited after a lost reply', async () => {
    const { page, server } = await visit(path, { mayLog: [...noAnswer, ...refusedOnce] });
    await page.route(commits, loseReply);
    await ready(page);
    await submitForm(page);
    await failure(page).waitFor();
    await page.unroute(commits);
    await page.locator('[name="lname"]').fill('Sample-Edited');
    await submitForm(page);
    const { id } = await readConfirmation(page);
    await page.getByText(outcomeMessages.english.success.earlier).waitFor();
    await sentName(page, 'Sample-Ñ').waitFor();
    expect((await readStoredRequests(server)).map(({ id: stored, lname }) => [stored, lname])).toEqual([
      [id, 'Sample-Ñ'],
    ]);
  });

  it('shows the one of several unanswered versions that is stored, as its receipt names it', async () => {
    const { page, server } = await visit(path, { mayLog: [...noAnswer, ...refusedOnce] });
    let sent = 0;
    await page.route(commits, async (route) => {
      sent++;
      // The second version is the one that arrives.
      if (sent === 2) await route.fetch();
      if (sent <= 2) await route.abort();
      else await route.continue();
    });
    await ready(page);
    for (const lname of ['Sample-First', 'Sample-Second', 'Sample-Third']) {
      await page.locator('[name="lname"]').fill(lname);
      await submitForm(page);
      await failure(page).or(page.getByText(outcomeMessages.english.success.alert)).waitFor();
    }
    const { id } = await readConfirmation(page);
    await page.getByText(outcomeMessages.english.success.earlier).waitFor();
    await sentName(page, 'Sample-Second').waitFor();
    for (const lname of ['Sample-First', 'Sample-Third']) expect(await sentName(page, lname).count()).toBe(0);
    expect((await readStoredRequests(server)).map(({ id: stored, lname }) => [stored, lname])).toEqual([
      [id, 'Sample-Second'],
    ]);
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

describe('§8 error answers of the store (failures 15)', () => {
  const answers = [
    { status: 429, body: '{}', code: 'resource-exhausted' },
    { status: 503, body: '{}', code: 'unavailable' },
    // firebase/firestore/lite does not pass this status on.
    { status: 500, body: '{}', code: 'unreachable' },
    { status: 401, body: '{}', code: 'unauthenticated' },
    { status: 400, body: '{}', code: 'invalid-argument' },
    { status: 200, body: '<!doctype html><title>Sign in to the network</title>', code: 'unreachable' },
  ] as const;
  it.each(answers)(
    'shows the sentence for a $status answer, and stores the request at the next Submit',
    async ({ status, body, code }) => {
      const { page, server } = await visit(path, { mayLog: [new RegExp(`${status}`)] });
      await page.route(commits, (route) => route.fulfill({ status, body, contentType: 'text/html' }));
      await ready(page);
      await submitForm(page);
      const { message } = outcomeMessages.english.failure.codes[code];
      await failure(page).getByText(`Error submitting form: ${message}`, { exact: true }).waitFor();
      expect(await page.getByRole('main').getByRole('button', { name: 'Submit' }).isEnabled()).toBe(true);
      await page.unroute(commits);
      await submitForm(page);
      await readConfirmation(page);
      expect((await readStoredRequests(server)).length).toBe(1);
    },
  );

  it("reports 403 as a refusal after five ids, with a hint on the device's date when the time is unknown", async () => {
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
    expect(sent).toBe(5);
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

describe('§4 repeated and automated submission (failures 11)', () => {
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

  it('stores one record when Enter is pressed five times', async () => {
    const { page, server } = await visit(path);
    await ready(page);
    await page.locator('[name="zone"]').focus();
    for (let press = 0; press < 5; press++) await page.keyboard.press('Enter');
    await readConfirmation(page);
    expect((await readStoredRequests(server)).length).toBe(1);
  });

  it('refuses a request that fills in the honeypot field', async () => {
    const { page, server } = await visit(path);
    await ready(page);
    await page.locator('[name="leaveEmpty"]').evaluate((input) => {
      (input as HTMLInputElement).value = 'https://example.com';
    });
    await submitForm(page);
    await failure(page).getByText(outcomeMessages.english.failure.codes.trap.message).waitFor();
    expect(await readStoredRequests(server)).toEqual([]);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { googleMessages } from '../../../src/i18n/en/google.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { pageMessages } from '../../../src/i18n/en/pages.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import {
  type AppCheckMock,
  googleAnswers,
  mockAppCheck,
  sampleAppCheckToken,
  withAppCheckBuild,
} from '../../support/browser/appCheckSite.ts';
import { runUntil, stopTime } from '../../support/browser/pageTime.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { holdRequest, waitUntilSettled } from '../../support/browser/settled.ts';
import { toClientRenderedPath, visit, withBrowser } from '../../support/browser/visit.ts';
import { startTestServer } from '../../support/server/runningServer.ts';

withBrowser();
const guarded = withAppCheckBuild();

const form = '/Form_Request/clearance';
const main = (page: Page) => page.getByRole('main');
const news = (page: Page) => main(page).getByText('Clean-up day');
const failure = (page: Page) =>
  page.getByRole('alert').filter({ hasText: outcomeMessages.english.failure.lead });
const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();

/** Opens the build with App Check, with mocked answers of Google. */
const guardedVisit = async (
  path: string,
  mocks: Partial<Pick<AppCheckMock, 'script' | 'exchange'>> = {},
  options: { readonly mayLog?: readonly RegExp[]; readonly clock?: boolean } = {},
) => {
  const server = await startTestServer({ dist: guarded.dist });
  let guard: AppCheckMock | undefined;
  const { page } = await visit(path, {
    server,
    mayLog: options.mayLog ?? [],
    clock: options.clock ? 'installed' : 'running',
    before: async (_, context) => {
      guard = await mockAppCheck(context, server, mocks);
    },
  });
  return { page, server, guard: guard! };
};

const proofsOf = async (guard: AppCheckMock): Promise<readonly (string | undefined)[]> =>
  Promise.all(guard.calls.map(async (call) => (await call.allHeaders())['x-firebase-appcheck']));

/** Console messages of a list that cannot be read, and of a script or an exchange of Google that fails. */
const unread = [/could not be read: Error: The records answered: (unproven|unreachable)/] as const;
const lost = [...unread, /net::ERR_/] as const;

const ready = async (page: Page) => {
  await fillInForm(page, 'BARANGAY_CLEARANCE');
  await checkRobotBox(page);
};

const message = (code: 'unproven' | 'unreachable') => outcomeMessages.english.failure.codes[code].message;

describe('§7 a build with App Check', () => {
  it.each(['/home', '/News', form])(
    'gets an App Check token before the first Firestore call of %s, and sends it with every call',
    async (path) => {
      let prove = () => {};
      const held = new Promise<void>((resolve) => {
        prove = resolve;
      });
      const { page, guard } = await guardedVisit(path, {
        exchange: async (route) => {
          holdRequest(route.request());
          await held;
          await googleAnswers.proof(route);
        },
      });
      await expect.poll(() => guard.exchangeRequests).toBe(1);
      await main(page).getByRole('heading', { level: 1 }).waitFor();
      expect(guard.calls.length).toBe(0);
      prove();
      await expect.poll(() => guard.calls.length).toBeGreaterThan(0);
      await waitUntilSettled(page);
      expect(new Set(await proofsOf(guard))).toEqual(new Set([sampleAppCheckToken]));
      expect([guard.scriptRequests, guard.exchangeRequests]).toEqual([1, 1]);
    },
  );

  it('submits a request with the token of the first exchange', async () => {
    const { page, server, guard } = await guardedVisit(form);
    await ready(page);
    await submitForm(page);
    const { id } = await readConfirmation(page);
    expect((await readStoredRequests(server)).map((request) => request.id)).toEqual([id]);
    const commits = guard.calls.filter((call) => new URL(call.url()).pathname.endsWith(':commit'));
    expect(commits.length).toBe(1);
    expect(new Set(await proofsOf(guard))).toEqual(new Set([sampleAppCheckToken]));
    expect(guard.exchangeRequests).toBe(1);
  });

  it("reuses an App Check token after a reload while Google's script is blocked", async () => {
    const { page, guard } = await guardedVisit('/News', {}, { mayLog: [/net::ERR_BLOCKED_BY_CLIENT/] });
    await news(page).waitFor();
    // The page is prerendered: its records load afterwards.
    await expect.poll(() => guard.calls.length).toBeGreaterThan(0);
    guard.script = googleAnswers.blocked;
    const before = guard.calls.length;
    await page.reload();
    await news(page).waitFor();
    await expect.poll(() => guard.calls.length).toBeGreaterThan(before);
    expect([...new Set(await proofsOf(guard)), guard.exchangeRequests]).toEqual([sampleAppCheckToken, 1]);
  });

  it('names reCAPTCHA in the footer and the privacy notice, and calls only three Google hosts', async () => {
    const { page, guard } = await guardedVisit(form);
    const { lead, privacy, terms } = googleMessages.english.foot;
    const footer = page.getByRole('contentinfo');
    await footer.getByText(lead).waitFor();
    for (const name of [privacy, terms])
      expect(await footer.getByRole('link', { name }).getAttribute('href')).toMatch(
        /^https:\/\/policies\.google\.com\//,
      );
    await main(page).getByText(formMessages.english.privacy.more).click();
    await main(page).getByText(googleMessages.english.point.text).waitFor();
    await expect
      .poll(() => [...guard.hosts].sort())
      .toEqual(['content-firebaseappcheck.googleapis.com', 'firestore.googleapis.com', 'www.google.com']);
  });
});

describe('§8 App Check that cannot get a token', () => {
  it('shows an error for a list without a token, makes no Firestore call, and loads it on retry', async () => {
    const { page, guard } = await guardedVisit(
      toClientRenderedPath('/News'),
      { script: googleAnswers.blocked },
      { mayLog: lost },
    );
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    await main(page).getByText(pageMessages.english.failed).waitFor();
    expect(guard.calls.length).toBe(0);
    guard.script = googleAnswers.script;
    await main(page).getByRole('button', { name: pageMessages.english.again }).click();
    await news(page).waitFor();
  });

  it.each([
    ["Google's script is blocked", { script: googleAnswers.blocked }, 'unproven', []],
    [
      'a captive portal answers in its place',
      { script: googleAnswers.signIn },
      'unproven',
      [/no recaptcha/, /Unexpected token/],
    ],
    ['the exchange is cut', { exchange: googleAnswers.cut }, 'unreachable', []],
  ] as const)(
    'shows a sentence of its own when %s, keeps the answers, and stores the request on retry',
    async (_, mocks, code, moreLogs) => {
      const { page, server, guard } = await guardedVisit(form, mocks, { mayLog: [...lost, ...moreLogs] });
      await ready(page);
      await submitForm(page);
      await failure(page)
        .getByText(`${outcomeMessages.english.failure.lead}${message(code)}`, { exact: true })
        .waitFor();
      expect([await value(page, 'lname'), await value(page, 'purpose')]).toEqual([
        'Sample-Ñ',
        'Job application\n(sample)',
      ]);
      expect(guard.calls.length).toBe(0);
      Object.assign(guard, { script: googleAnswers.script, exchange: googleAnswers.proof });
      await submitForm(page);
      await readConfirmation(page);
      expect((await readStoredRequests(server)).length).toBe(1);
    },
  );

  it("shows the 'unproven' sentence when Google refuses the exchange, and makes no Firestore call", async () => {
    const { page, guard } = await guardedVisit(
      form,
      { exchange: googleAnswers.refused },
      { mayLog: [...unread, /403/] },
    );
    await ready(page);
    await submitForm(page);
    await failure(page).getByText(message('unproven')).waitFor();
    expect(guard.calls.length).toBe(0);
  });

  it('queues a request without a signal while the script of App Check is blocked', async () => {
    const { page, guard } = await guardedVisit(form, { script: googleAnswers.blocked }, { mayLog: lost });
    await ready(page);
    await page.context().setOffline(true);
    await submitForm(page);
    await page.getByRole('alert').filter({ hasText: sendingMessages.english.waiting.title }).waitFor();
    expect(guard.calls.length).toBe(0);
  });

  it('reports a list and a request as failed within ten seconds when Google never answers', async () => {
    const { page, guard } = await guardedVisit(
      toClientRenderedPath('/News'),
      { script: googleAnswers.nothing },
      // If the code of App Check takes more than two seconds to load, the list's own limit ends first.
      {
        mayLog: [...unread, /could not be read: Error: The records answered: deadline-exceeded/],
        clock: true,
      },
    );
    await expect.poll(() => guard.scriptRequests).toBe(1);
    await stopTime(page);
    await page.clock.runFor(10_000);
    await main(page).getByText(pageMessages.english.failed).waitFor();
    await page.clock.resume();
    await page.goto(toClientRenderedPath(form));
    // From here on that code is loaded.
    await expect.poll(() => guard.scriptRequests).toBe(2);
    await ready(page);
    await stopTime(page);
    await page.clock.runFor(2_000);
    await submitForm(page);
    await runUntil(page, () => page.evaluate(() => Object.keys(localStorage).join().includes('sent ')));
    for (let ran = 0; ran < 9_900; ran += 100) await page.clock.runFor(100);
    await failure(page).getByText(message('unproven')).waitFor();
    expect(guard.calls.length).toBe(0);
  });
});

describe('§7 a build without App Check', () => {
  it('has no trace of App Check or reCAPTCHA in its public assets', () => {
    const assets = (dist: string) =>
      readdirSync(join(dist, 'assets'))
        // Firebase's sign-in for staff contains it, and a message catalogue has every sentence.
        .filter((name) => !/^(?:staff|messages)-/.test(name))
        .map((name) => readFileSync(join(dist, 'assets', name), 'latin1'));
    const traces = /recaptcha|firebaseappcheck|fire_app_check|app-check-store/i;
    expect(assets(inject('siteDist')).filter((text) => traces.test(text))).toEqual([]);
    expect(assets(guarded.dist).some((text) => traces.test(text))).toBe(true);
  });

  it('calls no other host than the site, and shows no reCAPTCHA notice', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    let guard: AppCheckMock | undefined;
    const { page } = await visit('/home', {
      server,
      before: async (_, context) => {
        guard = await mockAppCheck(context, server);
      },
    });
    for (const path of ['/home', form]) {
      await page.goto(path);
      expect(await page.getByText(/recaptcha/i).count()).toBe(0);
    }
    expect([...guard!.hosts]).toEqual([]);
  });
});

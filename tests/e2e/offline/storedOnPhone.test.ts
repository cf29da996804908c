/** What earlier versions stored on phones (docs/decisions/0045-stored-data.md): today's build writes the recorded states, and reads them. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject, it } from 'vitest';
import { fieldRowOf, inputFieldsOf } from '../../../src/form/fields.ts';
import { requestPath } from '../../../src/form/requestPath.ts';
import { draftMessages } from '../../../src/i18n/en/draft.ts';
import { outcomeMessages } from '../../../src/i18n/en/outcome.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { searchMessages } from '../../../src/i18n/en/search.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { versionMessages } from '../../../src/i18n/en/version.ts';
import * as filipino from '../../../src/i18n/fil/messages.ts';
import { routeOfPage } from '../../../src/routes/menu.ts';
import { alertBanners, dismissButton } from '../../support/browser/alerts.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import { countReceipts, readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { failListQueries, mockListQueries } from '../../support/browser/seedRecords.ts';
import { toClientRenderedPath, type Visit, visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { roadAlert, startServerWithAlerts, typhoonAlert } from '../../support/server/alerts.ts';
import { startTestServer } from '../../support/server/runningServer.ts';
import { createTestClient, seedRequests } from '../../support/server/staffCommands.ts';
import {
  otherStoredQueryKeys,
  type PhoneState,
  readPhoneState,
  recordedPhoneStates,
  restorePhoneState,
  storedDataWarning,
  storedQueryKeys,
} from '../../support/stored/phone.ts';

withBrowser();

const type = 'BARANGAY_CLEARANCE';
const form = requestPath(type);
const tourism = routeOfPage('Tourism').path;
const service = requestMessages.english.services[type].name;
const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
const commits = '**/documents:commit';
const mayLog = [/net::ERR_/, /The version check/, /could not be read/, /503/, /404/, /Failed to fetch/];

const version = (): string =>
  (JSON.parse(readFileSync(join(inject('siteDist'), 'version.json'), 'utf8')) as { version: string }).version;

/** Makes every receipt code the recorded one. */
const settle = async (_page: Page, context: BrowserContext): Promise<void> => {
  await context.addInitScript((receiptCode) => {
    crypto.randomUUID = () => receiptCode as ReturnType<Crypto['randomUUID']>;
  }, code);
};

/** The recorded states have the required answers alone, so that an optional field more leaves them as they are. */
const fillInRequired = (page: Page) =>
  fillInForm(
    page,
    type,
    {},
    inputFieldsOf(type).filter((name) => fieldRowOf(name).optional !== true),
  );
const value = (page: Page, name: string) => page.locator(`[name="${name}"]`).inputValue();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loseSignal = async (page: Page) => {
  for (const path of [commits, '**/version.json']) await page.route(path, (route) => route.abort());
};

/** Leaves out the cached records that this state does not record. */
const withoutOtherCopies = (state: PhoneState, as: PhoneState): PhoneState => ({
  ...state,
  localStorage: Object.fromEntries(
    Object.entries(state.localStorage ?? {}).filter(
      ([key]) => !key.startsWith('read ') || Object.hasOwn(as.localStorage ?? {}, key),
    ),
  ),
});

const contact = {
  id: 'sample-desk',
  name: 'Sample desk',
  group: 'Sample',
  mobileCon1: '0900 111',
  network1: 'Sample network',
  order: 1,
  sample: true,
};
const article = {
  id: 'sample-news',
  slug: 'sample-news',
  title: 'Sample news',
  body: 'Sample body.',
  summary: 'Sample summary.',
  date: Date.UTC(2031, 4, 1),
  sample: true,
};

interface Written {
  /** The name of the recorded state. */
  readonly state: string;
  readonly path: string;
  readonly options?: Parameters<typeof visit>[1];
  readonly act: (visited: Visit) => Promise<unknown>;
}

const rows: readonly Written[] = [
  { state: 'a first visit', path: '/home', act: ({ page }) => heading(page).waitFor() },
  {
    state: 'a draft with its code, kept on the phone',
    path: form,
    act: async ({ page }) => {
      await fillInRequired(page);
      await page.getByLabel(draftMessages.english.keep).check();
    },
  },
  {
    state: "a request that waits, kept on the phone, with its version and its type's answers",
    path: form,
    act: async ({ page }) => {
      await fillInRequired(page);
      await checkRobotBox(page);
      await loseSignal(page);
      await submitForm(page);
      await page.getByLabel(sendingMessages.english.waiting.keep).check();
    },
  },
  {
    state: 'a request that is being sent, with its version in the draft',
    path: form,
    act: async ({ page }) => {
      await fillInRequired(page);
      await checkRobotBox(page);
      await page.route(commits, () => {});
      await submitForm(page);
    },
  },
  {
    state: 'a request that was sent under the code of its draft',
    path: form,
    act: async ({ page }) => {
      await fillInRequired(page);
      await checkRobotBox(page);
      await submitForm(page);
      await readConfirmation(page);
    },
  },
  {
    state: 'a dismissed alert',
    path: '/home',
    act: ({ page }) => dismissButton(page, typhoonAlert).click(),
  },
  {
    state: 'a language and the data saver, chosen',
    path: tourism,
    act: async ({ page }) => {
      await page.getByRole('button', { name: partMessages.english.saveData.off }).click();
      await chooseLocale(page, 'fil');
    },
  },
  {
    state: 'the service worker, and a version that was new',
    path: '/Emergency-Hotlines',
    options: { serviceWorkers: 'allow' },
    act: async ({ page }) => {
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await page.waitForFunction(() => localStorage.getItem('version') !== null);
      await page.evaluate(() => localStorage.setItem('version', 'before'));
      await page.addInitScript(() =>
        Object.assign(window, { isReloaded: sessionStorage.getItem('versionReloaded') !== null }),
      );
      await page.goto(tourism);
      // The new version reloads the page once, and what was opened before is closed.
      await page.waitForFunction(() => 'isReloaded' in window && window.isReloaded === true);
      await page.getByRole('button', { name: searchMessages.english.open, exact: true }).click();
      await page.getByRole('searchbox').fill('clearance');
    },
  },
  {
    state: 'a page whose code was gone',
    path: '/home',
    act: async ({ page }) => {
      await page.route('**/assets/SectionsPage-*.js', (route) => route.fulfill({ status: 404, body: '' }));
      await page.getByRole('contentinfo').getByRole('link', { name: 'Resident' }).click();
    },
  },
  {
    state: 'copies of records',
    path: '/home',
    // Before Home fetches: a cached list is not fetched again for ten minutes.
    options: {
      before: async (page, context) => {
        await settle(page, context);
        await mockListQueries(page, 'contacts', [contact]);
        await mockListQueries(page, 'news', [article]);
      },
    },
    act: async ({ page }) => {
      for (const [path, key] of [
        ['/Emergency-Hotlines', 'read contacts'],
        ['/News', 'read news page'],
        ['/News/sample-news', 'read news at sample-news'],
      ] as const) {
        await page.goto(toClientRenderedPath(path));
        await page.waitForFunction((name) => localStorage.getItem(name) !== null, key);
      }
    },
  },
];

describe('§8 what the site stores on a phone', () => {
  it.each(rows)("stores the data that is recorded for '$state'", async ({ state, path, options, act }) => {
    const visited = await visit(path, {
      mayLog,
      storesQueryResults: true,
      clock: 'installed',
      before: settle,
      ...(state === 'a dismissed alert' && { server: await startServerWithAlerts(typhoonAlert) }),
      ...options,
    });
    await act(visited);
    const as = recordedPhoneStates[state]!;
    await expect
      .poll(async () => withoutOtherCopies(await readPhoneState(visited.page, version()), as), {
        message: storedDataWarning,
      })
      .toEqual(as);
  });

  it('uses only the recorded keys for cached records', async () => {
    const { page } = await visit('/home', {
      mayLog,
      storesQueryResults: true,
      clock: 'installed',
      before: settle,
    });
    const keys = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('read ')));
    for (const [path, key] of Object.entries(storedQueryKeys)) {
      await page.goto(toClientRenderedPath(path));
      await expect.poll(keys, { message: storedDataWarning }).toContain(key);
    }
    const recordedKeys = [...Object.values(storedQueryKeys), ...otherStoredQueryKeys];
    const others = (await keys()).filter((key) => !recordedKeys.includes(key));
    expect(others, storedDataWarning).toEqual([]);
  });
});

interface Opening extends NonNullable<Parameters<typeof visit>[1]> {
  /** Whether neither the records nor version.json answer. */
  readonly loses?: boolean;
  /** The version of the site that wrote the stored data. */
  readonly leftBy?: string;
}

/** A visit with a phone that has a recorded state. */
const openWith = async (
  state: PhoneState,
  path: string,
  { loses = false, leftBy = version(), before, ...options }: Opening = {},
): Promise<Visit> =>
  visit(path, {
    mayLog,
    storesQueryResults: true,
    clock: 'installed',
    ...options,
    before: async (page, context) => {
      await settle(page, context);
      await restorePhoneState(page, context, state, leftBy);
      if (loses) await loseSignal(page);
      await before?.(page, context);
    },
  });

const stateOf = (name: string): PhoneState => recordedPhoneStates[name]!;

describe('§8 a phone with a recorded state', () => {
  it.each([
    'a request that waits, kept on the phone',
    'a request that waits, kept on the phone, with its version',
    "a request that waits, kept on the phone, with its version and its type's answers",
  ])('sends %s once when the signal is back, with its answers', async (recorded) => {
    const { page, server } = await openWith(stateOf(recorded), '/home', { loses: true });
    await page.getByText(sendingMessages.english.elsewhere.onPhone.title(service)).waitFor();
    await page.getByRole('link', { name: sendingMessages.english.elsewhere.onPhone.open }).click();
    await page.getByText(sendingMessages.english.waiting.title).first().waitFor();
    expect(await value(page, 'birthDate')).toBe('1990-02-28');
    await page.unrouteAll();
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    expect(await readConfirmation(page)).toEqual({ id: '4f3a', code });
    expect(await readStoredRequests(server)).toMatchObject([{ id: '4f3a', lname: 'Sample-Ñ' }]);
    expect(await countReceipts(server)).toBe(1);
    expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toMatch(/waiting|sent /);
  });

  it.each([
    ['in the tab', 'localStorage'],
    ['on the phone', 'sessionStorage'],
  ] as const)('restores a draft that was recorded %s', async (_, without) => {
    const state = { ...stateOf('a draft, kept on the phone'), [without]: {} };
    const { page } = await openWith(state, form);
    await page.getByText(draftMessages.english.restored.title).waitFor();
    const names = ['lname', 'purpose', 'zone', 'schedule'] as const;
    expect(await Promise.all(names.map((name) => value(page, name)))).toEqual([
      'Sample-Ñ',
      'Job application\n(sample)',
      '1',
      '2031-05-08T09:30',
    ]);
    expect(await page.getByLabel('Female').isChecked()).toBe(true);
    expect(await page.getByLabel(draftMessages.english.keep).isChecked()).toBe(without === 'sessionStorage');
  });

  it('reports that a recorded pending submission was received, with its reference', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    await seedRequests(createTestClient(server), [{ id: '4f3a', code }]);
    const { page } = await openWith(stateOf('a request that is being sent'), '/home', { server });
    await page.getByText(sendingMessages.english.earlier.received.title('4f3a')).waitFor();
    expect(await page.evaluate((key) => localStorage.getItem(key), `sent ${code}`)).toBe(null);
  });

  it.each([
    ['a request that is being sent, with its code in the draft', {}],
    ['a request that is being sent, with its version in the draft', { version: code }],
  ])(
    'shows the confirmation of %s in the place of its draft, with its day',
    async (recorded, receiptFields) => {
      const server = await startTestServer({ dist: inject('siteDist') });
      await seedRequests(createTestClient(server), [{ id: '4f3a', code, receiptFields }]);
      const { page } = await openWith(stateOf(recorded), form, { server });
      expect(await readConfirmation(page)).toEqual({ id: '4f3a', code });
      await page.getByText(outcomeMessages.english.success.appointment).waitFor();
      expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(`draft ${type}`);
    },
  );

  it('shows the confirmation that a recorded tab holds', async () => {
    const { page } = await openWith(stateOf('a request that was sent'), form);
    expect(await readConfirmation(page)).toEqual({ id: '4f3a', code });
  });

  it('reports that a recorded pending submission was not received', async () => {
    const { page } = await openWith(stateOf('a request that is being sent'), '/home');
    await page.getByText(sendingMessages.english.earlier.notReceived.title).waitFor();
  });

  it('does not show a dismissed alert again, and shows another one', async () => {
    const server = await startServerWithAlerts(typhoonAlert, roadAlert);
    const { page } = await openWith(stateOf('a dismissed alert'), '/home', { server });
    await alertBanners(page).getByText(roadAlert.title).waitFor();
    expect(await page.getByText(typhoonAlert.title).isVisible()).toBe(false);
    await expect.poll(() => page.getByText(typhoonAlert.title).count()).toBe(0);
  });

  it('opens in the recorded locale, with pictures held back by the data saver', async () => {
    const { page } = await openWith(stateOf('a language and the data saver, chosen'), tourism);
    await page.locator('html[lang="fil"]').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: filipino.parts.saveData.show }).first().waitFor();
  });

  it('shows cached hotlines when the store cannot be read', async () => {
    const { page } = await openWith(
      stateOf('copies of records'),
      toClientRenderedPath('/Emergency-Hotlines'),
      {
        before: (opening) => failListQueries(opening, 'contacts'),
      },
    );
    await page.getByRole('main').getByText('0900 111').first().waitFor();
  });

  it.each([
    ['a list', '/News'],
    ['an article', '/News/sample-news'],
  ])('shows %s from cached records when the store cannot be read', async (_, path) => {
    const { page } = await openWith(stateOf('copies of records'), toClientRenderedPath(path), {
      before: (opening) => failListQueries(opening, 'news'),
    });
    await page.getByRole('main').getByText('Sample news').first().waitFor();
  });

  it('marks the menu group of the last sub-page on a page that is in no menu', async () => {
    const { page } = await openWith(
      stateOf('the service worker, and a version that was new'),
      '/services/issuance-of-barangay-clearance',
      { width: widths.desk },
    );
    await page.getByRole('banner').locator('[aria-current="true"]').first().waitFor();
  });

  it('updates from an older version to the served one, and clears its caches', async () => {
    const { sessionStorage: _, ...state } = stateOf('the service worker, and a version that was new');
    const { page } = await openWith(state, '/home', { leftBy: 'before' });
    await expect.poll(() => page.evaluate(() => localStorage.getItem('version'))).toBe(version());
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('versionReloaded'))).toBe(version());
  });

  it('does not reload when the recorded version is still served', async () => {
    const { page } = await openWith(stateOf('a first visit'), '/home');
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    const versionResponse = page.waitForResponse('**/version.json');
    await page.reload();
    await versionResponse;
    await heading(page).waitFor();
    expect(loads).toBe(1);
    expect(await page.getByText(versionMessages.english.outdated.title).count()).toBe(0);
  });
});

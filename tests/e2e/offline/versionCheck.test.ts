import type { BrowserContext, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { versionMessages } from '../../../src/i18n/en/version.ts';
import { pageTitle } from '../../../src/routes/menu.ts';
import { waitUntilSettled } from '../../support/browser/settled.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const path = '**/version.json';
const checkLogged = [/The version check/, /404|500/, /net::ERR_/];

/** How often a page was loaded, and how often it requested the version. */
const counted = (page: Page) => {
  const count = { loads: 0, checks: 0 };
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count.loads++;
    if (request.url().endsWith('/version.json')) count.checks++;
  });
  return count;
};

const answering = (version: unknown) => (route: Route) => route.fulfill({ json: { version } });

/** Stores the version of the last visit. */
const leave = (page: Page, stored: string) =>
  page.addInitScript((value) => {
    if (sessionStorage.getItem('test left') !== null) return;
    sessionStorage.setItem('test left', 'yes');
    localStorage.setItem('version', value);
  }, stored);

interface Left {
  /** The version that the last visit stored. */
  readonly left: string;
  readonly at?: string;
  readonly mayLog?: readonly RegExp[];
  readonly hasOwnLimits?: boolean;
  /** Before the first page is opened. */
  readonly before?: (page: Page, context: BrowserContext) => Promise<unknown>;
}

/** Opens the site again, and counts loads, version requests and log lines from the first request on. */
const comeBack = async ({ left, at = '/home', mayLog = [], hasOwnLimits = false, before }: Left) => {
  const consoleLines: string[] = [];
  let count = { loads: 0, checks: 0 };
  const { page, context } = await visit(at, {
    mayLog,
    hasRealTimeouts: hasOwnLimits,
    before: async (opening, all) => {
      count = counted(opening);
      opening.on('console', (message) => consoleLines.push(message.text()));
      await leave(opening, left);
      await before?.(opening, all);
    },
  });
  return {
    page,
    context,
    count,
    hasLogged: (text: string) => consoleLines.some((line) => line.includes(text)),
  };
};

const stored = (page: Page) => page.evaluate(() => localStorage.getItem('version'));

describe('§4 the version check', () => {
  it('stores the served version at a first visit, and does not reload', async () => {
    const { page } = await visit('/home');
    const count = counted(page);
    const served = (await (await page.request.get('/version.json')).json()) as { version: string };
    await expect.poll(() => stored(page)).toBe(served.version);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilSettled(page);
    expect(count.loads).toBe(1);
  });

  it('clears caches, stores the new version, and reloads once', { tags: 'smoke' }, async () => {
    const { page, count } = await comeBack({
      left: 'old',
      before: (opening) =>
        opening.addInitScript(async () => {
          if (sessionStorage.getItem('versionReloaded') === null) await caches.open('old pages');
        }),
    });
    await expect.poll(() => count.checks).toBe(2);
    await waitUntilSettled(page);
    expect(count.loads).toBe(2);
    expect(await stored(page)).toMatch(/^[0-9a-f]{16}$/);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    expect(await page.getByText(versionMessages.english.outdated.title).count()).toBe(0);
  });

  it('reloads once a session when every answer serves another version (failures 1)', async () => {
    let served = 0;
    const { page, count } = await comeBack({
      left: 'old',
      before: (opening) => opening.route(path, (route) => answering(`version ${served++}`)(route)),
    });
    await expect.poll(() => count.checks).toBe(2);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await waitUntilSettled(page);
    expect(count.loads).toBe(2);
  });

  it.each([
    ['rubbish', '{"__proto__":1}', 2],
    ['too long', 'x'.repeat(100), 1],
    ['empty', '', 1],
  ])('replaces a stored version that is %s with the served one (failures 1)', async (_, left, loads) => {
    const { page, count } = await comeBack({ left });
    await expect.poll(() => count.checks).toBe(loads);
    await expect.poll(() => stored(page)).toMatch(/^[0-9a-f]{16}$/);
    await waitUntilSettled(page);
    expect(count.loads).toBe(loads);
  });

  const bad: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
    ['404', (route) => route.fulfill({ status: 404, body: 'none' })],
    ['500', (route) => route.fulfill({ status: 500, body: '' })],
    ['HTML', (route) => route.fulfill({ body: '<!doctype html><p>Sign in', contentType: 'text/html' })],
    ['malformed', (route) => route.fulfill({ body: '{"version":' })],
    ['empty', (route) => route.fulfill({ body: '' })],
    ['null', (route) => route.fulfill({ body: 'null' })],
    ['an array', (route) => route.fulfill({ body: '["2"]' })],
    ['a number', answering(2)],
    ['huge', answering('x'.repeat(1_000_000))],
    ['aborted', (route) => route.abort()],
    // The check gives up after five seconds.
    ['hanging', async () => {}],
  ];
  it.each(bad)(
    'logs a version.json that is %s, and neither reloads nor stores it (failures 2)',
    async (_, answer) => {
      const { page, count, hasLogged } = await comeBack({
        left: 'old',
        mayLog: checkLogged,
        hasOwnLimits: true,
        before: (opening) => opening.route(path, answer),
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => hasLogged('The version check')).toBe(true);
      expect(count.loads).toBe(1);
      expect(await stored(page)).toBe('old');
    },
  );

  it.each(['SecurityError', 'QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
    'does not reload when storage throws %s, since it could not store the reload guard (failures 3, 9)',
    async (name) => {
      const { page, count, hasLogged } = await comeBack({
        left: 'old',
        mayLog: checkLogged,
        before: (opening) =>
          opening.addInitScript((thrown) => {
            Storage.prototype.setItem = () => {
              throw new DOMException('no room', thrown);
            };
          }, name),
      });
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => hasLogged('The version check')).toBe(true);
      expect(count.loads).toBe(1);
    },
  );

  it('does not reload when storage silently stores nothing, and logs that (failures 3, 4)', async () => {
    const { count, hasLogged } = await comeBack({
      left: 'old',
      mayLog: checkLogged,
      before: (opening) =>
        opening.addInitScript(() => {
          Storage.prototype.setItem = () => {};
        }),
    });
    await expect.poll(() => hasLogged('does not keep')).toBe(true);
    expect(count.loads).toBe(1);
  });

  it('waits for the next navigation to reload while a form has answers, and keeps them (failures 5)', async () => {
    const held: Route[] = [];
    const { page, count } = await comeBack({
      left: 'old',
      at: '/Form_Request/clearance',
      before: (opening) =>
        opening.route(path, async (route) => {
          if (held.length > 0) await route.continue();
          else held.push(route);
        }),
    });
    await page.locator('[name="lname"]').fill('Sample');
    // The page asks in idle time, perhaps after the answer.
    await expect.poll(() => held.length).toBe(1);
    await Promise.all([page.waitForResponse(path), held[0]?.continue()]);
    expect(await page.locator('[name="lname"]').inputValue()).toBe('Sample');
    expect(count.loads).toBe(1);
    await page.getByRole('contentinfo').getByRole('link', { name: 'News' }).click();
    await expect.poll(() => count.loads).toBe(2);
    await page.waitForURL('**/News');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(count.loads).toBe(2);
  });

  it('reloads once a page that stays outdated, then shows a notice, in another tab too (failures 5)', async () => {
    const { page, context, count } = await comeBack({
      left: 'newest',
      before: (_, all) => all.route(path, answering('newest')),
    });
    await page.getByText(versionMessages.english.outdated.title).waitFor();
    expect(count.loads).toBe(2);
    const other = await context.newPage();
    const otherCount = counted(other);
    await other.goto('/home');
    await other.getByText(versionMessages.english.outdated.title).waitFor();
    expect([count.loads, otherCount.loads]).toEqual([2, 2]);
    await page.getByRole('button', { name: 'Dismiss' }).click();
    await page.getByText(versionMessages.english.outdated.title).waitFor({ state: 'detached' });
  });
});

describe('failures 6: a page whose code is gone after a deploy', () => {
  const chunk = '**/assets/FormRequest-*.js';
  it('reloads once and shows the requested page when its chunk is missing', async () => {
    let chunkRequests = 0;
    const { page } = await visit('/home', {
      mayLog: [/404/],
      before: async (opening) => {
        await opening.route(chunk, (route) =>
          chunkRequests++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
        );
      },
    });
    const count = counted(page);
    await page.getByRole('main').getByRole('link', { name: 'Request a service' }).click();
    await page.getByRole('heading', { name: pageTitle('FormRequest', translateToEnglish) }).waitFor();
    expect(count.loads).toBe(1);
  });
});

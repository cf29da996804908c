/** The service worker, in a real browser on a real server (docs/decisions/0042-service-worker.md). */

import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as cebuano from '../../../src/i18n/ceb/messages.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { withBuild } from '../../support/browser/buildWithSettings.ts';
import { chooseLocale } from '../../support/browser/locale.ts';
import {
  openOwnSite,
  ownSite,
  readCachedPaths,
  versionIn,
  waitForWorker,
} from '../../support/browser/offlineSite.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { waitUntilSettled } from '../../support/browser/settled.ts';
import { openUnattachedPage } from '../../support/browser/unattachedPage.ts';
import { withBrowser } from '../../support/browser/visit.ts';

withBrowser();

/** Writes another version into every file that contains it. @returns the new version */
const redeploy = (dist: string): string => {
  const [from, to] = [versionIn(dist), 'f'.repeat(16)];
  for (const name of readdirSync(dist, { recursive: true, encoding: 'utf8' }))
    if (/\.html$|^worker\.js$|^version\.json$|^\.frame\.json$/.test(name)) {
      const file = join(dist, name);
      for (const packed of ['br', 'gz']) rmSync(`${file}.${packed}`, { force: true });
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
    }
  return to;
};

interface CachedResponse {
  readonly address: string;
  /** Headers and body. */
  readonly text: string;
}

const textsIn = (page: Page): Promise<readonly CachedResponse[]> =>
  page.evaluate(async () => {
    const all: CachedResponse[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = (await cache.match(request))!;
        const text = [...answer.headers.values(), await answer.text()].join('\n');
        all.push({ address: request.url, text });
      }
    }
    return all;
  });

/** Counts the navigations from now on. */
const countLoads = (page: Page): (() => number) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  return () => loads;
};

const builtWith = (page: Page) => page.locator('meta[name="version"]').getAttribute('content');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const article = '/News/clean-up-day-along-the-barangay-road';

describe('§7 the site offline after one visit', () => {
  it('serves hotlines, charter and a read article offline, and leads an unknown path to the home page', {
    tags: 'smoke',
  }, async () => {
    const site = await ownSite();
    const { page } = await openOwnSite(site);
    await heading(page).waitFor();
    await waitForWorker(page, site);
    const asRead = await (await page.goto(article))!.text();
    await heading(page).waitFor();
    await expect.poll(() => readCachedPaths(page)).toContain(`${site.version} page ${article}`);
    await site.net.cut();

    await page.goto('/Emergency-Hotlines?from=elsewhere#numbers');
    await page.getByRole('main').getByRole('link', { name: /911/ }).first().waitFor();
    expect(await page.getByRole('main').locator('a[href^="tel:"]').count()).toBeGreaterThan(3);

    await page.goto('/Citizens-Charter');
    await heading(page).waitFor();

    const answer = await page.goto(article);
    expect([answer!.fromServiceWorker(), await answer!.text()]).toEqual([true, asRead]);
    await heading(page).waitFor();

    await page.goto('/no-such-page');
    await page.waitForURL('**/home');
    await page.getByText(partMessages.english.notFound.title).waitFor();
  });
});

describe('§7 the site as an installed app', () => {
  it("meets Chromium's requirements for manifest and icons, and opens its start page and the hotlines offline in the locale that was chosen last", async () => {
    const site = await ownSite();
    const { page, context } = await openOwnSite(site);
    await waitForWorker(page, site);
    const browser = await context.newCDPSession(page);
    const { errors, data } = await browser.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const { icons, start_url } = JSON.parse(data!) as { icons: { src: string }[]; start_url: string };
    for (const { src } of icons)
      expect((await page.request.get(src)).headers()['content-type']).toBe('image/png');
    expect((await page.request.get('/manifest.webmanifest')).headers()['content-type']).toBe(
      'application/manifest+json',
    );
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    // A test's browser context is a private window.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
    await chooseLocale(page, 'ceb');
    const isKept = async () =>
      (await textsIn(page)).some(
        ({ address, text }) => address.endsWith('/Emergency-Hotlines') && text.includes('<html lang="ceb"'),
      );
    await expect.poll(isKept).toBe(true);
    await site.net.cut();
    await page.goto(start_url);
    await heading(page).waitFor();
    await page.goto('/Emergency-Hotlines');
    await page.getByRole('main').getByRole('link', { name: /911/ }).first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('ceb');
    expect(await page.getByRole('main').textContent()).toContain(cebuano.parts.emergency.everyone);
  });
});

describe('§7 a bad network', () => {
  it('shows and caches no page of a captive portal, and serves the cached page when the site fails or is too slow', async () => {
    const site = await ownSite();
    const { page } = await openOwnSite(site, article);
    await heading(page).waitFor();
    await waitForWorker(page, site);
    site.net.setMode('gate');
    for (const path of [article, '/Resident', '/assets/none.js']) {
      await page.goto(path);
      await page.getByText('Sign in to this network').waitFor();
    }
    site.net.setMode('open');
    const texts = await textsIn(page);
    expect(texts.filter(({ text }) => text.includes('Sign in to this network'))).toEqual([]);
    expect(texts.filter(({ address }) => address.endsWith('/assets/none.js'))).toEqual([]);
    // Slow comes last: while a request has no answer, Chromium holds the next one for the same address back.
    for (const mode of ['broken', 'slow'] as const) {
      site.net.setMode(mode, new RegExp(`^${article}`));
      const before = site.net.held.length;
      const answer = await page.goto(article);
      expect([mode, answer!.fromServiceWorker(), answer!.status()]).toEqual([mode, true, 200]);
      expect([mode, site.net.held.length - before]).toEqual([mode, 1]);
      expect(await answer!.text()).not.toContain('Sign in');
      await heading(page).waitFor();
    }
  });

  it('leaves a working site when the worker fails to install, and installs it after a reload', async () => {
    const site = await ownSite();
    site.net.setMode('broken', /^\/assets\/CitizensCharter-/);
    const { page } = await openOwnSite(site);
    await heading(page).waitFor();
    await expect.poll(() => site.net.held.length).toBe(1);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0);
    expect(await readCachedPaths(page)).toEqual([]);
    await page.goto('/Resident');
    await heading(page).waitFor();
    // The next visit tries again.
    site.net.setMode('open');
    await page.reload();
    await waitForWorker(page, site);
  });
});

describe('§4 §7 a new version with a worker', () => {
  it('installs the new worker, clears the old caches, and reloads once', async () => {
    const site = await ownSite();
    const { page } = await openOwnSite(site);
    await waitForWorker(page, site);
    const next = redeploy(site.dist);
    const loads = countLoads(page);
    await page.goto('/Resident');
    await expect.poll(loads).toBe(2);
    // The request is counted before the page that it reloads is there.
    await page.waitForFunction(() =>
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]).some(
        ({ type }) => type === 'reload',
      ),
    );
    await waitUntilSettled(page);
    expect(await builtWith(page)).toBe(next);
    expect(await page.evaluate(() => localStorage.getItem('version'))).toBe(next);
    const cached = await readCachedPaths(page);
    expect(cached.filter((name) => !name.startsWith(next))).toEqual([]);
    expect(cached).toContain(`${next} installed /shell`);
    await site.net.cut();
    await page.goto('/Resident');
    await heading(page).waitFor();
    expect([loads(), await builtWith(page)]).toEqual([3, next]);
  });

  it('reloads once from an old cached page, then shows the new page (failures 5)', async () => {
    const site = await ownSite();
    const { page } = await openOwnSite(site, '/Resident');
    await waitForWorker(page, site);
    const next = redeploy(site.dist);
    const loads = countLoads(page);
    site.net.setMode('slow', /^\/Resident/);
    const answer = await page.goto('/Resident');
    expect(answer!.fromServiceWorker()).toBe(true);
    site.net.setMode('open');
    await expect.poll(loads).toBe(2);
    await expect.poll(() => builtWith(page)).toBe(next);
    await waitUntilSettled(page);
    expect(loads()).toBe(2);
  });

  it('reloads once to a version whose worker cannot be installed (failures 1)', async () => {
    const site = await ownSite();
    const { page } = await openOwnSite(site);
    await waitForWorker(page, site);
    const next = redeploy(site.dist);
    const loads = countLoads(page);
    site.net.setMode('broken', /^\/shell$/);
    await page.goto('/Resident');
    await expect.poll(loads).toBe(2);
    await waitUntilSettled(page);
    expect([loads(), await builtWith(page)]).toEqual([2, next]);
    await heading(page).waitFor();
  });
});

/** Answers of no real person, in words that occur nowhere else on the site. */
const uniqueAnswers = {
  lname: 'Planted-Ñame',
  fname: 'Plantedfirst',
  mname: 'Plantedmiddle',
  birthDate: '1987-11-29',
  birthPlace: 'Planted birthplace',
  email: 'planted@example.com',
  address: 'Planted address',
  purpose: 'Planted purpose',
};

describe('§7 the caches of the service worker', () => {
  it('caches no answer of a citizen, no Firestore call and no version.json (failures 28)', async () => {
    const site = await ownSite();
    const { page } = await openOwnSite(site, '/home');
    await waitForWorker(page, site);
    await page.goto('/Form_Request/clearance');
    await fillInForm(page, 'BARANGAY_CLEARANCE', uniqueAnswers);
    await checkRobotBox(page);
    await submitForm(page);
    const { code } = await readConfirmation(page);
    await page.goto(`/Request-Status#${code}`);
    await page.goto('/machines');
    await heading(page).waitFor();
    await page.goto('/News?month=2031-05');
    await heading(page).waitFor();
    await waitUntilSettled(page);
    const values = [...Object.values(uniqueAnswers), code];
    const found = (await textsIn(page)).flatMap(({ address, text }) =>
      values.filter((value) => `${address} ${text}`.includes(value)).map((value) => `${address}: ${value}`),
    );
    expect(found).toEqual([]);
    const cached = await readCachedPaths(page);
    expect(cached.length).toBeGreaterThan(10);
    expect(cached.filter((name) => /\/v1\/|version\.json|worker\.js| \/machines|\?|#/.test(name))).toEqual(
      [],
    );
    // The request did reach the store, through the same worker.
    expect(site.net.passed.filter((path) => path.endsWith(':commit')).length).toBeGreaterThan(0);
  });
});

/** Whether a worker controls the page and has cached it, and how many workers and caches the site has. */
const workerState = `(async () => ({
  path: location.pathname,
  isControlled: navigator.serviceWorker.controller !== null,
  isKept: (await caches.match(location.pathname)) !== undefined,
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  caches: (await caches.keys()).length,
  heading: document.querySelector('h1')?.textContent ?? '',
}))()`;

describe('§7 SITE_WORKER=off', () => {
  const off = withBuild({ SITE_WORKER: 'off' });
  it('removes the service worker and its caches, and leaves a working site', async () => {
    const site = await ownSite();
    const { address } = site.net.server;
    const page = await openUnattachedPage(new URL('/home', address).href);
    const state = () => page.evaluate(workerState);
    await expect.poll(state).toMatchObject({ isControlled: true, isKept: true, workers: 1 });
    cpSync(off.dist, site.dist, { recursive: true });
    await page.goTo(new URL('/Resident', address).href);
    await expect.poll(state).toMatchObject({ path: '/Resident', workers: 0, caches: 0 });
    await page.goTo(new URL('/home', address).href);
    await expect
      .poll(state)
      .toMatchObject({ path: '/home', isControlled: false, heading: expect.stringMatching(/./) });
  });
});

/** §7 What opens without a signal after one visit (docs/decisions/0042-service-worker.md), and how many bytes that costs. */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { requestPath } from '../../../src/form/requestPath.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import { sendingMessages } from '../../../src/i18n/en/sending.ts';
import { serviceMessages } from '../../../src/i18n/en/service.ts';
import {
  type OwnSite,
  openOwnSite,
  ownSite,
  readCachedPaths,
  waitForWorker,
} from '../../support/browser/offlineSite.ts';
import { readStoredRequests } from '../../support/browser/records.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { setConnection } from '../../support/browser/setConnection.ts';
import { type Visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

const slugs = Object.values(formTypes).map(({ slug }) => slug);
const serviceCode = /\/assets\/ServiceDetail-/;
/** A service's page shows this button on a phone, and no other page does. */
const charterEntry = (page: Page) => page.getByRole('button', { name: serviceMessages.english.entry });

/** Opens a page whose device keeps what it reads. */
const open = (site: OwnSite, path: string, before?: (page: Page) => Promise<unknown>): Promise<Visit> =>
  openOwnSite(site, path, { storesQueryResults: true, ...(before && { before }) });

/** Waits until the worker, the code of a service's page and the charter are on the device. */
const waitForServices = async (page: Page, site: OwnSite): Promise<void> => {
  await waitForWorker(page, site);
  await expect
    .poll(async () => (await readCachedPaths(page)).some((path) => serviceCode.test(path)))
    .toBe(true);
};

/** Gives the worker another task behind all that the page asked of it, and waits for that. */
const waitForWorkerTasks = async (page: Page, site: OwnSite): Promise<void> => {
  await waitForWorker(page, site);
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    for (let times = 0; times < 3; times++)
      await new Promise((resolve) => requestIdleCallback(() => resolve(null)));
    active?.postMessage({ page: '/Resident', files: [] });
  });
  await expect.poll(() => readCachedPaths(page)).toContain(`${site.version} page /Resident`);
};

/** Writes the compressed copies beside each script, as the served site has them. */
const compressScripts = ({ dist }: OwnSite): void => {
  for (const name of globSync('assets/*.js', { cwd: dist }).filter((name) => !/staff|machines/.test(name))) {
    const text = readFileSync(join(dist, name));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    writeFileSync(join(dist, `${name}.br`), brotliCompressSync(text, { params }));
    writeFileSync(join(dist, `${name}.gz`), gzipSync(text));
  }
};

/** Every script that the network delivered, with its bytes. */
const scriptsOf = ({ net }: OwnSite) => net.bodies.filter(({ path }) => path.startsWith('/assets/'));

const saveData = setConnection({ saveData: true, effectiveType: '4g' });

describe('§7 the services of Home without a signal', () => {
  it('opens each of the six services after one visit to Home, by a tap', async () => {
    const site = await ownSite();
    const { page } = await open(site, '/home');
    await waitForServices(page, site);
    site.net.setMode('dead');
    const links = page.getByRole('main').locator('a[href^="/services/"]');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      slugs.map((slug) => `/services/${slug}`),
    );
    for (const slug of slugs) {
      await links.and(page.locator(`[href="/services/${slug}"]`)).click();
      await charterEntry(page).waitFor();
      await page.goBack();
    }
  });

  it('fetches at most 60 kB for them, compressed, and no script twice', async () => {
    const [usual, saving] = [await ownSite(), await ownSite()];
    for (const site of [usual, saving]) compressScripts(site);
    const { page } = await open(usual, '/home');
    await waitForServices(page, usual);
    const { page: savingPage } = await open(saving, '/home', saveData);
    await waitForWorkerTasks(savingPage, saving);
    const fetched = scriptsOf(usual);
    const without = new Set(scriptsOf(saving).map(({ path }) => path));
    const ahead = fetched.filter(({ path }) => !without.has(path));
    expect(ahead.filter(({ path }) => serviceCode.test(path)).length).toBe(1);
    const bytes = ahead.reduce((sum, each) => sum + each.bytes, 0);
    expect(bytes).toBeLessThanOrEqual(60_000);
    expect(bytes).toBeGreaterThan(2_000);
    const paths = fetched.map(({ path }) => path);
    expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  });

  it.each([
    ['with Save-Data', saveData],
    ['on 2G', setConnection({ saveData: false, effectiveType: '2g' })],
    ['on slow 2G', setConnection({ saveData: false, effectiveType: 'slow-2g' })],
    [
      "with the site's own switch",
      (page: Page) => page.addInitScript(() => localStorage.setItem('saveData', 'on')),
    ],
  ])("fetches nothing ahead %s, and says 'No signal' for a service", async (_, before) => {
    const site = await ownSite();
    const { page } = await open(site, '/home', before);
    await waitForWorkerTasks(page, site);
    expect(scriptsOf(site).filter(({ path }) => serviceCode.test(path))).toEqual([]);
    site.net.setMode('dead');
    await page.getByRole('main').locator('a[href^="/services/"]').first().click();
    await page.getByRole('heading', { name: partMessages.english.noSignal.title }).waitFor();
  });
});

describe('§7 the charter without a signal', () => {
  it('opens the charter and each of the six services by address, after one visit to the charter', async () => {
    const site = await ownSite();
    const { page } = await open(site, '/Citizens-Charter');
    await waitForServices(page, site);
    site.net.setMode('dead');
    await page.reload();
    await page.getByRole('main').locator('a[href^="/services/"]').first().waitFor();
    for (const slug of slugs) {
      await page.goto(`/services/${slug}`);
      await charterEntry(page).waitFor();
    }
  });

  it('opens every service after one visit to one of them, also with Save-Data', async () => {
    const site = await ownSite();
    const { page } = await open(site, `/services/${slugs[0]}`, saveData);
    await waitForServices(page, site);
    site.net.setMode('dead');
    for (const slug of slugs.slice(0, 2)) {
      await page.goto(`/services/${slug}`);
      await charterEntry(page).waitFor();
    }
  });
});

/** What a form loads, before and after the first touch. */
const formCode = ['FormRequest', 'ServiceForm', 'RequestNotices', 'checkAnswers', 'Confirmation', 'client'];

/** Waits until the worker has it. */
const waitForFormCode = (page: Page) =>
  expect
    .poll(async () => {
      const cached = await readCachedPaths(page);
      return formCode.every((name) => cached.some((each) => each.includes(`/${name}-`)));
    })
    .toBe(true);

describe('§7 a form without a signal', () => {
  const type: FormType = 'BARANGAY_CLEARANCE';
  const path = requestPath(type);
  const other: FormType = 'HEALTH_SERVICES';
  const title = (page: Page, each: FormType) =>
    page.getByRole('heading', { level: 1, name: requestMessages.english.services[each].title });

  it.each([
    ['by its address', async () => path],
    [
      'by taps from Home',
      async ({ page }: Visit) => {
        await page.getByRole('main').locator('a[href^="/services/"]').first().click();
        await page.getByRole('main').locator(`a[href="${path}"]`).first().click();
        return null;
      },
    ],
  ])(
    'opens again by reload and by address after a visit %s, and its request is sent later',
    async (_, reach) => {
      const site = await ownSite();
      const visited = await open(site, '/home');
      const { page } = visited;
      await waitForWorker(page, site);
      const address = await reach(visited);
      if (address !== null) await page.goto(address);
      await title(page, type).waitFor();
      await page.getByLabel('Last name').waitFor();
      await waitForFormCode(page);
      site.net.setMode('dead');
      await page.reload();
      await title(page, type).waitFor();
      await page.goto(requestPath(other));
      await title(page, other).waitFor();
      // The link of version 1.0.0.
      await page.goto(`/Form_Request?formType=${type}`);
      await page.waitForURL(`**${path}`);
      await title(page, type).waitFor();
      await fillInForm(page, type);
      await checkRobotBox(page);
      await submitForm(page);
      await page.getByText(sendingMessages.english.waiting.title).waitFor();
      site.net.setMode('open');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      const { id } = await readConfirmation(page);
      expect((await readStoredRequests(site.server)).map((request) => request.id)).toEqual([id]);
    },
  );

  it('queues the request of a form that nobody touched before the signal was gone', async () => {
    const site = await ownSite();
    const { page } = await open(site, path);
    await page.getByLabel('Last name').waitFor();
    await waitForFormCode(page);
    site.net.setMode('dead');
    await fillInForm(page, type);
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByText(sendingMessages.english.waiting.title).waitFor();
  });
});

/**
 * §1 A second barangay, made by `npm run init`, built and served beside the first: a request goes through it, its facts are on
 * its pages, and nowhere in its files or answers is a trace of the first.
 */
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lists } from '../../../src/content/schema/lists.ts';
import { addDays, manilaDay } from '../../../src/domain/dates/day.ts';
import { findOpenDays } from '../../../src/domain/dates/holiday.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { mapMessages } from '../../../src/i18n/en/map.ts';
import { partMessages } from '../../../src/i18n/en/parts.ts';
import { allRoutes, routeOfPage } from '../../../src/routes/menu.ts';
import { site as first } from '../../../src/site.ts';
import { findBinFile } from '../../../tools/cli/lib/binFile.ts';
import { buildTimeout } from '../../support/browser/builtSite.ts';
import { checkRobotBox, fillInForm, readConfirmation, submitForm } from '../../support/browser/resident.ts';
import { settlePages } from '../../support/browser/settled.ts';
import { getBrowser, stretchTimeouts, withBrowser } from '../../support/browser/visit.ts';
import {
  createSecondBarangay,
  initDetailArgs,
  originalSitePattern,
  sampleSeal,
} from '../../support/secondBarangay.ts';

// Tests build the site, and open each page of it.
vi.setConfig({ testTimeout: buildTimeout });

withBrowser();

interface Site {
  readonly root: string;
  readonly address: string;
  /** Runs a command of the project as its staff do, and returns its output. */
  readonly ran: (script: string, ...args: readonly string[]) => string;
}

/** Creates, builds and serves a site. @param ends functions that remove it again */
const createSite = async (
  ends: (() => void)[],
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<Site> => {
  const { root, result, remove } = createSecondBarangay(args);
  const dataDir = mkdtempSync(join(tmpdir(), 'barangay-data-'));
  ends.push(remove, () => rmSync(dataDir, { recursive: true, force: true }));
  expect(result).toMatchObject({ code: 0, error: '' });
  execFileSync(process.execPath, [findBinFile('vite'), 'build', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', SITE_PACKED: 'off', SITE_QA: '', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const own = { cwd: root, env: { ...process.env, DATA_DIR: dataDir, PORT: '0' } };
  const server = spawn(process.execPath, ['server/main.ts'], own);
  ends.push(() => void server.kill('SIGKILL'));
  const address = await new Promise<string>((resolve, reject) => {
    let output = '';
    server.stdout.on('data', (chunk) => {
      output += chunk;
      const [, at] = /^Barangay Sample is at (\S+)\n/m.exec(output) ?? [];
      if (at !== undefined) resolve(at);
    });
    server.on('close', (code) => reject(new Error(`The second server ended with ${code}: ${output}`)));
  });
  const ran = (script: string, ...scriptArgs: readonly string[]): string =>
    execFileSync(process.execPath, [script, ...scriptArgs], { ...own, encoding: 'utf8' });
  return { root, address, ran };
};

/** Opens a page of the second site; a warning or an error on its console fails the test. */
const openPage = async (address: string, path: string) => {
  const context = await getBrowser().newContext();
  await stretchTimeouts(context);
  await settlePages(context);
  const page = await context.newPage();
  const result: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) result.push(message.text());
  });
  onTestFinished(async () => {
    await context.close();
    expect(result).toEqual([]);
  });
  await page.goto(new URL(path, address).href);
  return page;
};

const paths = allRoutes
  .map(({ path, page }) => (page === 'Tourism' ? '/Barangay-Sample-Tourism' : path))
  .filter((path) => !path.includes(':'));

describe('§1 the second barangay', () => {
  const ends: (() => void)[] = [];
  let createdSite: Site | undefined;
  const site = (): Site => createdSite!;
  beforeAll(async () => {
    createdSite = await createSite(ends, [...initDetailArgs, '--seal', 'SEAL']);
  }, 180_000);
  afterAll(() => {
    for (const end of ends.reverse()) end();
  });

  it('imports its content, and stores a request that its staff then read', async () => {
    const { address, ran } = site();
    expect(ran('tools/cli/content.ts', 'import', 'content')).toMatch(/\d/);
    const page = await openPage(address, '/Form_Request/clearance');
    const [day = ''] = findOpenDays(addDays(manilaDay(Date.now()), 1), 1);
    await fillInForm(page, 'BARANGAY_CLEARANCE', { schedule: `${day}T09:00`, zone: '13' });
    await checkRobotBox(page);
    await submitForm(page);
    await page.getByText(fieldMessages.english.rules.zone(1, 12)).first().waitFor();
    await page.locator('[name="zone"]').fill('12');
    await submitForm(page);
    const { id } = await readConfirmation(page);
    const exported = ran('tools/cli/requests.ts', 'export');
    expect(JSON.parse(exported)).toMatchObject([{ id, lname: 'Sample-Ñ', zone: 12 }]);
    expect(originalSitePattern.exec(exported)).toBeNull();
  });

  it("shows its own names, hours, telephone, seal and colors, and refuses the first site's collection", async () => {
    const { address } = site();
    const page = await openPage(address, '/home');
    expect(await page.title()).toBe('Barangay Sample Official Website');
    const footer = page.locator('footer');
    for (const text of [
      'Province of Samplevia',
      'Municipality of Sampleton',
      'Barangay Hall, Sample, Sampleton, Samplevia 2999',
      '(045) 000 0001',
      partMessages.english.hours('07:30', '16:30'),
      `© ${new Date().getFullYear()} Barangay Sample.`,
    ])
      await footer.getByText(text).first().waitFor();
    await page.locator('header img[src="/images/seal.svg"]').waitFor();
    const sealImage = page.locator('header img[src="/images/seal.svg"]');
    await expect
      .poll(() => sealImage.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await (await fetch(new URL('/images/seal.svg', address))).text()).toBe(sampleSeal);
    const header = page.locator('header').first();
    expect(await header.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(18, 48, 90)',
    );
    const manifest = await (await fetch(new URL('/manifest.webmanifest', address))).json();
    expect(manifest).toMatchObject({ short_name: 'Barangay Sample', theme_color: '#12305a' });
    await page.goto(new URL('/Accessibility', address).href);
    await page.locator('a[href="tel:0450000001"]').first().waitFor();
    await page.goto(new URL('/barangay-sample-tourism', address).href);
    await page.getByRole('heading', { level: 1, name: routeOfPage('Tourism').name }).waitFor();
    await page.goto(new URL('/Tourism-Map', address).href);
    await page.getByRole('img', { name: /Drawn map/ }).waitFor();
    const old = await fetch(
      new URL(
        `/v1/projects/demo-barangay/databases/(default)/documents/${first.root}/News_List:runQuery`,
        address,
      ),
      {
        method: 'POST',
        body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'list' }], limit: 1 } }),
      },
    );
    expect(old.status).toBe(403);
  });

  it('leaves no trace of the first barangay in any page, response or file', async () => {
    const { address, root } = site();
    const found: string[] = [];
    const searchForTrace = (where: string, text: string): void => {
      const [trace] = originalSitePattern.exec(text) ?? [];
      if (trace !== undefined) found.push(`${where}: ${trace}`);
    };
    const dist = join(root, 'dist');
    for (const entry of readdirSync(dist, { recursive: true, withFileTypes: true }))
      if (entry.isFile()) {
        searchForTrace(entry.name, entry.name);
        searchForTrace(entry.name, readFileSync(join(entry.parentPath, entry.name), 'utf8'));
      }
    for (const file of [
      ...['server/firestore.indexes.json', 'firebase.json', 'package.json'],
      ...['package-lock.json', 'README.md', 'index.html', 'machines.html', 'src/site.json', 'docs/design.md'],
      ...readdirSync(join(root, 'content')).map((name) => `content/${name}`),
    ])
      searchForTrace(file, readFileSync(join(root, file), 'utf8'));
    for (const path of [
      ...paths,
      '/machines',
      '/search.json',
      '/sitemap.xml',
      '/robots.txt',
      '/version.json',
    ]) {
      const answer = await fetch(new URL(path, address));
      expect([path, answer.status]).toEqual([path, 200]);
      searchForTrace(path, JSON.stringify([...answer.headers]) + (await answer.text()));
    }
    for (const { collection } of Object.values(lists)) {
      const at = `/v1/projects/demo-barangay/databases/(default)/documents/Sample_website/${collection}:runQuery`;
      const where = {
        fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
      };
      const answer = await fetch(new URL(at, address), {
        method: 'POST',
        body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'list' }], where, limit: 100 } }),
      });
      expect([collection, answer.status]).toEqual([collection, 200]);
      searchForTrace(collection, await answer.text());
    }
    const page = await openPage(address, '/home');
    for (const path of paths) {
      await page.goto(new URL(path, address).href);
      await page.locator('main h1').first().waitFor();
      searchForTrace(`${path}, as it lives`, (await page.title()) + (await page.content()));
    }
    expect(found).toEqual([]);
  });
});

describe('§2 a barangay without the location of its hall', () => {
  it('lists its places, shows a sentence in place of the map, and an icon in place of the seal', async () => {
    const ends: (() => void)[] = [];
    onTestFinished(() => {
      for (const end of ends.reverse()) end();
    });
    const { address } = await createSite(ends, [], { SITE_PRERENDER: 'off' });
    const page = await openPage(address, '/Tourism-Map');
    await page.getByText(mapMessages.english.added.sentence).waitFor();
    await page.getByRole('heading', { name: 'Sample viewpoint over the fields' }).waitFor();
    expect(await page.getByRole('img', { name: /Drawn map/ }).count()).toBe(0);
    expect(await page.locator('header svg path').count()).toBeGreaterThan(0);
    expect(await page.locator('header img').count()).toBe(0);
    // The hall's telephone is a sample here.
    expect(await page.locator('footer').getByRole('link', { name: '000 000' }).count()).toBe(0);
  });
});

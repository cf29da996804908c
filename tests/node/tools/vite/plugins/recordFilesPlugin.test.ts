/** The sitemap.xml, the feeds and robots.txt that a build writes. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { recordFiles } from '../../../../../src/content/feeds/recordFiles.ts';
import { createSiteMap } from '../../../../../src/content/seo/siteMap.ts';
import { requestPath } from '../../../../../src/form/requestPath.ts';
import { formTypeNames } from '../../../../../src/form/typeNames.ts';
import { staticPaths } from '../../../../../src/routes/staticPaths.ts';
import { site } from '../../../../../src/site.ts';
import { findBinFile } from '../../../../../tools/cli/lib/binFile.ts';
import { createRecordFiles } from '../../../../../tools/vite/plugins/recordFilesPlugin.ts';
import { readSiteUrl } from '../../../../../tools/vite/siteUrl.ts';
import { buildTimeout } from '../../../../support/browser/builtSite.ts';
import { childrenOf, parseCalendar, parseXml, titlesOf } from '../../../../support/parsedFeed.ts';
import { createTempDirectory, writeFiles } from '../../../../support/server/runningServer.ts';

vi.setConfig({ testTimeout: buildTimeout, hookTimeout: buildTimeout });

const address = 'https://barangay.example';

/** Every page that the XML lists. Throws if the XML has anything that a sitemap does not. */
const pagesIn = (xml: string): readonly { readonly loc: string; readonly lastmod: string | undefined }[] => {
  const sitemapPattern =
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">\n(.*)<\/urlset>\n$/s;
  const rowPattern =
    /^<url><loc>([^<>&"']|&(?:amp|lt|gt|quot|apos);)+<\/loc>(?:<lastmod>[^<>&]+<\/lastmod>)?<\/url>$/;
  const rows = sitemapPattern.exec(xml)?.[1]?.split('\n').slice(0, -1) ?? [];
  expect(rows.length).toBeGreaterThan(0);
  return rows.map((row) => {
    expect(row).toMatch(rowPattern);
    const [loc = '', lastmod] = [
      /<loc>(.*)<\/loc>/.exec(row)?.[1],
      /<lastmod>(.*)<\/lastmod>/.exec(row)?.[1],
    ];
    return { loc: loc.replaceAll('&apos;', "'").replaceAll('&amp;', '&'), lastmod };
  });
};

const build = (directory: string, env: Readonly<Record<string, string>>): void => {
  execFileSync(
    process.execPath,
    [findBinFile('vite'), 'build', '--outDir', directory, '--logLevel', 'error'],
    {
      env: { ...process.env, NODE_ENV: 'production', SITE_PRERENDER: 'off', ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
};

describe('§2 a build', () => {
  it('writes sitemap.xml, robots.txt and the feeds for SITE_URL, and the picture of link previews', () => {
    const directory = mkdtempSync(join(tmpdir(), 'barangay-'));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    build(directory, { SITE_URL: `${address}/` });
    const pages = pagesIn(readFileSync(join(directory, 'sitemap.xml'), 'utf8'));
    expect(pages.slice(0, staticPaths.length).map(({ loc }) => loc)).toEqual(
      staticPaths.map((path) => address + path),
    );
    expect(readFileSync(join(directory, 'robots.txt'), 'utf8')).toBe(
      `User-agent: *\nDisallow: /v1/\nDisallow: /staff\nAllow: /v1/*:runQuery\n\nSitemap: ${address}/sitemap.xml\n`,
    );
    for (const [path, { type }] of recordFiles) {
      const text = readFileSync(join(directory, path), 'utf8');
      if (type.startsWith('text/calendar')) expect(parseCalendar(text).events).toEqual([]);
      // All content of a new site is samples.
      else expect([path, childrenOf(parseXml(text), 'entry')]).toEqual([path, []]);
    }
    expect(existsSync(join(directory, site.picture.src))).toBe(true);
    const html = readFileSync(join(directory, 'index.html'), 'utf8');
    expect(html.match(/name="description"/g)).toHaveLength(1);
  });

  it('the build fails with an explanation when SITE_URL is not the address of a site', () => {
    let stderr = '';
    try {
      build(join(tmpdir(), 'never'), { SITE_URL: 'barangay.example/home' });
    } catch (error) {
      stderr = String((error as { stderr?: unknown }).stderr);
    }
    expect(stderr).toContain('SITE_URL must be the address of the site without a path, such as https://');
  });
});

describe('§2 readSiteUrl', () => {
  it.each([
    [{}, 'http://localhost:8080'],
    [{ SITE_URL: ' ' }, 'http://localhost:8080'],
    [{ VITE_FIREBASE_PROJECT_ID: 'barangay-site' }, 'https://barangay-site.web.app'],
    [{ SITE_URL: 'https://Barangay.example/', VITE_FIREBASE_PROJECT_ID: 'barangay-site' }, address],
    [{ SITE_URL: 'http://127.0.0.1:9000' }, 'http://127.0.0.1:9000'],
  ])('reads %j as the site address %s', (env, origin) => {
    expect(readSiteUrl(env)).toBe(origin);
  });
  it.each([
    ['barangay.example'],
    ['ftp://barangay.example'],
    ['https://barangay.example/home'],
    ['https://barangay.example?a'],
    ['https://barangay.example#a'],
    ['https://name:word@barangay.example'],
    ['https://'],
    ['https://barangay.example:99999'],
    ['javascript:alert(1)'],
  ])('refuses SITE_URL=%s', (SITE_URL) => {
    expect(() => readSiteUrl({ SITE_URL })).toThrow('SITE_URL must be');
  });
});

const day = Date.UTC(2031, 4, 6);
const dated = { status: 'active', date: day, updated: day + 1_000 };

describe('§2 the records in the sitemap', () => {
  it('the sitemap lists active records with a page at their own addresses, without samples and drafts', () => {
    const content = createTempDirectory();
    const list = (records: readonly object[]) => JSON.stringify(records);
    writeFiles(content, {
      'News_List.json': list([
        { ...dated, id: 'a', title: 'Clean-up & more', slug: 'clean-up-and-more' },
        { ...dated, id: 'b', title: 'A sample', sample: true },
        { ...dated, id: 'c', title: 'A draft', status: 'draft' },
      ]),
      'Ordinance_List.json': list([{ ...dated, id: 'a', title: 'Quiet hours', updated: null }]),
      'Announcement_List.json': list([{ ...dated, id: 'a', title: 'Hall closed' }]),
      'Award_List.json': list([{ ...dated, id: 'a', title: 'Has no page' }]),
      'CitizensCharter_List.json': list([
        { id: 'a', status: 'active', name: 'Barangay Clearance', slug: 'clearance', updated: day },
        { id: 'b', status: 'active', name: 'Use of the Court' },
      ]),
      'Official_List.json': list([{ id: 'punong barangay', status: 'active', position: 'Punong Barangay' }]),
    });
    const pages = pagesIn(createRecordFiles({ address, content }, day)['sitemap.xml'] ?? '');
    const changed = '2031-05-06T00:00:01.000Z';
    expect(pages.slice(staticPaths.length)).toEqual([
      { loc: `${address}/services/clearance`, lastmod: '2031-05-06T00:00:00.000Z' },
      { loc: `${address}/services/use-of-the-court`, lastmod: undefined },
      { loc: `${address}/official-details/punong%20barangay`, lastmod: undefined },
      { loc: `${address}/Announcements/hall-closed`, lastmod: changed },
      { loc: `${address}/News/clean-up-and-more`, lastmod: changed },
      { loc: `${address}/Ordinance/quiet-hours`, lastmod: undefined },
    ]);
  });

  it('the feeds have active records with a page, without samples and drafts, in each language', () => {
    const content = createTempDirectory();
    const list = (records: readonly object[]) => JSON.stringify(records);
    writeFiles(content, {
      'News_List.json': list([
        { ...dated, id: 'a', title: 'Clean-up & more', translations: { fil: { title: 'Paglilinis' } } },
        { ...dated, id: 'b', title: 'A sample', sample: true },
        { ...dated, id: 'c', title: 'A draft', status: 'draft' },
      ]),
      'Announcement_List.json': list([{ ...dated, id: 'a', title: 'Assembly', begins: day, updated: day }]),
    });
    const files = createRecordFiles({ address, content }, day);
    expect(titlesOf(files['feeds/all.xml'] ?? '')).toEqual(['Clean-up & more', 'Assembly']);
    expect(titlesOf(files['feeds/news.fil.xml'] ?? '')).toEqual(['Paglilinis']);
    expect(parseCalendar(files['feeds/calendar.ics'] ?? '').events.map(({ title }) => title)).toEqual([
      'Assembly',
    ]);
  });

  it('the sitemap skips a record without a date or a usable slug, and a build refuses its file', () => {
    const unsound = [
      { ...dated, title: 'No day', slug: 'no-day', date: null },
      { ...dated, title: 'A way up', slug: '..' },
    ].map((data, at) => ({ id: `n${at}`, data }));
    const pages = createSiteMap(
      (list) => (list === 'news' ? unsound : []),
      () => {},
    );
    expect(pages.map(({ path }) => path)).toEqual([...staticPaths, ...formTypeNames.map(requestPath)]);
    const content = createTempDirectory();
    writeFiles(content, {
      'News_List.json': JSON.stringify(unsound.map(({ id, data }) => ({ id, ...data }))),
    });
    expect(() => createRecordFiles({ address, content }, day)).toThrow(
      /'n0', field 'date': is missing.*'n1', field 'slug'/s,
    );
  });

  it('the sitemap lists 50,000 pages at most, each once', () => {
    const news = Array.from({ length: 60_000 }, (_, at) => ({
      id: `n${at}`,
      data: { ...dated, title: 'Sample', slug: `sample-${at % 59_000}` },
    }));
    const pages = createSiteMap(
      (list) => (list === 'news' ? news : []),
      () => {},
    );
    expect(pages).toHaveLength(50_000);
    expect(new Set(pages.map(({ path }) => path)).size).toBe(50_000);
  });
});

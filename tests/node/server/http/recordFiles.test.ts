/** The feeds, the calendar and sitemap.xml over HTTP, as the server makes them of its own records. */
import { readFileSync, utimesSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readsPerRender } from '../../../../server/http/rateLimit.ts';
import type { RunningServer, ServerOptions } from '../../../../server/http/server.ts';
import { createRecordFileCache } from '../../../../server/ssr/recordFileCache.ts';
import { recordFiles } from '../../../../src/content/feeds/recordFiles.ts';
import { seedRecords } from '../../../support/browser/seedRecords.ts';
import { childrenOf, parseCalendar, parseXml, textOf, titlesOf } from '../../../support/parsedFeed.ts';
import { writePrerenderedSite } from '../../../support/server/prerenderedBuild.ts';
import {
  createTempDirectory,
  startTestServer,
  testNow,
  writeFiles,
} from '../../../support/server/runningServer.ts';

const day = 86_400_000;

/** The build's own feed is of an earlier day. */
async function startSite(options: Partial<ServerOptions> = {}): Promise<RunningServer> {
  const dist = createTempDirectory();
  writePrerenderedSite(dist, 'page');
  writeFiles(dist, {
    'feeds/all.xml': '<feed/>',
    'feeds/private.xml': '<feed/>',
    'sitemap.xml': '<urlset/>',
    'staff.html': 'staff',
  });
  return startTestServer({ dist, content: null, ...options });
}

const fetchPath = (server: RunningServer, path: string, init: RequestInit = {}): Promise<Response> =>
  fetch(new URL(path, server.address), init);

const readTitles = async (server: RunningServer, path: string) =>
  titlesOf(await (await fetchPath(server, path)).text());

/** Asks for a path exactly as it is written; fetch would shorten it first. */
const fetchStatus = ({ address }: RunningServer, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    httpRequest({ hostname, port, path }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });

const news = (id: string, fields: object = {}) => ({
  id,
  title: `News ${id}`,
  slug: id,
  date: testNow,
  updated: testNow,
  ...fields,
});

describe('§2 the feeds of the embedded server', () => {
  it('and the sitemap have no text of a document', async () => {
    const server = await startSite();
    await seedRecords(server, 'news', [news('shown')]);
    await seedRecords(server, 'documentTexts', [
      { id: 'unlisted', title: 'News unlisted', body: 'To {name}', updated: testNow },
    ]);
    const files = await Promise.all(
      [...recordFiles.keys()].map(async (path) => (await fetchPath(server, path)).text()),
    );
    expect(files.some((text) => text.includes('shown'))).toBe(true);
    expect(files.filter((text) => text.includes('unlisted'))).toEqual([]);
  });

  it('have what staff published a second ago, and neither drafts nor samples', async () => {
    const server = await startSite();
    expect(await readTitles(server, '/feeds/all.xml')).toEqual([]);
    await seedRecords(server, 'news', [
      news('now'),
      news('draft', { status: 'draft' }),
      news('sample', { sample: true }),
    ]);
    await seedRecords(server, 'ordinances', [news('curfew', { title: 'Curfew', updated: testNow - 1 })]);
    await seedRecords(server, 'announcements', [news('closed', { title: 'Closed', updated: testNow - 2 })]);
    expect(await readTitles(server, '/feeds/all.xml')).toEqual(['News now', 'Curfew', 'Closed']);
    expect(await readTitles(server, '/feeds/news.xml')).toEqual(['News now']);
    expect(await readTitles(server, '/feeds/ordinances.xml')).toEqual(['Curfew']);
    expect(await readTitles(server, '/feeds/announcements.xml')).toEqual(['Closed']);
    await seedRecords(server, 'news', [news('now', { status: 'draft' })]);
    expect(await readTitles(server, '/feeds/news.xml')).toEqual([]);
  });

  it('have the calendar of the events from 60 days ago on, by the day of the server', async () => {
    let now = testNow;
    const server = await startSite({ now: () => now });
    const events = [61, 60, -1].map((days) => news(`ago${days + 1}`, { begins: testNow - days * day }));
    await seedRecords(server, 'announcements', [...events, news('no-event')]);
    const readEvents = async () =>
      parseCalendar(await (await fetchPath(server, '/feeds/calendar.ics')).text()).events;
    expect((await readEvents()).map(({ title }) => title)).toEqual(['News ago61', 'News ago0']);
    now += day;
    expect((await readEvents()).map(({ title }) => title)).toEqual(['News ago0']);
  });

  it.each([
    ['/feeds/news.xml', 'Hall repaired'],
    ['/feeds/news.xml?lang=en', 'Hall repaired'],
    ['/feeds/news.xml?lang=fil', 'Inayos ang bulwagan'],
    ['/feeds/news.fil.xml', 'Inayos ang bulwagan'],
    ['/feeds/news.fil.xml?lang=en', 'Inayos ang bulwagan'],
    ['/feeds/news.xml?lang=ceb', 'Hall repaired'],
    ['/feeds/news.xml?lang=xx', 'Hall repaired'],
    ['/feeds/news.xml?lang=%00', 'Hall repaired'],
    ['/feeds/news.xml?lang=fil&lang=xx', 'Inayos ang bulwagan'],
    ['/feeds/news.xml?', 'Hall repaired'],
    ['/feeds%2Fnews.xml', null],
    ['/%66eeds/news.xml', 'Hall repaired'],
  ])('answer %s with %j, whatever language the reader prefers', async (path, title) => {
    const server = await startSite();
    await seedRecords(server, 'news', [
      news('a', { title: 'Hall repaired', translations: { fil: { title: 'Inayos ang bulwagan' } } }),
    ]);
    const headers = { 'accept-language': 'ceb', cookie: 'firebase-language-override=ceb' };
    const text = await (await fetchPath(server, path, { headers })).text();
    if (title === null) expect(text).not.toContain('<feed');
    else expect(titlesOf(text)).toEqual([title]);
  });

  it.each([...recordFiles])(
    'answer %s with its type, its encoding, an ETag and 304',
    async (path, { type, caching }) => {
      const server = await startSite();
      await seedRecords(server, 'news', [news('a')]);
      for (const encoding of ['br', 'gzip', 'identity']) {
        const headers = { 'accept-encoding': encoding };
        const response = await fetchPath(server, path, { headers });
        const etag = response.headers.get('etag') ?? '';
        expect([response.status, Object.fromEntries(response.headers)]).toEqual([
          200,
          expect.objectContaining({
            'content-type': type,
            'cache-control': caching,
            vary: 'Accept-Encoding',
            'x-content-type-options': 'nosniff',
          }),
        ]);
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        const head = await fetchPath(server, path, { headers, method: 'HEAD' });
        expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
        const cached = { ...headers, 'if-none-match': `"another", W/${etag}` };
        const again = await fetchPath(server, path, { headers: cached });
        expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([
          304,
          caching,
          '',
        ]);
        await seedRecords(server, 'news', [
          news('a', { title: `Changed ${encoding}`, updated: testNow + encoding.length, begins: testNow }),
        ]);
        expect((await fetchPath(server, path, { headers: cached })).status).toBe(
          /ordinances|announcements/.test(path) ? 304 : 200,
        );
        expect((await fetchPath(server, path, { method: 'POST' })).status).toBe(405);
      }
    },
  );

  it.each([
    '/feeds/none.xml',
    '/feeds/',
    '/feeds/all',
    '/feeds/all.xml/',
    '/feeds/ALL.xml',
    '/feeds/all.xx.xml',
    '/feeds/all.en.xml',
    '/feeds/private.xml',
    '/feeds/../staff',
    '/feeds/%2e%2e/staff',
    '/feeds/..%2fstaff',
    '/feeds/./all.xml',
    '/feeds/%E0%A4%A',
    '/feeds/constructor',
    `/feeds/${'x'.repeat(5_000)}.xml`,
  ])('answer %s with 404', async (path) => {
    expect(await fetchStatus(await startSite(), path)).toBe(404);
  });

  it('are written once for each change, however many readers ask', async () => {
    const dist = createTempDirectory();
    writePrerenderedSite(dist, 'page');
    let [changes, reads, renders] = [0, 0, 0];
    const records = {
      changesOf: () => changes,
      documentsOf: () => {
        reads += 1;
        return [];
      },
    };
    const cache = createRecordFileCache(dist, records, () => testNow);
    const mayRender = () => {
      renders += 1;
      return true;
    };
    const readAll = () =>
      Promise.all(Array.from({ length: 200 }, () => cache.get('/feeds/news.xml', 'gzip', mayRender)));
    const answers = await readAll();
    expect(
      new Set(answers.map((each) => (each === null || each === 'refused' ? null : each.body))).size,
    ).toBe(1);
    expect(answers).not.toContain(null);
    expect([reads, renders]).toEqual([1, 1]);
    changes += 1;
    await readAll();
    expect([reads, renders]).toEqual([2, 2]);
  });

  it('count as renders of an address, and beyond its limit they answer 429 with the seconds to wait', async () => {
    const server = await startSite({ trustProxy: 1, readLimit: readsPerRender });
    const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
    const statusOf = async (path: string, address: string) =>
      (await fetchPath(server, path, from(address))).status;
    expect(await statusOf('/feeds/all.xml', '203.0.113.7')).toBe(200);
    // It is there already.
    expect(await statusOf('/feeds/all.xml', '203.0.113.7')).toBe(200);
    const refusal = await fetchPath(server, '/feeds/news.xml', from('203.0.113.7'));
    expect([refusal.status, refusal.headers.get('retry-after'), refusal.headers.get('etag')]).toEqual([
      429,
      '60',
      null,
    ]);
    expect(await statusOf('/feeds/news.xml', '203.0.113.8')).toBe(200);
    expect(await statusOf('/feeds/news.xml', '203.0.113.7')).toBe(200);
  });

  it('are those of the build where it prerendered no pages', async () => {
    const dist = createTempDirectory();
    writeFiles(dist, { 'index.html': 'page', 'feeds/all.xml': '<feed/>', 'feeds/private.xml': '' });
    const server = await startTestServer({ dist, content: null });
    const response = await fetchPath(server, '/feeds/all.xml');
    expect([
      await response.text(),
      response.headers.get('content-type'),
      response.headers.get('cache-control'),
    ]).toEqual(['<feed/>', 'application/atom+xml; charset=utf-8', 'max-age=300']);
    expect(await fetchStatus(server, '/feeds/private.xml')).toBe(404);
    expect(await fetchStatus(server, '/feeds/news.xml')).toBe(404);
  });

  it('have the address of a build that arrives while the server runs', async () => {
    const dist = createTempDirectory();
    writePrerenderedSite(dist, 'page');
    const server = await startTestServer({ dist, content: null });
    const readId = async () =>
      textOf(parseXml(await (await fetchPath(server, '/feeds/all.xml')).text()), 'id');
    expect(await readId()).toBe('http://localhost/feeds/all.xml');
    const frame = readFileSync(join(dist, '.frame.json'), 'utf8');
    writeFiles(dist, { '.frame.json': frame.replace('"http://localhost"', '"https://barangay.example"') });
    utimesSync(join(dist, '.frame.json'), 2_000_000_000, 2_000_000_000);
    expect(await readId()).toBe('https://barangay.example/feeds/all.xml');
  });
});

describe('§2 the sitemap of the embedded server', () => {
  it('lists what staff published a second ago with its last change, and no sample', async () => {
    const server = await startSite();
    await seedRecords(server, 'news', [news('a', { updated: testNow + 1_000 }), news('b', { sample: true })]);
    const urls = childrenOf(parseXml(await (await fetchPath(server, '/sitemap.xml')).text()), 'url');
    expect(
      urls
        .map((url) => [textOf(url, 'loc'), textOf(url, 'lastmod')])
        .filter(([loc]) => loc?.includes('/News/')),
    ).toEqual([['http://localhost/News/a', new Date(testNow + 1_000).toISOString()]]);
  });
});

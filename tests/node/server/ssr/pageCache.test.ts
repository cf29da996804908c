/** The rendered pages of a server: how many it keeps, how many it renders at once, and for whom. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { Encoding } from '../../../../server/http/encoding.ts';
import {
  createPageCache,
  type PageCache,
  type PageCacheLimits,
  pageCacheLimits,
} from '../../../../server/ssr/pageCache.ts';
import { addDays, manilaDay, manilaInstant } from '../../../../src/domain/dates/day.ts';
import { allLocales } from '../../../../src/i18n/locales.ts';
import {
  createCompressibleText,
  type RenderLog,
  writePrerenderedPages,
} from '../../../support/server/prerenderedBuild.ts';
import { createTempDirectory, startTestServer, testNow } from '../../../support/server/runningServer.ts';

interface TestCache {
  readonly cache: PageCache;
  readonly log: RenderLog;
  /** A record of every list changes. */
  readonly change: () => void;
  /** From now on it is this instant, epoch ms. */
  readonly setTime: (instant: number) => void;
  /** The page as text, whatever its encoding; null where a render was asked for and not allowed. */
  readonly read: (path: string, encoding?: Encoding | null, mayRender?: boolean) => Promise<string>;
}

const decode = (body: Uint8Array, encoding: Encoding | null): string => {
  if (encoding === null) return Buffer.from(body).toString();
  return (encoding === 'br' ? brotliDecompressSync : gunzipSync)(body).toString();
};

const newsPaths = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `/News/sample-${at}`);

async function createTestCache(
  paths: readonly string[],
  limits: Partial<PageCacheLimits> = {},
  filler = '',
): Promise<TestCache> {
  const dist = createTempDirectory();
  const log = await writePrerenderedPages(dist, paths, filler);
  let changes = 0;
  let now = testNow;
  const records = { documentsOf: () => [], changesOf: () => changes };
  const cache = createPageCache(dist, records, () => now, { ...pageCacheLimits, ...limits });
  return {
    cache,
    log,
    change: () => {
      changes += 1;
    },
    setTime: (instant) => {
      now = instant;
    },
    read: async (path, encoding = 'br', mayRender = true) => {
      const page = await cache.get(path, 'en', encoding, () => mayRender);
      return decode(page?.body ?? new Uint8Array(), page?.encoding ?? null);
    },
  };
}

const shellText = /<div id="root">shell /;

describe('§7 cached pages', () => {
  it('has room for 900 pages of 20 kB in Brotli', () => {
    expect(pageCacheLimits.bytes / 900).toBeGreaterThanOrEqual(20_000);
  });

  it('renders each page once on a walk through as many as fit, in whatever encodings they are requested', async () => {
    const paths = newsPaths(6);
    const filler = createCompressibleText(30_000);
    const one = await (await createTestCache(paths, {}, filler)).cache.get(paths[0]!, 'en', 'br', () => true);
    const bytes = one!.body.length * 18 * 1.01;
    const { log, cache } = await createTestCache(paths, { bytes }, filler);
    for (const encoding of ['br', 'gzip', null, 'br'] as const)
      for (const locale of allLocales)
        for (const path of paths) {
          const page = await cache.get(path, locale, encoding, () => true);
          expect(decode(page!.body, encoding)).toContain(`${locale} page of ${path} `);
        }
    expect(log.renders.length).toBe(18);
  });

  const alertEnd = testNow + 3_600_000;
  const midnight = manilaInstant(`${addDays(manilaDay(testNow), 1)}T00:00`);

  it.each([
    ['the end of an alert', alertEnd, alertEnd],
    ['midnight in Manila', null, midnight],
  ])('renders a page again at %s, and not a millisecond before', async (_, alertsChangeAt, instant) => {
    const { read, log, setTime } = await createTestCache(['/News']);
    log.alertsChangeAt = alertsChangeAt;
    await read('/News');
    setTime(instant - 1);
    await read('/News');
    expect(log.renders).toEqual(['en /News']);
    setTime(instant);
    await read('/News');
    expect(log.renders).toEqual(['en /News', 'en /News']);
  });

  it('serves a cached page although no render is allowed, in each encoding', async () => {
    const { read, log } = await createTestCache(['/News']);
    await read('/News');
    for (const encoding of ['br', 'gzip', null] as const)
      expect(await read('/News', encoding, false)).toContain('en page of /News ');
    expect(log.renders).toEqual(['en /News']);
  });

  it('answers with the shell where a page is not cached and no render is allowed', async () => {
    const { read, log } = await createTestCache(['/News']);
    expect(await read('/News', 'br', false)).toMatch(shellText);
    expect(log.renders).toEqual(['en null']);
    expect(await read('/News')).toContain('en page of /News ');
  });

  it('asks for no render and keeps nothing for unknown paths and odd queries: they are one shell', async () => {
    const { cache, log } = await createTestCache(['/News', '/News/sample-0']);
    const odd = [
      '/None',
      '/news',
      '/News/',
      '/News/none',
      '/News/sample-0/',
      '/News%2F',
      '/__proto__',
      '/.ssr',
    ];
    for (const path of odd)
      await cache.get(path, 'en', 'br', () => {
        throw new Error(`A render was asked for: ${path}`);
      });
    expect(log.renders).toEqual(['en null']);
  });
});

/** A promise that the test settles. */
function createGate() {
  let [resolve, reject] = [(): void => {}, (_: Error): void => {}];
  const promise = new Promise<void>((resolveNow, rejectNow) => {
    [resolve, reject] = [resolveNow, rejectNow];
  });
  return { promise, resolve, reject };
}

describe('§7 renders at once', () => {
  it('renders two pages at once, lets three wait, and answers further requests with the shell', async () => {
    const paths = newsPaths(7);
    const { read, log } = await createTestCache(paths, { waiting: 3 });
    await read('/none');
    const gate = createGate();
    log.waitFor = gate.promise;
    const pages = paths.map((path) => read(path));
    const refused = await Promise.all(pages.slice(5));
    expect(refused.map((text) => shellText.test(text))).toEqual([true, true]);
    expect(log.renders).toEqual(['en null', 'en /News/sample-0', 'en /News/sample-1']);
    gate.resolve();
    const rendered = await Promise.all(pages.slice(0, 5));
    expect(rendered.map((text, at) => text.includes(`page of ${paths[at]} `))).toEqual(Array(5).fill(true));
    expect(log.renders.length).toBe(6);
    expect(await read(paths[6]!)).toContain(`page of ${paths[6]} `);
  });

  it('renders the shell at once while pages wait', async () => {
    const paths = newsPaths(3);
    const { cache, read, log } = await createTestCache(paths, { waiting: 1 });
    log.waitFor = createGate().promise;
    for (const path of paths) void read(path);
    await expect.poll(() => log.renders.length).toBe(2);
    log.waitFor = null;
    const shell = await cache.get('/none', 'ceb', null, () => true);
    expect(decode(shell!.body, null)).toMatch(shellText);
  });

  it('renders a page once for all who request it meanwhile', async () => {
    const { read, log } = await createTestCache(['/News']);
    const texts = await Promise.all(Array.from({ length: 40 }, () => read('/News')));
    expect(new Set(texts).size).toBe(1);
    expect(log.renders).toEqual(['en /News']);
  });

  it('does not answer with a page whose render began before the last change', async () => {
    const { read, change, log } = await createTestCache(['/News']);
    const gate = createGate();
    log.waitFor = gate.promise;
    const before = read('/News');
    await expect.poll(() => log.renders.length).toBe(1);
    change();
    log.waitFor = null;
    const after = read('/News');
    gate.resolve();
    await Promise.all([before, after]);
    expect(log.renders).toEqual(['en /News', 'en /News']);
  });

  it('renders again after a render that failed', async () => {
    const { read, log } = await createTestCache(['/News']);
    const gate = createGate();
    log.waitFor = gate.promise;
    const reading = Promise.allSettled([read('/News'), read('/News')]);
    await expect.poll(() => log.renders.length).toBe(1);
    gate.reject(new Error('The disk failed.'));
    const failed = await reading;
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    log.waitFor = null;
    expect(await read('/News')).toContain('page of /News ');
  });
});

describe('§7 a limit of renders by address', () => {
  const readAs = async (server: { readonly address: string }, path: string, address: string) => {
    const answer = await fetch(new URL(path, server.address), { headers: { 'x-forwarded-for': address } });
    const text = await answer.text();
    return [answer.status, shellText.test(text) ? 'shell' : 'page'];
  };

  it('answers pages beyond it with the shell and status 200, and cached pages and other addresses as ever', async () => {
    const dist = createTempDirectory();
    const log = await writePrerenderedPages(dist, newsPaths(4));
    const server = await startTestServer({ dist, content: null, readLimit: 100, trustProxy: 1 });
    const [first = '', second = '', third = '', fourth = ''] = newsPaths(4);
    const [one, other] = ['203.0.113.7', '203.0.113.8'];
    for (const path of [first, second]) expect(await readAs(server, path, one)).toEqual([200, 'page']);
    for (const path of [third, fourth]) expect(await readAs(server, path, one)).toEqual([200, 'shell']);
    for (let time = 0; time < 5; time += 1)
      expect(await readAs(server, `${first}?at=${time}`, one)).toEqual([200, 'page']);
    expect(await readAs(server, third, other)).toEqual([200, 'page']);
    expect(await readAs(server, third, one)).toEqual([200, 'page']);
    expect(log.renders.length).toBe(4);
  });

  it('does not take reads from the address, nor do reads take renders', async () => {
    const dist = createTempDirectory();
    await writePrerenderedPages(dist, newsPaths(3));
    const server = await startTestServer({ dist, content: null, readLimit: 2, trustProxy: 1 });
    const one = '203.0.113.7';
    const read = async () =>
      (await fetch(`${server.address}v1/none`, { headers: { 'x-forwarded-for': one } })).status;
    for (const path of newsPaths(3)) await readAs(server, path, one);
    expect([await read(), await read(), await read()]).toEqual([404, 404, 429]);
    expect(await readAs(server, newsPaths(1)[0]!, one)).toEqual([200, 'page']);
  });
});

/**
 * The page cache of a running server. It renders a page from the server's own records at the first request, keeps it until
 * a list on the page changes, an alert begins or ends, or the day ends in Manila, and compresses it once (docs/decisions/0033-prerendered-pages.md).
 * All visitors get the same cached page. Renders are bounded (docs/decisions/0040-rate-limit.md): beyond its limit a client
 * gets the shell, which the browser renders.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gzipSync } from 'node:zlib';
import { type BoundedMap, createBoundedMap } from '../../packages/embedded-firestore/src/lib/index.ts';
import type { ListName } from '../../src/content/schema/lists.ts';
import { manilaDay } from '../../src/domain/dates/day.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { findRoute } from '../../src/routes/menu.ts';
import { homePath } from '../../src/routes/table.ts';
import type { DocumentSource, ServerEntry } from '../../src/ssr/contract.ts';
import { compressText, copyExactly, createEtag, type EncodedText, type Encoding } from '../http/encoding.ts';
import type { RecordSource } from './recordSource.ts';
import { loadServerEntry, type RenderedPage, renderPage } from './renderer.ts';
import { createRenderQueue, type RenderQueue, type RenderQueueLimits } from './renderQueue.ts';
import { type PageTemplate, readPageTemplate, ssrBuildFiles } from './template.ts';

export interface EncodedPage extends EncodedText, Omit<RenderedPage, 'html' | 'alertsChangeAt'> {}

interface CacheEntry {
  readonly page: Omit<EncodedPage, 'encoding' | 'body'>;
  readonly brotli: Uint8Array;
  readonly day: string;
  /** When an alert begins or ends, epoch ms. */
  readonly alertsChangeAt: number;
  readonly changes: ReadonlyMap<ListName, number>;
}

/** What belongs to one build: a page that is rendered while the next build arrives does not get into that one's cache. */
interface SiteBuild {
  readonly frame: PageTemplate;
  readonly code: ServerEntry;
  readonly entries: BoundedMap<CacheEntry>;
  readonly queue: RenderQueue<CacheEntry>;
}

export interface PageCacheLimits extends RenderQueueLimits {
  /** Bytes of all cached pages in Brotli. */
  readonly bytes: number;
  /** Bytes of their other encodings, those requested last. */
  readonly otherBytes: number;
}

/** A news page has some 9 kB in Brotli and the form 13: 300 records in three languages are 900 of some 1,100 pages. */
export const pageCacheLimits: PageCacheLimits = {
  bytes: 20_000_000,
  otherBytes: 3_000_000,
  running: 2,
  waiting: 30,
};

/** Takes 0.1 to 0.4 ms, gzip three times as long. */
const decodePage = (brotli: Uint8Array, encoding: Exclude<Encoding, 'br'> | null): Uint8Array => {
  const html = brotliDecompressSync(brotli);
  return copyExactly(encoding === null ? html : gzipSync(html));
};

/** The lists whose records have pages of their own: the set of pages changes with them. */
const listsWithPages: readonly ListName[] = ['news', 'ordinances', 'announcements', 'charter', 'officials'];

export interface PageCache {
  /**
   * The page of a path, spelled as in the route table, else the shell; null if the build prerendered no pages.
   * @param mayRender asked once before this request begins the render of a page; false: the answer is the shell
   */
  readonly get: (
    path: string,
    language: Locale,
    encoding: Encoding | null,
    mayRender: () => boolean,
  ) => Promise<EncodedPage | null>;
}

export const createPageCache = (
  dist: string,
  records: RecordSource,
  now: () => number,
  limits: PageCacheLimits = pageCacheLimits,
): PageCache => {
  let build: Promise<SiteBuild> | null = null;
  let builtAt: number | null = null;
  let paths: { readonly changes: string; readonly all: ReadonlySet<string> } | null = null;
  // By ETag, which names the HTML, so that no entry is ever out of date.
  const otherBodies = createBoundedMap<Uint8Array>(limits.otherBytes, (_, body) => body.length);

  const openBuild = async (): Promise<SiteBuild> => ({
    code: await loadServerEntry(dist),
    frame: readPageTemplate(dist)!,
    entries: createBoundedMap(limits.bytes, (_, { brotli }) => brotli.length),
    queue: createRenderQueue(limits),
  });

  /** Checks the build at each call, so that the site may be rebuilt under a running server. */
  const loadBuild = async (): Promise<SiteBuild | null> => {
    const at = statSync(join(dist, ssrBuildFiles.frame), { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (at === null) return null;
    if (at !== builtAt) [builtAt, build, paths] = [at, null, null];
    build ??= openBuild();
    return build;
  };

  const isPrerendered = (path: string, { code }: SiteBuild): boolean => {
    const changes = listsWithPages.map(records.changesOf).join();
    if (paths?.changes !== changes)
      paths = { changes, all: new Set(code.listPrerenderedPaths(records.documentsOf)) };
    return paths.all.has(path);
  };

  const isCurrent = ({ day, alertsChangeAt, changes }: CacheEntry): boolean =>
    day === manilaDay(now()) &&
    now() < alertsChangeAt &&
    [...changes].every(([list, entry]) => records.changesOf(list) === entry);

  const render = async (site: SiteBuild, path: string | null, locale: Locale): Promise<CacheEntry> => {
    // Read the change count before the records: a change during rendering makes the page stale, and it renders again.
    const changes = new Map<ListName, number>();
    const documentsOf: DocumentSource = (list) => {
      if (!changes.has(list)) changes.set(list, records.changesOf(list));
      return records.documentsOf(list);
    };
    const at = now();
    const options = { locale, documentsOf, now: at, hasAlerts: true };
    const { alertsChangeAt, html, ...page } = await renderPage(site.code, site.frame, path, options);
    const etag = createEtag(html);
    return {
      page: { ...page, etag },
      brotli: await compressText(html),
      day: manilaDay(at),
      alertsChangeAt: alertsChangeAt ?? Number.POSITIVE_INFINITY,
      changes,
    };
  };

  /** Null where the page would have to be rendered and may not be. The shell is rendered at once: there are three. */
  const findEntry = async (
    site: SiteBuild,
    path: string | null,
    locale: Locale,
    mayRender: () => boolean,
  ): Promise<CacheEntry | null> => {
    const { entries, queue } = site;
    const key = `${locale} ${path}`;
    for (;;) {
      const cached = entries.get(key);
      if (cached !== null && isCurrent(cached)) {
        entries.set(key, cached);
        return cached;
      }
      const pending = queue.find(key);
      if (pending === null) break;
      // It may have begun before the last change of a list.
      await pending;
    }
    if (path !== null && (queue.isFull() || !mayRender())) return null;
    const renderAndKeep = async (): Promise<CacheEntry> => {
      const entry = await render(site, path, locale);
      entries.set(key, entry);
      return entry;
    };
    return queue.add(key, renderAndKeep, path === null);
  };

  const encode = ({ page, brotli }: CacheEntry, encoding: Encoding | null): EncodedPage => {
    if (encoding === 'br') return { ...page, encoding, body: brotli };
    const key = `${encoding} ${page.etag}`;
    const body = otherBodies.get(key) ?? decodePage(brotli, encoding);
    otherBodies.set(key, body);
    return { ...page, encoding, body };
  };

  return {
    get: async (requestedPath, language, encoding, mayRender) => {
      const site = await loadBuild();
      if (site === null) return null;
      const path = requestedPath === '/' ? homePath : requestedPath;
      const renderedPath = findRoute(path) !== null && isPrerendered(path, site) ? path : null;
      const entry =
        (await findEntry(site, renderedPath, language, mayRender)) ??
        (await findEntry(site, null, language, mayRender));
      return entry && encode(entry, encoding);
    },
  };
};

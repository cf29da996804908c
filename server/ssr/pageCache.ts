/**
 * The page cache of a running server. It renders a page from the server's own records at the first request, keeps it until
 * a list on the page changes, an alert begins or ends, or the day ends in Manila, and compresses it once (docs/decisions/0033-prerendered-pages.md).
 */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { ListName } from '../../src/content/schema/lists.ts';
import { manilaDay } from '../../src/domain/dates/day.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { findRoute } from '../../src/routes/menu.ts';
import { homePath } from '../../src/routes/table.ts';
import type { DocumentSource, ServerEntry } from '../../src/ssr/contract.ts';
import { copyExactly, type Encoding } from '../http/encoding.ts';
import { createPageStore, type StoredPage } from './pageStore.ts';
import type { RecordSource } from './recordSource.ts';
import { loadServerEntry, type RenderedPage, renderPage } from './renderer.ts';
import { type PageTemplate, readPageTemplate, ssrBuildFiles } from './template.ts';

export interface EncodedPage extends Omit<RenderedPage, 'html' | 'alertsChangeAt'> {
  readonly etag: string;
  /** Null: not encoded. */
  readonly encoding: Encoding | null;
  /** The HTML in that encoding. All answers share this buffer: nothing may write to it. */
  readonly body: Uint8Array;
}

interface SiteBuild {
  readonly frame: PageTemplate;
  readonly code: ServerEntry;
}

interface CacheEntry extends StoredPage {
  readonly page: Omit<EncodedPage, 'encoding' | 'body'>;
  readonly day: string;
  /** When an alert begins or ends, epoch ms. */
  readonly alertsChangeAt: number;
  readonly changes: ReadonlyMap<ListName, number>;
}

/**
 * The smallest form of a page takes some 50 ms once, and goes to everybody until the page changes. With quality 6, Home did
 * not fit into the ten packets that a server may send before it waits for the phone.
 */
const smallestQuality = 11;

/** For a page of more bytes, which would hold up all other requests. */
const quickQuality = 6;
const mostBytesForSmallest = 200_000;

/** A window of 256 kB holds any page. The default, 4 MB, costs memory for each compression, which the process keeps. */
const windowBits = 18;

/** Bytes of all cached pages, in all their encodings: some 600 pages in Brotli. */
const maxCachedBytes = 12_000_000;

const compressHtml = (html: string): Uint8Array => {
  const bytes = Buffer.byteLength(html);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: bytes > mostBytesForSmallest ? quickQuality : smallestQuality,
    [constants.BROTLI_PARAM_LGWIN]: windowBits,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes,
  };
  return copyExactly(brotliCompressSync(html, { params }));
};

/** A page is kept in Brotli, which most clients ask for. Its other forms are made from that when a client asks for one. */
const encodeBody = (brotli: Uint8Array, encoding: Encoding | null): Uint8Array => {
  if (encoding === 'br') return brotli;
  const html = brotliDecompressSync(brotli);
  return copyExactly(encoding === null ? html : gzipSync(html));
};

/** The lists whose records have pages of their own: the set of pages changes with them. */
const listsWithPages: readonly ListName[] = ['news', 'ordinances', 'announcements', 'charter', 'officials'];

export interface PageCache {
  /** The page of a path, spelled as in the route table, else the shell; null if the build prerendered no pages. */
  readonly get: (path: string, language: Locale, encoding: Encoding | null) => Promise<EncodedPage | null>;
}

export const createPageCache = (dist: string, records: RecordSource, now: () => number): PageCache => {
  let build: Promise<SiteBuild> | null = null;
  let builtAt: number | null = null;
  let entries = createPageStore<CacheEntry>(maxCachedBytes);
  let paths: { readonly changes: string; readonly all: ReadonlySet<string> } | null = null;

  /** Checks the build at each call, so that the site may be rebuilt under a running server. */
  const loadBuild = async (): Promise<SiteBuild | null> => {
    const at = statSync(join(dist, ssrBuildFiles.frame), { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (at === null) return null;
    if (at !== builtAt) [builtAt, build, entries, paths] = [at, null, createPageStore(maxCachedBytes), null];
    build ??= loadServerEntry(dist).then((code) => ({ frame: readPageTemplate(dist)!, code }));
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
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    return {
      page: { ...page, etag },
      day: manilaDay(at),
      alertsChangeAt: alertsChangeAt ?? Number.POSITIVE_INFINITY,
      changes,
      bodies: new Map([['br', compressHtml(html)]]),
    };
  };

  return {
    get: async (requestedPath, language, encoding) => {
      const site = await loadBuild();
      if (site === null) return null;
      // The entries of this build: a page that is rendered while the next build arrives is not cached.
      const currentEntries = entries;
      const path = requestedPath === '/' ? homePath : requestedPath;
      const renderedPath = findRoute(path) !== null && isPrerendered(path, site) ? path : null;
      const key = `${language} ${renderedPath}`;
      const cached = currentEntries.get(key);
      const entry =
        cached !== null && isCurrent(cached) ? cached : await render(site, renderedPath, language);
      const body = entry.bodies.get(encoding) ?? encodeBody(entry.bodies.get('br')!, encoding);
      entry.bodies.set(encoding, body);
      currentEntries.set(key, entry);
      return { ...entry.page, encoding, body };
    },
  };
};

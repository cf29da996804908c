/**
 * The page cache of a running server. It renders a page from the server's own records at the first request, keeps it until
 * a list on the page changes, an alert begins or ends, or the day ends in Manila, and compresses it once (docs/decisions/0033-prerendered-pages.md).
 */
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ListName } from '../../src/content/schema/lists.ts';
import { manilaDay } from '../../src/domain/dates/day.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { findRoute } from '../../src/routes/menu.ts';
import { homePath } from '../../src/routes/table.ts';
import type { DocumentSource, ServerEntry } from '../../src/ssr/contract.ts';
import type { Encoding } from '../http/encoding.ts';
import type { RecordSource } from './recordSource.ts';
import { loadServerEntry, type RenderedPage, renderPage } from './renderer.ts';
import { type PageTemplate, readPageTemplate, ssrBuildFiles } from './template.ts';

export interface EncodedPage extends Omit<RenderedPage, 'html' | 'alertsChangeAt'> {
  readonly etag: string;
  /** The HTML in each encoding. All answers share these buffers: nothing may write to them. */
  readonly bodies: Readonly<Record<Encoding | 'identity', Buffer>>;
}

interface SiteBuild {
  readonly frame: PageTemplate;
  readonly code: ServerEntry;
}

interface CacheEntry {
  readonly file: EncodedPage;
  readonly day: string;
  /** When an alert begins or ends, epoch ms. */
  readonly alertsChangeAt: number;
  readonly changes: ReadonlyMap<ListName, number>;
}

/** Quick rather than smallest: a visitor waits for the page. */
const quality = 6;

const encodePage = ({ html, ...made }: Omit<RenderedPage, 'alertsChangeAt'>): EncodedPage => ({
  ...made,
  etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  bodies: {
    identity: Buffer.from(html),
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(html),
  },
});

/** The lists whose records have pages of their own: the set of pages changes with them. */
const listsWithPages: readonly ListName[] = ['news', 'ordinances', 'announcements', 'charter', 'officials'];

export interface PageCache {
  /** The page of a path, spelled as in the route table, else the shell; null if the build prerendered no pages. */
  readonly get: (path: string, language: Locale) => Promise<EncodedPage | null>;
}

export const createPageCache = (dist: string, records: RecordSource, now: () => number): PageCache => {
  let build: Promise<SiteBuild> | null = null;
  let builtAt: number | null = null;
  let entries = new Map<string, CacheEntry>();
  let paths: { readonly changes: string; readonly all: ReadonlySet<string> } | null = null;

  /** Checks the build at each call, so that the site may be rebuilt under a running server. */
  const loadBuild = async (): Promise<SiteBuild | null> => {
    const at = statSync(join(dist, ssrBuildFiles.frame), { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (at === null) return null;
    if (at !== builtAt) [builtAt, build, entries, paths] = [at, null, new Map(), null];
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

  return {
    get: async (requestedPath, language) => {
      const site = await loadBuild();
      if (site === null) return null;
      // The entries of this build: a page that is rendered while the next build arrives is not cached.
      const currentEntries = entries;
      const path = requestedPath === '/' ? homePath : requestedPath;
      const renderedPath = findRoute(path) !== null && isPrerendered(path, site) ? path : null;
      const key = `${language} ${renderedPath}`;
      const entry = currentEntries.get(key);
      if (entry !== undefined && isCurrent(entry)) return entry.file;
      // Read the change count before the records: a change during rendering makes the page stale, and it renders again.
      const changeCounts = new Map<ListName, number>();
      const documentsOf: DocumentSource = (list) => {
        if (!changeCounts.has(list)) changeCounts.set(list, records.changesOf(list));
        return records.documentsOf(list);
      };
      const at = now();
      const options = { locale: language, documentsOf, now: at, hasAlerts: true };
      const { alertsChangeAt, ...page } = await renderPage(site.code, site.frame, renderedPath, options);
      const file = encodePage(page);
      currentEntries.set(key, {
        file,
        day: manilaDay(at),
        alertsChangeAt: alertsChangeAt ?? Number.POSITIVE_INFINITY,
        changes: changeCounts,
      });
      return file;
    },
  };
};

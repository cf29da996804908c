/**
 * The pages of a running server: drawn from its own records when they are first asked for, kept until a list that they show
 * changes or the day is over in Manila, and packed once (docs/decisions/drawn-pages.md).
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
import type { Encoding } from '../http/encoding.ts';
import type { Records } from './recordSource.ts';
import { type Drawing, drawingIn, drawPage, type Made } from './renderer.ts';
import { drawnFiles, type Frame, frameIn } from './template.ts';

export interface PageFile extends Omit<Made, 'html'> {
  readonly etag: string;
  /** The HTML in each encoding, shared by all answers: nothing may write to it. */
  readonly bodies: Readonly<Record<Encoding | 'identity', Buffer>>;
}

interface Built {
  readonly frame: Frame;
  readonly code: typeof Drawing;
}

interface Kept {
  readonly file: PageFile;
  readonly day: string;
  readonly changes: ReadonlyMap<ListName, number>;
}

/** Quick rather than smallest: somebody waits for it. */
const quality = 6;

const packed = ({ html, ...made }: Made): PageFile => ({
  ...made,
  etag: `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`,
  bodies: {
    identity: Buffer.from(html),
    br: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    gzip: gzipSync(html),
  },
});

/** The lists whose records have pages of their own; what those are changes with them. */
const paged: readonly ListName[] = ['news', 'ordinances', 'announcements', 'charter', 'officials'];

export interface Pages {
  /** The page of a path in the table's spelling, else the shell; null where the build drew no pages. */
  readonly at: (path: string, language: Locale) => Promise<PageFile | null>;
}

export const pagesOf = (dist: string, records: Records, now: () => number): Pages => {
  let built = new Map<Locale, Promise<Built>>();
  let builtAt: number | null = null;
  let kept = new Map<string, Kept>();
  let paths: { readonly changes: string; readonly all: ReadonlySet<string> } | null = null;

  /** Looked at anew each time, so that the site may be built again under a running server. */
  const latest = async (language: Locale): Promise<Built | null> => {
    const at = statSync(join(dist, drawnFiles.frame), { throwIfNoEntry: false })?.mtimeMs ?? null;
    if (at === null) return null;
    if (at !== builtAt) [builtAt, built, kept, paths] = [at, new Map(), new Map(), null];
    const known = built.get(language);
    if (known !== undefined) return known;
    const loaded = drawingIn(dist, language).then((code) => ({ frame: frameIn(dist)!, code }));
    built.set(language, loaded);
    return loaded;
  };

  const isDrawn = (path: string, { code }: Built): boolean => {
    const changes = paged.map(records.changesOf).join();
    if (paths?.changes !== changes) paths = { changes, all: new Set(code.drawnPaths(records.documentsOf)) };
    return paths.all.has(path);
  };

  const isCurrent = ({ day, changes }: Kept): boolean =>
    day === manilaDay(now()) && [...changes].every(([list, before]) => records.changesOf(list) === before);

  return {
    at: async (asked, language) => {
      const site = await latest(language);
      if (site === null) return null;
      // Of this build: what is drawn of it while the next one comes is kept nowhere.
      const own = kept;
      const path = asked === '/' ? homePath : asked;
      const drawn = findRoute(path) !== null && isDrawn(path, site) ? path : null;
      const key = `${language} ${drawn}`;
      const before = own.get(key);
      if (before !== undefined && isCurrent(before)) return before.file;
      // What changes while it is drawn counts as seen before: it is drawn once more.
      const seen = new Map<ListName, number>();
      const documentsOf: Drawing.DocumentsOf = (list) => {
        if (!seen.has(list)) seen.set(list, records.changesOf(list));
        return records.documentsOf(list);
      };
      const at = now();
      const file = packed(await drawPage(site.code, site.frame, drawn, documentsOf, at));
      own.set(key, { file, day: manilaDay(at), changes: seen });
      return file;
    },
  };
};

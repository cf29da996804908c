/**
 * The files that a running server makes of its own records: sitemap.xml and the feeds. It makes one at the first request, and
 * keeps it until one of its lists changes, a build arrives, or the day ends in Manila. There are some sixteen, so that a change
 * costs as many writes at most, however many clients ask; each counts as the render of a page.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { type RecordFile, recordFiles } from '../../src/content/feeds/recordFiles.ts';
import { manilaDay } from '../../src/domain/dates/day.ts';
import { compressText, copyExactly, createEtag, type EncodedText, type Encoding } from '../http/encoding.ts';
import type { RecordSource } from './recordSource.ts';
import { readPageTemplate, ssrBuildFiles } from './template.ts';

interface CacheEntry {
  /** What the text was made from; another state makes it again. */
  readonly state: string;
  readonly etag: string;
  readonly text: string;
  readonly bodies: Map<Encoding | null, Promise<Uint8Array>>;
}

export interface RecordFileCache {
  /**
   * The file at an address of `recordFiles`: null for any other, and where the build has no address; 'refused' if it would
   * have to be made and may not be.
   * @param mayRender asked once before this request makes a file
   */
  readonly get: (
    path: string,
    encoding: Encoding | null,
    mayRender: () => boolean,
  ) => Promise<EncodedText | 'refused' | null>;
}

const zip = promisify(gzip);

const encode = async (text: string, encoding: Encoding | null): Promise<Uint8Array> =>
  encoding === 'br'
    ? compressText(text)
    : copyExactly(encoding === null ? Buffer.from(text) : await zip(text));

export const createRecordFileCache = (
  dist: string,
  records: RecordSource,
  now: () => number,
): RecordFileCache => {
  const entries = new Map<string, CacheEntry>();

  const stateOf = ({ lists }: RecordFile, builtAt: number, at: number): string =>
    [builtAt, manilaDay(at), ...lists.map(records.changesOf)].join();

  const write = (file: RecordFile, state: string, at: number): CacheEntry => {
    const { address } = readPageTemplate(dist)!;
    const text = file.write({ documentsOf: records.documentsOf, address, now: at });
    return { state, text, etag: createEtag(text), bodies: new Map() };
  };

  return {
    get: async (path, encoding, mayRender) => {
      const file = recordFiles.get(path);
      const builtAt = statSync(join(dist, ssrBuildFiles.frame), { throwIfNoEntry: false })?.mtimeMs;
      if (file === undefined || builtAt === undefined) return null;
      const at = now();
      const state = stateOf(file, builtAt, at);
      let entry = entries.get(path);
      if (entry?.state !== state) {
        if (!mayRender()) return 'refused';
        entry = write(file, state, at);
        entries.set(path, entry);
      }
      const { etag, text, bodies } = entry;
      let body = bodies.get(encoding);
      if (body === undefined) {
        body = encode(text, encoding);
        bodies.set(encoding, body);
        // A failure is not kept: the next request tries again.
        body.catch(() => bodies.delete(encoding));
      }
      return { etag, encoding, body: await body };
    },
  };
};

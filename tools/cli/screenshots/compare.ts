/** Compares two folders of pictures pixel by pixel, and the HTML of two builds without hashed names. */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** The result of a comparison, by file name. */
export interface Comparison {
  readonly same: number;
  readonly missing: readonly string[];
  readonly added: readonly string[];
  /** The amount of each difference: '12 pixels'. */
  readonly different: ReadonlyMap<string, string>;
}

const listFiles = (folder: string, pattern: string): readonly string[] =>
  globSync(pattern, { cwd: folder }).sort();

/** Compares the files of both folders that match `pattern`. `judge` describes the difference of a file; null for none. */
const compareFiles = (
  before: string,
  after: string,
  pattern: string,
  judge: (name: string) => string | null,
): Comparison => {
  const [old, now] = [listFiles(before, pattern), listFiles(after, pattern)];
  const both = old.filter((name) => now.includes(name));
  const different = new Map(
    both.flatMap((name): [string, string][] => {
      const how = judge(name);
      return how === null ? [] : [[name, how]];
    }),
  );
  return {
    same: both.length - different.size,
    missing: old.filter((name) => !now.includes(name)),
    added: now.filter((name) => !old.includes(name)),
    different,
  };
};

/** @param differences the folder for pictures of the differences, under the same names */
export const comparePictures = (before: string, after: string, differences: string): Comparison =>
  compareFiles(before, after, '*.png', (name) => {
    const [old, now] = [before, after].map((folder) => readFileSync(join(folder, name)));
    if (old!.equals(now!)) return null;
    const [one, other] = [PNG.sync.read(old!), PNG.sync.read(now!)];
    if (one.width !== other.width || one.height !== other.height)
      return `${one.width} × ${one.height} became ${other.width} × ${other.height}`;
    const difference = new PNG({ width: one.width, height: one.height });
    const pixels = pixelmatch(one.data, other.data, difference.data, one.width, one.height, {
      threshold: 0,
      includeAA: true,
    });
    if (pixels === 0) return null;
    mkdirSync(differences, { recursive: true });
    writeFileSync(join(differences, name), PNG.sync.write(difference));
    return `${pixels} pixels`;
  });

/**
 * '/assets/news-B1x2y3z4.js' → '/assets/news-*.js'. Also replaces the site's version and the hashes of inline scripts.
 */
export const removeHashes = (html: string): string =>
  html
    .replace(/(\/assets\/[\w.-]*?)-[\w-]{8}(\.\w+)/g, '$1-*$2')
    .replace(/(<meta name="version" content=")[0-9a-f]{16}/g, '$1*');

/** The first line of the second text that differs. */
const firstDifference = (one: string, other: string): string => {
  const [old, now] = [one.split('\n'), other.split('\n')];
  const line = now.findIndex((text, at) => text !== old[at]);
  return `from line ${(line === -1 ? now.length : line) + 1} on`;
};

/** Compares every prerendered page of two builds. */
export const comparePages = (before: string, after: string): Comparison =>
  compareFiles(before, after, '**/*.html', (name) => {
    const [one, other] = [before, after].map((folder) =>
      removeHashes(readFileSync(join(folder, name), 'utf8')),
    );
    return one === other ? null : firstDifference(one!, other!);
  });

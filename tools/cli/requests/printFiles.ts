/** Printed lists: files of citizens' data, in a directory that is its owner's alone, and not for long. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../../server/firestore/lib/userError.ts';
import { makeDataDir } from '../../../server/ops/dataDir.ts';

const printsIn = (dataDir: string): string => join(dataDir, 'print');

/** Milliseconds: a working day. */
const longest = 12 * 3_600_000;

function namesIn(directory: string): readonly string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.html'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

export function removePrints(dataDir: string): void {
  for (const name of namesIn(printsIn(dataDir))) rmSync(join(printsIn(dataDir), name), { force: true });
}

/** Of those that somebody forgot. */
export function removeOldPrints(dataDir: string, now: number): void {
  const directory = printsIn(dataDir);
  for (const name of namesIn(directory)) {
    const file = join(directory, name);
    if (now - statSync(file).mtimeMs > longest) rmSync(file, { force: true });
  }
}

/** In place of all that were there. @returns its path */
export function writePrint(dataDir: string, day: string, html: string): string {
  removePrints(dataDir);
  makeDataDir(dataDir);
  mkdirSync(printsIn(dataDir), { recursive: true, mode: 0o700 });
  const file = join(printsIn(dataDir), `${day}.html`);
  writeFileSync(file, html, { flag: 'wx', mode: 0o600 });
  return file;
}

/** Printed lists contain citizens' data, so their directory is readable only by its owner, and old files are deleted. */
import { mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { makeDataDir } from '../../../server/ops/dataDir.ts';

const printDirectoryOf = (dataDir: string): string => join(dataDir, 'print');

/** A working day (ms). */
const maxAge = 12 * 3_600_000;

function listPrintFiles(directory: string): readonly string[] {
  try {
    return readdirSync(directory).filter((name) => name.endsWith('.html'));
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

export function removePrintFiles(dataDir: string): void {
  for (const name of listPrintFiles(printDirectoryOf(dataDir)))
    rmSync(join(printDirectoryOf(dataDir), name), { force: true });
}

/** Removes forgotten files. */
export function removeOldPrintFiles(dataDir: string, now: number): void {
  const directory = printDirectoryOf(dataDir);
  for (const name of listPrintFiles(directory)) {
    const file = join(directory, name);
    if (now - statSync(file).mtimeMs > maxAge) rmSync(file, { force: true });
  }
}

/** Replaces all existing files. @returns the path of the new file */
export function writePrintFile(dataDir: string, day: string, html: string): string {
  removePrintFiles(dataDir);
  makeDataDir(dataDir);
  mkdirSync(printDirectoryOf(dataDir), { recursive: true, mode: 0o700 });
  const file = join(printDirectoryOf(dataDir), `${day}.html`);
  writeFileSync(file, html, { flag: 'wx', mode: 0o600 });
  return file;
}

/** `npm run requests today` of version 1 left lists with citizens' data in the data directory. */
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf } from '../../../packages/embedded-firestore/src/lib/index.ts';

const printDirectoryOf = (dataDir: string): string => join(dataDir, 'print');

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

/**
 * `npm run store:restore -- FILE`: a copy takes the store's place, which is kept beside it. The server must be stopped. A copy
 * with records that cannot be read is refused; `--damaged` takes it nevertheless.
 * Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { chmodSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UserError } from '../../server/firestore/lib/userError.ts';
import { formatRowCount, formatRowNames } from '../../server/firestore/store/damage.ts';
import {
  inspectStoreFile,
  openLockedDatabase,
  StoreBusy,
  StoreUnreadable,
} from '../../server/firestore/store/file.ts';
import { parseDataDir } from '../../server/http/settings.ts';
import { findStaffTokenFile } from '../../server/http/staffToken.ts';
import { makeDataDir, storeFile } from '../../server/ops/dataDir.ts';
import { runCommand } from './lib/runCommand.ts';
import { formatRecordCounts, formatTimestamp, parseCopyArgs } from './lib/storeCopies.ts';

const usage = 'npm run store:restore -- FILE [--damaged]';

const parseRestoreOptions = () => {
  const dataDir = parseDataDir(process.env);
  const { file, switches } = parseCopyArgs(usage, 'damaged');
  if (file === null) throw new UserError(`Name the copy to go back to. Use: ${usage}`);
  return { dataDir, file: resolve(file), takesDamaged: switches.has('damaged') };
};

async function run({ dataDir, file, takesDamaged }: ReturnType<typeof parseRestoreOptions>): Promise<void> {
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const { counts, damaged } = inspectStoreFile(file);
  if (damaged.length > 0 && !takesDamaged)
    throw new UserError(
      `${formatRowCount(damaged)} of ${file} cannot be read: ${formatRowNames(damaged)}. Take an earlier copy; if this is the best there is, take it with all that can be read: npm run store:restore -- ${file} --damaged`,
    );
  makeDataDir(dataDir);
  const store = storeFile(dataDir);
  const former = join(dataDir, `store-before-${formatTimestamp()}.sqlite`);
  const arriving = `${store}.arriving`;
  copyFileSync(file, arriving);
  chmodSync(arriving, 0o600);
  if (existsSync(store)) checkpointStore(store, findStaffTokenFile(dataDir));
  // Also of a store whose file is gone: SQLite would read a log that is left into the copy.
  const parts = ['', '-wal', '-shm'].filter((part) => existsSync(`${store}${part}`));
  for (const part of parts) renameSync(`${store}${part}`, `${former}${part}`);
  const hasFormer = parts.length > 0;
  renameSync(arriving, store);
  console.log(`The store is now the copy ${file}: ${formatRecordCounts(counts)}.`);
  if (damaged.length > 0)
    console.log(
      `${formatRowCount(damaged)} of them cannot be read and are left out: ${formatRowNames(damaged)}.`,
    );
  if (hasFormer) console.log(`What was there before is kept in ${former}: delete it when all is well.`);
  console.log('Next: npm start, or npm run serve where the site is built already');
}

/** What it holds in its log comes into the file; what is damaged goes aside as it is. @throws Problem where a server has it */
function checkpointStore(store: string, knownBy: string | null): void {
  try {
    openLockedDatabase(store, knownBy).close();
  } catch (error) {
    if (error instanceof StoreBusy)
      throw new UserError('The server runs on this DATA_DIR: stop it first, then restore.');
    if (!(error instanceof StoreUnreadable)) throw error;
  }
}

await runCommand(parseRestoreOptions, run, 'Nothing was restored.', `Use: ${usage}`);

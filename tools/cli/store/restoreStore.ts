/**
 * Replaces the store with the records of a copy and keeps the old store beside it. It takes nothing else from the copy, such as
 * triggers, because its origin is unknown. The server must be stopped.
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import {
  copyStoreFile,
  formatRowCount,
  formatRowNames,
  inspectStoreFile,
  openLockedDatabase,
  StoreBusy,
  StoreUnreadable,
} from '../../../packages/embedded-firestore/src/index.ts';
import { removeAddress } from '../../../server/http/address.ts';
import { findStaffTokenFile } from '../../../server/http/staffToken.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { makeDataDir, storeFile, unfinishedRestoreFile } from '../../../server/ops/dataDir.ts';
import { closeYears } from '../../../src/staff-core/documents/skipNumbers.ts';
import { openCopy } from '../lib/storeClient.ts';
import { formatRecordCounts, formatTimestamp } from '../lib/storeCopies.ts';

/**
 * @param path of the copy
 * @param takesDamaged whether to take a copy with records that cannot be read, without them
 * @throws UserError
 */
export async function restoreStore(dataDir: string, path: string, takesDamaged: boolean): Promise<void> {
  const file = resolve(path);
  if (!existsSync(file)) throw new UserError(`There is no file ${file}.`);
  const { counts, damaged, foreign } = inspectStoreFile(file);
  if (damaged.length > 0 && !takesDamaged)
    throw new UserError(
      `${formatRowCount(damaged)} of ${file} cannot be read: ${formatRowNames(damaged)}. Take an earlier copy; if this is the best there is, take it with all that can be read: npm run store restore ${file} damaged`,
    );
  makeDataDir(dataDir);
  const store = storeFile(dataDir);
  const formerFile = join(dataDir, `store-before-${formatTimestamp()}.sqlite`);
  const arriving = unfinishedRestoreFile(dataDir);
  // Held until the copy is complete: meanwhile no server and no command opens the store.
  let closed: readonly string[] = [];
  const former = existsSync(store) ? lockStore(store, findStaffTokenFile(dataDir)) : null;
  try {
    removeStore(arriving); // left by a restore that was killed
    copyStoreFile(file, arriving);
    closed = await closeSeries(dataDir, arriving);
  } catch (error) {
    removeStore(arriving);
    throw error;
  } finally {
    former?.close();
  }
  removeAddress(dataDir); // no server runs
  // Also when the store's main file is gone: SQLite would replay a leftover log into the copy.
  const parts = ['', '-wal', '-shm'].filter((part) => existsSync(`${store}${part}`));
  for (const part of parts) renameSync(`${store}${part}`, `${formerFile}${part}`);
  try {
    renameSync(arriving, store);
  } catch (error) {
    for (const part of parts) renameSync(`${formerFile}${part}`, `${store}${part}`);
    throw error;
  }
  console.log(`The store is now the copy ${file}: ${formatRecordCounts(counts)}.`);
  for (const latest of closed)
    console.log(
      `The numbers of documents are closed after ${latest}: the copy may lack the last ones. The next document asks for the number that follows the logbook; or: npm run documents continue-at NUMBER. Cancel and withdraw again on the staff page what the logbook has as cancelled, or the hall as withdrawn, since the day of the copy: until then it reads as valid.`,
    );
  if (damaged.length > 0)
    console.log(
      `${formatRowCount(damaged)} of them cannot be read and are left out: ${formatRowNames(damaged)}.`,
    );
  if (foreign.length > 0)
    console.log(`The copy also has what no store has (${foreign.join(', ')}): it was left out.`);
  if (parts.length > 0)
    console.log(`What was there before is kept in ${formerFile}: delete it when all is well.`);
  console.log('Next: npm start, or npm run serve where the site is built already');
}

/**
 * Closes each series of numbers, until somebody says the last one of the paper logbook: the copy may lack some, and a number that is
 * given twice is on two papers.
 *
 * @returns the last number of each
 */
async function closeSeries(dataDir: string, file: string): Promise<readonly string[]> {
  const client = openCopy(dataDir, file);
  try {
    return await closeYears(client, Date.now());
  } finally {
    client.close();
  }
}

const removeStore = (file: string): void => {
  for (const part of ['', '-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
};

/**
 * Opens the store with its lock; closing it merges the log into the file. Null for a damaged store, which nobody can open and
 * which is set aside unchanged.
 * @throws UserError when a server uses the store
 */
function lockStore(store: string, knownBy: string | null): DatabaseSync | null {
  try {
    return openLockedDatabase(store, knownBy);
  } catch (error) {
    if (error instanceof StoreBusy)
      throw new UserError('The server runs on this DATA_DIR: stop it first, then restore.');
    if (error instanceof StoreUnreadable) return null;
    throw error;
  }
}

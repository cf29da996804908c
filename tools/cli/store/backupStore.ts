/** Copies the whole store, whether or not the server is running, and verifies the copy by reading all of it. */
import {
  closeSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  formatRowCount,
  formatRowNames,
  inspectStoreFile,
  StoreBusy,
} from '../../../packages/embedded-firestore/src/index.ts';
import { errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { backupPath } from '../../../server/ops/backup.ts';
import { backupDirectory, unfinishedBackupFile } from '../../../server/ops/dataDir.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { findRunningServer, findStoreFile, openStoreFile } from '../lib/storeClient.ts';
import { copyRetention, formatOldCopies, formatRecordCounts, formatTimestamp } from '../lib/storeCopies.ts';

/**
 * @param path of the copy; without one it is a file of the data directory, named after the time
 * @throws UserError
 */
export async function backupStore(
  dataDir: string,
  path = join(backupDirectory(dataDir), `store-${formatTimestamp()}.sqlite`),
): Promise<void> {
  const file = resolve(path);
  if (existsSync(file)) throw new UserError(`${file} is there already: name another file.`);
  const store = findStoreFile(dataDir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = unfinishedBackupFile(file);
  try {
    rmSync(unfinished, { force: true }); // left by a backup that was killed
    await copyStore(dataDir, store, unfinished);
    const { counts, damaged } = inspectStoreFile(unfinished);
    renameSync(unfinished, file);
    console.log(
      `Copied ${formatRecordCounts(counts)} into ${file} (${Math.ceil(statSync(file).size / 1_024)} KiB) at ${new Date().toISOString()}.`,
    );
    if (damaged.length > 0)
      console.error(
        `${formatRowCount(damaged)} of it cannot be read: ${formatRowNames(damaged)}. Keep the copies that were made before.`,
      );
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  }
  console.log(
    `It holds what citizens wrote: keep it where only staff can read it, and not longer than ${copyRetention} days.`,
  );
  const oldCopies = formatOldCopies(dataDir, Date.now(), dirname(file));
  if (oldCopies !== null) console.error(oldCopies);
  console.log(`To go back to it, stop the server, then: npm run store restore ${file}`);
}

async function copyStore(dataDir: string, from: string, to: string): Promise<void> {
  try {
    const store = openStoreFile(dataDir, from);
    try {
      closeSync(openSync(to, 'wx', 0o600)); // citizens' data: readable only by the owner
      store.backup(to);
    } finally {
      store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreBusy)) throw error;
    await downloadStore(dataDir, to);
  }
}

async function downloadStore(dataDir: string, to: string): Promise<void> {
  const { address, token } = await findRunningServer(dataDir);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(new URL(backupPath, address), { redirect: 'error', headers });
    if (response.status !== 200 || response.body === null)
      throw new UserError(`it answered ${response.status}: ${sanitizeLine(await response.text(), 200)}`);
    await pipeline(Readable.from(response.body), createWriteStream(to, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    throw new UserError(
      `The server at ${address} gave no copy (${errorMessageOf(error)}): try again, or stop it first.`,
    );
  }
}

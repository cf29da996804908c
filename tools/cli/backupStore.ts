/**
 * `npm run store:backup -- FILE`: a copy of the whole store, with the server running or not. It is read through before
 * it counts as one. Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { closeSync, createWriteStream, existsSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem, reasonOf } from '../../server/firestore/lib/userError.ts';
import { countRows, nameRows } from '../../server/firestore/store/damage.ts';
import { inspectFile, StoreBusy } from '../../server/firestore/store/file.ts';
import { dataDirOf } from '../../server/http/settings.ts';
import { backupPath } from '../../server/ops/backup.ts';
import { command } from './lib/runCommand.ts';
import { openStoreFile, runningServer, storeIn } from './lib/storeClient.ts';
import { fileAsked, recordsTold, stamp } from './lib/storeCopies.ts';

const use = 'npm run store:backup -- [FILE]';

const wishOf = () => {
  const dataDir = dataDirOf(process.env);
  const { file: asked } = fileAsked(use);
  return { dataDir, file: resolve(asked ?? join(dataDir, 'backups', `store-${stamp()}.sqlite`)) };
};

async function run({ dataDir, file }: ReturnType<typeof wishOf>): Promise<void> {
  if (existsSync(file)) throw new Problem(`${file} is there already: name another file.`);
  const store = storeIn(dataDir);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  try {
    closeSync(openSync(file, 'wx', 0o600)); // citizens' data: for its owner alone
    await copy(dataDir, store, file);
    const { counts, damaged } = inspectFile(file);
    console.log(
      `Copied ${recordsTold(counts)} into ${file} (${Math.ceil(statSync(file).size / 1_024)} KiB).`,
    );
    if (damaged.length > 0)
      console.error(
        `${countRows(damaged)} of it cannot be read: ${nameRows(damaged)}. Keep the copies that were made before.`,
      );
  } catch (error) {
    rmSync(file, { force: true }); // half a copy is none
    throw error;
  }
  console.log(
    'It holds what citizens wrote: keep it where only staff can read it, and not longer than 30 days.',
  );
  console.log(`To go back to it, stop the server, then: npm run store:restore -- ${file}`);
}

async function copy(dataDir: string, from: string, to: string): Promise<void> {
  try {
    const store = openStoreFile(dataDir, from);
    try {
      store.backup(to);
    } finally {
      store.close();
    }
  } catch (error) {
    if (!(error instanceof StoreBusy)) throw error;
    await download(dataDir, to);
  }
}

async function download(dataDir: string, to: string): Promise<void> {
  const { address, token } = runningServer(dataDir);
  try {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(new URL(backupPath, address), { redirect: 'error', headers });
    if (response.status !== 200 || response.body === null)
      throw new Problem(`it answered ${response.status}`);
    await pipeline(Readable.from(response.body), createWriteStream(to, { mode: 0o600 }));
  } catch (error) {
    throw new Problem(
      `The server at ${address} gave no copy (${reasonOf(error)}): try again, or stop it first.`,
    );
  }
}

await command(wishOf, run, 'The copy failed.', `Use: ${use}`);

/**
 * `npm run store:restore -- FILE`: a copy takes the store's place, which is kept beside it. The server must be stopped. A copy
 * with records that cannot be read is refused; `--damaged` takes it nevertheless.
 * Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { chmodSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Problem } from '../../server/firestore/lib/userError.ts';
import { countRows, nameRows } from '../../server/firestore/store/damage.ts';
import { inspectFile, openLocked, StoreBusy, StoreUnreadable } from '../../server/firestore/store/file.ts';
import { dataDirOf } from '../../server/http/settings.ts';
import { findTokenFile } from '../../server/http/staffToken.ts';
import { makeDataDir, storeFile } from '../../server/ops/dataDir.ts';
import { command } from './lib/runCommand.ts';
import { fileAsked, recordsTold, stamp } from './lib/storeCopies.ts';

const use = 'npm run store:restore -- FILE [--damaged]';

const wishOf = () => {
  const dataDir = dataDirOf(process.env);
  const { file, switches } = fileAsked(use, 'damaged');
  if (file === null) throw new Problem(`Name the copy to go back to. Use: ${use}`);
  return { dataDir, file: resolve(file), takesDamaged: switches.has('damaged') };
};

async function run({ dataDir, file, takesDamaged }: ReturnType<typeof wishOf>): Promise<void> {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  const { counts, damaged } = inspectFile(file);
  if (damaged.length > 0 && !takesDamaged)
    throw new Problem(
      `${countRows(damaged)} of ${file} cannot be read: ${nameRows(damaged)}. Take an earlier copy; if this is the best there is, take it with all that can be read: npm run store:restore -- ${file} --damaged`,
    );
  makeDataDir(dataDir);
  const store = storeFile(dataDir);
  const former = join(dataDir, `store-before-${stamp()}.sqlite`);
  const arriving = `${store}.arriving`;
  copyFileSync(file, arriving);
  chmodSync(arriving, 0o600);
  if (existsSync(store)) letGo(store, findTokenFile(dataDir));
  // Also of a store whose file is gone: SQLite would read a log that is left into the copy.
  const parts = ['', '-wal', '-shm'].filter((part) => existsSync(`${store}${part}`));
  for (const part of parts) renameSync(`${store}${part}`, `${former}${part}`);
  const isKept = parts.length > 0;
  renameSync(arriving, store);
  console.log(`The store is now the copy ${file}: ${recordsTold(counts)}.`);
  if (damaged.length > 0)
    console.log(`${countRows(damaged)} of them cannot be read and are left out: ${nameRows(damaged)}.`);
  if (isKept) console.log(`What was there before is kept in ${former}: delete it when all is well.`);
  console.log('Next: npm start, or npm run serve where the site is built already');
}

/** What it holds in its log comes into the file; what is damaged goes aside as it is. @throws Problem where a server has it */
function letGo(store: string, knownBy: string | null): void {
  try {
    openLocked(store, knownBy).close();
  } catch (error) {
    if (error instanceof StoreBusy)
      throw new Problem('The server runs on this DATA_DIR: stop it first, then restore.');
    if (!(error instanceof StoreUnreadable)) throw error;
  }
}

await command(wishOf, run, 'Nothing was restored.', `Use: ${use}`);

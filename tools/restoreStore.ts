/**
 * `npm run store:restore -- FILE`: a copy takes the store's place, which is kept beside it. The server must be stopped.
 * Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { chmodSync, copyFileSync, existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeDataDir, storeFile } from '../server/dataDir.ts';
import { Problem } from '../server/problem.ts';
import { dataDirOf } from '../server/settings.ts';
import { openDocuments } from '../server/store/documents.ts';
import { countsIn, StoreBusy, StoreUnreadable } from '../server/store/file.ts';
import { command } from './command.ts';
import { fileAsked, recordsTold, stamp } from './storeCopies.ts';

const use = 'npm run store:restore -- FILE';

const wishOf = () => {
  const dataDir = dataDirOf(process.env);
  const file = fileAsked(use);
  if (file === null) throw new Problem(`Name the copy to go back to. Use: ${use}`);
  return { dataDir, file: resolve(file) };
};

async function run({ dataDir, file }: ReturnType<typeof wishOf>): Promise<void> {
  if (!existsSync(file)) throw new Problem(`There is no file ${file}.`);
  const told = recordsTold(countsIn(file));
  makeDataDir(dataDir);
  const store = storeFile(dataDir);
  const former = join(dataDir, `store-before-${stamp()}.sqlite`);
  const arriving = `${store}.arriving`;
  copyFileSync(file, arriving);
  chmodSync(arriving, 0o600);
  const isKept = existsSync(store);
  if (isKept) {
    letGo(store);
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(`${store}${part}`)) renameSync(`${store}${part}`, `${former}${part}`);
  }
  renameSync(arriving, store);
  console.log(`The store is now the copy ${file}: ${told}.`);
  if (isKept) console.log(`What was there before is kept in ${former}: delete it when all is well.`);
  console.log('Next: npm start');
}

/** What it holds in its log comes into the file; what is damaged goes aside as it is. @throws Problem where a server has it */
function letGo(store: string): void {
  try {
    openDocuments(store).close();
  } catch (error) {
    if (error instanceof StoreBusy)
      throw new Problem('The server runs on this DATA_DIR: stop it first, then restore.');
    if (!(error instanceof StoreUnreadable)) throw error;
  }
}

await command(wishOf, run, 'Nothing was restored.');

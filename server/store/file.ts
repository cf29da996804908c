/**
 * The store's file, opened for one process alone and looked through: what is damaged is told before anything is served
 * of it, and is left as it is.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../problem.ts';

/** Another process has the file: a running server, or a command that is not done yet. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

/** The file is there and is not a store, is damaged, is one of a later version, or cannot be written. */
export class StoreUnreadable extends Error {
  override readonly name = 'StoreUnreadable';
}

const version = 1;
const schema = `
  CREATE TABLE IF NOT EXISTS document (
    parent TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL,
    created INTEGER NOT NULL, updated INTEGER NOT NULL,
    PRIMARY KEY (parent, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  PRAGMA user_version = ${version};`;

/** A write that was acknowledged is on the disk; what is deleted is overwritten with zeros. */
const settings = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;';

const sqlite = { busy: 5, locked: 6, readOnly: 8, full: 13 } as const;

/** @param file a path, made where there is none, or ':memory:'. @throws StoreBusy, StoreUnreadable */
export function openLocked(file: string): DatabaseSync {
  const database = opened(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE;');
    checkWhole(database, file);
    database.exec(settings);
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
    return database;
  } catch (error) {
    database.close();
    throw meaningOf(error, file);
  }
}

/** The number of records by collection, of a file that nobody uses, such as a copy. @throws StoreBusy, StoreUnreadable */
export function countsIn(file: string): ReadonlyMap<string, number> {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    checkWhole(database, file);
    if (versionOf(database) === 0) throw new StoreUnreadable(`${file} is no store of this site.`);
    const rows = database.prepare('SELECT parent, count(*) AS records FROM document GROUP BY parent').all();
    return new Map(rows.map(({ parent, records }) => [String(parent), Number(records)]));
  } catch (error) {
    throw meaningOf(error, file);
  } finally {
    database?.close();
  }
}

function opened(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)); // citizens' data: for its owner alone
    return new DatabaseSync(file);
  } catch (error) {
    throw new StoreUnreadable(unwritable(file, reasonOf(error)), { cause: error });
  }
}

const versionOf = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

function checkWhole(database: DatabaseSync, file: string): void {
  if (versionOf(database) > version)
    throw new StoreUnreadable(`${file} was written by a later version of this site.`);
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw new StoreUnreadable(damage(file, String(found)));
}

function meaningOf(error: unknown, file: string): Error {
  if (error instanceof StoreUnreadable) return error;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
  if (code === sqlite.busy || code === sqlite.locked)
    return new StoreBusy(`${file} is in use by another process.`, { cause: error });
  if (code === sqlite.full || code === sqlite.readOnly)
    return new StoreUnreadable(unwritable(file, reasonOf(error)), { cause: error });
  return new StoreUnreadable(damage(file, reasonOf(error)), { cause: error });
}

const unwritable = (file: string, reason: string): string => `${file} cannot be written: ${reason}.`;

const damage = (file: string, reason: string): string =>
  `${file} cannot be read as a store: ${reason.split('\n').at(-1)}. It was left as it is; to go back to a copy: npm run store:restore -- FILE`;

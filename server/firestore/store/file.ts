/**
 * The store's file, opened for one process alone and looked through: what is damaged is told before anything is served
 * of it, and is left as it is.
 */
import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { reasonOf } from '../lib/userError.ts';
import { damagedRows, type RowName } from './damage.ts';

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

/** Bytes of SQLite's smallest page: what is shorter is no file of its making. */
const leastPage = 512;

/**
 * A file that is missing or empty is a new store: SQLite makes an empty one first, and a first start may end there. It is
 * refused where `knownBy`, a file that the first start leaves beside its store, says that there was one before.
 * @param file a path, made where there is none, or ':memory:'. @throws StoreBusy, StoreUnreadable
 */
export function openLocked(file: string, knownBy: string | null = null): DatabaseSync {
  if (file !== ':memory:') checkBeginning(file, knownBy);
  const database = opened(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE;');
    checkWhole(database, file);
    // Such as the first page alone, whose log was taken away.
    if (knownBy !== null && !hasTables(database))
      throw new StoreUnreadable(lost(file, 'holds nothing', knownBy));
    database.exec(settings);
    database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
    return database;
  } catch (error) {
    database.close();
    throw meaningOf(error, file);
  }
}

/** What is in a copy. */
export interface Contents {
  /** The number of records by collection. */
  readonly counts: ReadonlyMap<string, number>;
  /** The records that cannot be read; they are among those that are counted. */
  readonly damaged: readonly RowName[];
}

/** Reads a file through that nobody uses, such as a copy. @throws StoreBusy, StoreUnreadable */
export function inspectFile(file: string): Contents {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    checkWhole(database, file);
    if (versionOf(database) === 0) throw new StoreUnreadable(`${file} is not a store of this site.`);
    const rows = database.prepare('SELECT parent, count(*) AS records FROM document GROUP BY parent').all();
    const counts = new Map(rows.map(({ parent, records }) => [String(parent), Number(records)]));
    return { counts, damaged: [...damagedRows(database)] };
  } catch (error) {
    throw meaningOf(error, file);
  } finally {
    database?.close();
  }
}

/** Before SQLite looks at it: of a file that is missing or empty it removes the log, in which everything may still be. */
function checkBeginning(file: string, knownBy: string | null): void {
  const size = sizeOf(file);
  if (size !== null && size >= leastPage) return;
  if (size !== null && size > 0) throw new StoreUnreadable(damage(file, `it has ${size} bytes`));
  const log = `${file}-wal`;
  const proof = knownBy ?? ((sizeOf(log) ?? 0) > 0 ? log : null);
  if (proof !== null) throw new StoreUnreadable(lost(file, size === null ? 'is missing' : 'is empty', proof));
}

/** In bytes; null where there is no such file. @throws StoreUnreadable */
function sizeOf(file: string): number | null {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? null;
  } catch (error) {
    throw new StoreUnreadable(damage(file, reasonOf(error)), { cause: error });
  }
}

const hasTables = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'document'").get() !== undefined;

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

const lost = (file: string, state: string, knownBy: string): string =>
  `${file} ${state}, and ${knownBy} says that there was a store: none was begun in its place. To go back to a copy: npm run store:restore -- FILE. To begin a new store, move ${knownBy} away first.`;

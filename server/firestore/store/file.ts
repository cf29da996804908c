/**
 * Opens the store's file for one process alone and checks it. Reports damage before the store serves anything, and leaves
 * the damaged data unchanged.
 */
import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { errorMessageOf } from '../lib/userError.ts';
import { findDamagedRows, type RowKey } from './damage.ts';
import { findDiskFailure } from './diskFailure.ts';

/** Another process uses the file: a running server, or a command that has not finished. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

/** The file exists and is not a store, is damaged, is of a later version, or cannot be written. */
export class StoreUnreadable extends Error {
  override readonly name: string = 'StoreUnreadable';
}

/** The file is damaged, cut or gone: only a copy brings its data back. */
export class StoreLost extends StoreUnreadable {}

const version = 1;
const schema = `
  CREATE TABLE IF NOT EXISTS document (
    parent TEXT NOT NULL, id TEXT NOT NULL, fields TEXT NOT NULL,
    created INTEGER NOT NULL, updated INTEGER NOT NULL,
    PRIMARY KEY (parent, id)
  ) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS note (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  PRAGMA user_version = ${version};`;

/** Every acknowledged write is on disk; SQLite overwrites deleted data with zeros. */
const pragmas = 'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;';

const sqlite = { busy: 5, locked: 6 } as const;

/** Bytes of SQLite's smallest page: SQLite never writes a shorter file. */
const minPageSize = 512;

/**
 * A missing or empty file is a new store: SQLite first creates an empty file, and a first start may end there. It refuses
 * such a file if `markerFile`, which the first start leaves beside its store, proves that a store existed.
 * @param file a path, created if missing, or ':memory:'. @throws StoreBusy, StoreUnreadable
 */
export function openLockedDatabase(file: string, markerFile: string | null = null): DatabaseSync {
  if (file !== ':memory:') requireNotLost(file, markerFile);
  const database = openFile(file);
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE;');
    checkIntegrity(database, file);
    // Such as a file with only its first page, whose log was removed.
    if (markerFile !== null && !hasTables(database))
      throw new StoreLost(formatLost(file, 'holds nothing', markerFile));
    database.exec(pragmas);
    // A finished store is opened without a write: on a full disk too.
    if (readVersion(database) !== version) database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
    return database;
  } catch (error) {
    database.close();
    throw toStoreError(error, file);
  }
}

/** The contents of a copy. */
export interface StoreContents {
  /** The number of records by collection. */
  readonly counts: ReadonlyMap<string, number>;
  /** The unreadable records; `counts` includes them. */
  readonly damaged: readonly RowKey[];
}

/** Reads a complete file that no process uses, such as a copy. @throws StoreBusy, StoreUnreadable */
export function inspectStoreFile(file: string): StoreContents {
  let database: DatabaseSync | null = null;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    checkIntegrity(database, file);
    if (readVersion(database) === 0) throw new StoreUnreadable(`${file} is not a store.`);
    const rows = database.prepare('SELECT parent, count(*) AS records FROM document GROUP BY parent').all();
    const counts = new Map(rows.map(({ parent, records }) => [String(parent), Number(records)]));
    return { counts, damaged: [...findDamagedRows(database)] };
  } catch (error) {
    throw toStoreError(error, file);
  } finally {
    database?.close();
  }
}

/** Runs before SQLite opens the file: SQLite deletes the log of a missing or empty file, and all data may be in that log. */
function requireNotLost(file: string, markerFile: string | null): void {
  const size = readSize(file);
  if (size !== null && size >= minPageSize) return;
  if (size !== null && size > 0) throw new StoreLost(formatDamage(file, `it has ${size} bytes`));
  const log = `${file}-wal`;
  const proof = markerFile ?? ((readSize(log) ?? 0) > 0 ? log : null);
  if (proof !== null) throw new StoreLost(formatLost(file, size === null ? 'is missing' : 'is empty', proof));
}

/** In bytes; null if there is no such file. @throws StoreUnreadable */
function readSize(file: string): number | null {
  try {
    return statSync(file, { throwIfNoEntry: false })?.size ?? null;
  } catch (error) {
    throw new StoreLost(formatDamage(file, errorMessageOf(error)), { cause: error });
  }
}

const hasTables = (database: DatabaseSync): boolean =>
  database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'document'").get() !== undefined;

function openFile(file: string): DatabaseSync {
  try {
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)); // citizens' data: for its owner alone
    return new DatabaseSync(file);
  } catch (error) {
    throw new StoreUnreadable(formatUnwritable(file, errorMessageOf(error)), { cause: error });
  }
}

const readVersion = (database: DatabaseSync): number =>
  Number(database.prepare('PRAGMA user_version').get()?.user_version);

function checkIntegrity(database: DatabaseSync, file: string): void {
  if (readVersion(database) > version) throw new StoreUnreadable(`${file} was written by a later version.`);
  const found = database.prepare('PRAGMA quick_check(1)').get()?.quick_check;
  if (found !== 'ok') throw new StoreLost(formatDamage(file, String(found)));
}

function toStoreError(error: unknown, file: string): Error {
  if (error instanceof StoreUnreadable) return error;
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
  if (code === sqlite.busy || code === sqlite.locked)
    return new StoreBusy(`${file} is in use by another process.`, { cause: error });
  if (findDiskFailure(error) !== null)
    return new StoreUnreadable(formatUnwritable(file, errorMessageOf(error)), { cause: error });
  return new StoreLost(formatDamage(file, errorMessageOf(error)), { cause: error });
}

const formatUnwritable = (file: string, reason: string): string => `${file} cannot be written: ${reason}.`;

const formatDamage = (file: string, reason: string): string =>
  `${file} cannot be read as a store: ${reason.split('\n').at(-1)}. It was left as it is.`;

const formatLost = (file: string, state: string, markerFile: string): string =>
  `${file} ${state}, and ${markerFile} says that there was a store: none was begun in its place. To begin a new store, move ${markerFile} away first.`;

/**
 * Opens the store's file for only one process and checks it. Reports damage before the store serves anything, and leaves
 * the damaged data unchanged.
 */
import { closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { errorMessageOf } from '../lib/systemError.ts';
import { findDamagedRows, type RowKey } from './damage.ts';
import { findDiskFailure } from './diskFailure.ts';
import { createTables, findSchemaDifferences, readVersion, version } from './schema.ts';

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

/** The file has tables, triggers or other things that no store has. */
export class StoreAltered extends StoreUnreadable {
  readonly file: string;
  constructor(file: string, what: string) {
    super(`${file} ${what}: it was left as it is.`);
    this.file = file;
  }
}

/** Set before anything is read, so that SQLite runs no function in a schema that somebody else wrote. */
const untrustedSchema = 'PRAGMA trusted_schema = OFF;';

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
    database.exec(`${untrustedSchema} PRAGMA locking_mode = EXCLUSIVE;`);
    checkIntegrity(database, file);
    // Such as a file with only its first page, whose log was removed.
    if (markerFile !== null && !hasTables(database))
      throw new StoreLost(formatLost(file, 'holds nothing', markerFile));
    const isNew = readVersion(database) !== version;
    requireOwnSchema(database, file, isNew);
    database.exec(pragmas);
    // A finished store is opened without a write: on a full disk too.
    if (isNew) createTables(database);
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
  /** What no store has, such as 'trigger a': `copyStoreFile` leaves it out. */
  readonly foreign: readonly string[];
}

/** Reads a complete file that no process uses, such as a copy. @throws StoreBusy, StoreUnreadable */
export function inspectStoreFile(file: string): StoreContents {
  let database: DatabaseSync | null = null;
  try {
    database = openCopy(file);
    const { foreign } = findSchemaDifferences(database);
    const rows = database.prepare('SELECT parent, count(*) AS records FROM document GROUP BY parent').all();
    const counts = new Map(rows.map(({ parent, records }) => [String(parent), Number(records)]));
    return { counts, damaged: [...findDamagedRows(database)], foreign };
  } catch (error) {
    throw toStoreError(error, file);
  } finally {
    database?.close();
  }
}

/**
 * Copies the rows of a file that no process uses into a new store, and nothing of its schema: the file may be a stranger's.
 * Unreadable rows are copied as they are. @param to a path where no file is. @throws StoreBusy, StoreUnreadable
 */
export function copyStoreFile(from: string, to: string): void {
  let [source, copy]: (DatabaseSync | null)[] = [null, null];
  let file = from;
  try {
    source = openCopy(from);
    file = to;
    copy = openLockedDatabase(to);
    copy.exec('BEGIN IMMEDIATE;');
    copyRows(source, copy, 'document', ['parent', 'id', 'fields', 'created', 'updated']);
    copyRows(source, copy, 'note', ['name', 'value']);
    copy.exec('COMMIT;');
  } catch (error) {
    throw toStoreError(error, file);
  } finally {
    source?.close();
    copy?.close();
  }
}

function copyRows(from: DatabaseSync, to: DatabaseSync, table: string, columns: readonly string[]): void {
  const rows = from.prepare(`SELECT ${columns} FROM ${table}`);
  rows.setReadBigInts(true);
  rows.setReturnArrays(true);
  const put = to.prepare(`INSERT OR REPLACE INTO ${table} VALUES (${columns.map(() => '?')})`);
  for (const row of rows.iterate() as Iterable<unknown> as Iterable<readonly SQLInputValue[]>)
    put.run(...row);
}

/** @throws StoreUnreadable, or an error of SQLite */
function openCopy(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.exec(untrustedSchema);
    checkIntegrity(database, file);
    if (readVersion(database) === 0) throw new StoreUnreadable(`${file} is not a store.`);
    requireTables(database, file);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

/** @throws StoreAltered, StoreLost */
function requireOwnSchema(database: DatabaseSync, file: string, isNew: boolean): void {
  // First: a copy of its records, as the other refusal advises, needs its tables.
  if (!isNew) requireTables(database, file);
  const { foreign } = findSchemaDifferences(database);
  if (foreign.length > 0) throw new StoreAltered(file, `has what no store has (${foreign.join(', ')})`);
}

/** @throws StoreLost */
function requireTables(database: DatabaseSync, file: string): void {
  const { missing } = findSchemaDifferences(database);
  if (missing.length > 0)
    throw new StoreLost(
      `${file} does not have the tables of a store (${missing.join(', ')}): it was left as it is.`,
    );
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
    if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)); // Only its owner may read citizens' data.
    return new DatabaseSync(file);
  } catch (error) {
    throw new StoreUnreadable(formatUnwritable(file, errorMessageOf(error)), { cause: error });
  }
}

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

/**
 * Documents in one SQLite file. A write that was acknowledged is on the disk (WAL, synchronous=FULL), and one
 * process holds the file from open to close, so that what it read stays true until it writes.
 */
import { closeSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Place } from './names.ts';

/** Fields as canonical wire text; times in microseconds since the epoch. */
export interface Stored {
  readonly parent: string;
  readonly id: string;
  readonly fields: string;
  readonly created: number;
  readonly updated: number;
}

export interface Documents {
  get(place: Pick<Place, 'parent' | 'id'>): Stored | null;
  put(document: Stored): void;
  remove(place: Pick<Place, 'parent' | 'id'>): void;
  /** A collection in the order of its ids' bytes, beginning at an id; read row by row, as far as the caller goes. */
  scan(parent: string, from: string): Iterable<Stored>;
  /** What the store remembers about itself. */
  note(name: string): string | null;
  setNote(name: string, value: string): void;
  /** All or nothing. */
  transaction<Result>(act: () => Result): Result;
  close(): void;
}

/** Another process has the file: a running server, or a command that is not done yet. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}

/** The file is there and is not a store, or one of a later version. */
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

const sqlite = { busy: 5, locked: 6 } as const;

/** @throws StoreBusy, StoreUnreadable */
export function openDocuments(file: string): Documents {
  const database = openLocked(file);
  const statements = {
    get: database.prepare('SELECT * FROM document WHERE parent = ? AND id = ?'),
    put: database.prepare('INSERT OR REPLACE INTO document VALUES (?, ?, ?, ?, ?)'),
    remove: database.prepare('DELETE FROM document WHERE parent = ? AND id = ?'),
    scan: 'SELECT * FROM document WHERE parent = ? AND id >= ? ORDER BY id',
    note: database.prepare('SELECT value FROM note WHERE name = ?'),
    setNote: database.prepare('INSERT OR REPLACE INTO note VALUES (?, ?)'),
  };
  return {
    get: ({ parent, id }) => (statements.get.get(parent, id) as Stored | undefined) ?? null,
    put: ({ parent, id, fields, created, updated }) => {
      statements.put.run(parent, id, fields, created, updated);
    },
    remove: ({ parent, id }) => {
      statements.remove.run(parent, id);
    },
    // Prepared each time: two scans may be under way at once.
    scan: (parent, from) =>
      database.prepare(statements.scan).iterate(parent, from) as Iterable<unknown> as Iterable<Stored>,
    note: (name) => (statements.note.get(name)?.value as string | undefined) ?? null,
    setNote: (name, value) => {
      statements.setNote.run(name, value);
    },
    transaction: (act) => inTransaction(database, act),
    close: () => database.close(),
  };
}

function openLocked(file: string): DatabaseSync {
  if (file !== ':memory:') closeSync(openSync(file, 'a', 0o600)); // citizens' data: for its owner alone
  const database = new DatabaseSync(file);
  try {
    // What is purged is overwritten with zeros.
    database.exec(
      'PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    inTransaction(database, () => {
      const found = Number(database.prepare('PRAGMA user_version').get()?.user_version);
      if (found > version) throw new StoreUnreadable(`${file} was written by a later version of this site.`);
      database.exec(schema);
    });
    return database;
  } catch (error) {
    database.close();
    if (error instanceof StoreUnreadable) throw error;
    const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : null;
    if (code === sqlite.busy || code === sqlite.locked)
      throw new StoreBusy(`${file} is in use by another process.`, { cause: error });
    throw new StoreUnreadable(
      `${file} cannot be read as a store: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
}

function inTransaction<Result>(database: DatabaseSync, act: () => Result): Result {
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = act();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

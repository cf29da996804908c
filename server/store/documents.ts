/**
 * Documents in one SQLite file. A write that was acknowledged is on the disk (WAL, synchronous=FULL), and one
 * process holds the file from open to close, so that what it read stays true until it writes.
 */
import { openLocked } from './file.ts';
import type { Place } from './names.ts';
import { transactionsOf } from './transaction.ts';

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
  /** Another number after each change of the collection. */
  changes(parent: string): number;
  /** All or nothing, on the disk when it answers; within another, a part of that one. */
  transaction<Result>(act: () => Result): Result;
  /** Writes all of it into a file that is new or empty. Nothing else is done meanwhile: so it is of one instant. */
  backup(file: string): void;
  close(): void;
}

/** @throws StoreBusy, StoreUnreadable */
export function openDocuments(file: string): Documents {
  const database = openLocked(file);
  const statements = {
    get: database.prepare('SELECT * FROM document WHERE parent = ? AND id = ?'),
    put: database.prepare('INSERT OR REPLACE INTO document VALUES (?, ?, ?, ?, ?)'),
    remove: database.prepare('DELETE FROM document WHERE parent = ? AND id = ?'),
    scan: 'SELECT * FROM document WHERE parent = ? AND id >= ? ORDER BY id',
    note: database.prepare('SELECT value FROM note WHERE name = ?'),
    // Not SQLite's backup calls: between two of their steps a writer may make them fail.
    backup: database.prepare('VACUUM INTO ?'),
    setNote: database.prepare('INSERT OR REPLACE INTO note VALUES (?, ?)'),
  };
  const changes = new Map<string, number>();
  const changed = (parent: string): void => {
    changes.set(parent, (changes.get(parent) ?? 0) + 1);
  };
  const transaction = transactionsOf(database);
  return {
    get: ({ parent, id }) => (statements.get.get(parent, id) as Stored | undefined) ?? null,
    put: ({ parent, id, fields, created, updated }) => {
      statements.put.run(parent, id, fields, created, updated);
      changed(parent);
    },
    remove: ({ parent, id }) => {
      statements.remove.run(parent, id);
      changed(parent);
      transaction.erases();
    },
    // Prepared each time: two scans may be under way at once.
    scan: (parent, from) =>
      database.prepare(statements.scan).iterate(parent, from) as Iterable<unknown> as Iterable<Stored>,
    note: (name) => (statements.note.get(name)?.value as string | undefined) ?? null,
    setNote: (name, value) => {
      statements.setNote.run(name, value);
    },
    changes: (parent) => changes.get(parent) ?? 0,
    transaction: transaction.run,
    backup: (to) => {
      statements.backup.run(to);
    },
    close: () => database.close(),
  };
}

/**
 * Documents in one SQLite file. A write that was acknowledged is on the disk (WAL, synchronous=FULL), and one
 * process holds the file from open to close, so that what it read stays true until it writes.
 */
import {
  findDamagedRows,
  formatRowCount,
  formatRowName,
  formatRowNames,
  isStoredTime,
  type RowKey,
  repairAdvice,
  rowColumns,
} from './damage.ts';
import { openLockedDatabase } from './file.ts';
import type { DamagedDocument, StoredDocument } from './storedDocument.ts';
import { createTransactions } from './transaction.ts';

export interface DocumentStore {
  get(key: RowKey): StoredDocument | DamagedDocument | null;
  put(document: StoredDocument): void;
  remove(key: RowKey): void;
  /**
   * A collection in the order of its ids' bytes, beginning at an id; read row by row, as far as the caller goes. Rows that
   * are known to be damaged are left out.
   */
  scan(parent: string, from: string): Iterable<StoredDocument>;
  /** A row that cannot be read: `scan` leaves it out from now on, until it is written anew, and the log names it once. */
  markDamaged(row: RowKey): void;
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

export interface DocumentStoreOptions {
  /** Logs which rows cannot be read; never what is in them. */
  readonly report?: (line: string) => void;
  /** A file that shows that a store was here before: then one that is missing or empty is refused. */
  readonly markerFile?: string | null;
}

const rowKeyOf = ({ parent, id }: RowKey): string => `${parent}/${id}`;

function* skipDamaged(
  rows: Iterable<StoredDocument>,
  damaged: ReadonlySet<string>,
): Generator<StoredDocument> {
  for (const row of rows) if (damaged.size === 0 || !damaged.has(rowKeyOf(row))) yield row;
}

/** Lines in the log about rows that are found to be damaged while the store is open. */
const maxReportedRows = 20;

/** Reads every row once, so that what is damaged is known before anything is served. @throws StoreBusy, StoreUnreadable */
export function openDocumentStore(
  file: string,
  { report = () => {}, markerFile = null }: DocumentStoreOptions = {},
): DocumentStore {
  const database = openLockedDatabase(file, markerFile);
  const damagedAtStart = [...findDamagedRows(database)];
  if (damagedAtStart.length > 0)
    report(
      `${formatRowCount(damagedAtStart)} of ${file} cannot be read, and the rest is served: ${formatRowNames(damagedAtStart)}. ${repairAdvice}`,
    );
  const damaged = new Set(damagedAtStart.map(rowKeyOf));
  let reported = 0;
  const markDamaged = (row: RowKey): void => {
    if (damaged.has(rowKeyOf(row))) return;
    damaged.add(rowKeyOf(row));
    reported += 1;
    if (reported <= maxReportedRows)
      report(`The record ${formatRowName(row)} cannot be read, and the rest is served. ${repairAdvice}`);
    if (reported === maxReportedRows)
      report('Further records that cannot be read are named at the next start.');
  };
  const statements = {
    get: database.prepare(`SELECT ${rowColumns} FROM document WHERE parent = ? AND id = ?`),
    put: database.prepare('INSERT OR REPLACE INTO document VALUES (?, ?, ?, ?, ?)'),
    remove: database.prepare('DELETE FROM document WHERE parent = ? AND id = ?'),
    scan: `SELECT ${rowColumns} FROM document WHERE parent = ? AND id >= ? ORDER BY id`,
    note: database.prepare('SELECT value FROM note WHERE name = ?'),
    // Not SQLite's backup calls: between two of their steps a writer may make them fail.
    backup: database.prepare('VACUUM INTO ?'),
    setNote: database.prepare('INSERT OR REPLACE INTO note VALUES (?, ?)'),
  };
  const changes = new Map<string, number>();
  const countChange = (parent: string): void => {
    changes.set(parent, (changes.get(parent) ?? 0) + 1);
  };
  const transaction = createTransactions(database);
  return {
    get: ({ parent, id }) => {
      const row = statements.get.get(parent, id) as StoredDocument | undefined;
      if (row === undefined) return null;
      // Each row was read at the start, and whatever was written since can be read: decoding it here costs a stranger's call.
      if (!damaged.has(rowKeyOf(row)) && isStoredTime(row.created) && isStoredTime(row.updated)) return row;
      markDamaged(row);
      const { created, updated } = row;
      return {
        parent,
        id,
        fields: null,
        created: isStoredTime(created) ? created : 0,
        updated: isStoredTime(updated) ? updated : 0,
      };
    },
    put: ({ parent, id, fields, created, updated }) => {
      statements.put.run(parent, id, fields, created, updated);
      // Where the transaction comes to nothing, whoever reads the row next finds it damaged again.
      damaged.delete(rowKeyOf({ parent, id }));
      countChange(parent);
    },
    remove: ({ parent, id }) => {
      statements.remove.run(parent, id);
      damaged.delete(rowKeyOf({ parent, id }));
      countChange(parent);
      transaction.requireErase();
    },
    // Prepared each time: two scans may be under way at once.
    scan: (parent, from) => {
      const rows = database.prepare(statements.scan).iterate(parent, from) as Iterable<unknown>;
      return skipDamaged(rows as Iterable<StoredDocument>, damaged);
    },
    markDamaged,
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

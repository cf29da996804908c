/**
 * Documents in one SQLite file. Every acknowledged write is on disk (WAL, synchronous=FULL). One process locks the file
 * from open to close, so data it has read stays valid until it writes.
 */
import type { FirestoreError } from '../protocol/errors.ts';
import { createChangeLog } from './changeLog.ts';
import {
  appendAdvice,
  createDamageError,
  findDamagedRows,
  formatRowCount,
  formatRowName,
  formatRowNames,
  isStoredTime,
  type RowKey,
  rowColumns,
} from './damage.ts';
import { createErasure } from './erasure.ts';
import { openLockedDatabase } from './file.ts';
import type { DamagedDocument, StoredDocument } from './storedDocument.ts';
import { createTransactions } from './transaction.ts';

export interface DocumentStore {
  get(key: RowKey): StoredDocument | DamagedDocument | null;
  put(document: StoredDocument): void;
  remove(key: RowKey): void;
  /**
   * A collection ordered by the bytes of its ids, from one id on. Reads row by row, only as far as the caller iterates.
   * Leaves out rows known as damaged.
   */
  scan(parent: string, from: string): Iterable<StoredDocument>;
  /** Marks an unreadable row: `scan` leaves it out until it is overwritten, and the log names it once. */
  markDamaged(row: RowKey): void;
  /** The error for staff who request a damaged document by name. */
  damageError(row: RowKey): FirestoreError;
  /** A value that the store saved about itself; null if there is none. */
  note(name: string): string | null;
  setNote(name: string, value: string): void;
  /** A number that differs after each change of the collection. */
  changes(parent: string): number;
  /** The ids that changed after that number, rolled back or not; null if too many changed since. */
  changedSince(parent: string, changes: number): readonly string[] | null;
  isInTransaction(): boolean;
  /** All or nothing, on disk when it returns; inside another transaction, a part of that one. */
  transaction<Result>(act: () => Result): Result;
  /** Writes everything into a new or empty file. Nothing else runs meanwhile, so the copy is of one instant. */
  backup(file: string): void;
  /**
   * Rewrites the file if something was deleted since the last rewrite: until then parts of it may be readable there. Opening
   * and closing do it too. False if it failed: the log has the reason.
   */
  eraseDeleted(): boolean;
  close(): void;
}

export interface DocumentStoreOptions {
  /** Logs which rows are unreadable, never their content. */
  readonly report?: (line: string) => void;
  /** A file that proves that a store existed: the store then refuses a missing or empty file. */
  readonly markerFile?: string | null;
  /** The operator's next step after damage: the last sentence of each report. */
  readonly repairAdvice?: string;
  /** Called after each transaction that deleted documents: `eraseDeleted` is due. */
  readonly deleted?: () => void;
}

const rowKeyOf = ({ parent, id }: RowKey): string => `${parent}/${id}`;

function* skipDamaged(
  rows: Iterable<StoredDocument>,
  damaged: ReadonlySet<string>,
): Generator<StoredDocument> {
  for (const row of rows) if (damaged.size === 0 || !damaged.has(rowKeyOf(row))) yield row;
}

/** Maximum log lines about rows that turn out to be damaged while the store is open. */
const maxReportedRows = 20;

/** Changes of a collection after which a sorted list of it is read again as a whole: more than an import of a full list. */
const maxLoggedChanges = 1_000;

/** Reads every row once, so that all damage is known before the store serves anything. @throws StoreBusy, StoreUnreadable */
export function openDocumentStore(
  file: string,
  { report = () => {}, markerFile = null, repairAdvice = '', deleted = () => {} }: DocumentStoreOptions = {},
): DocumentStore {
  const database = openLockedDatabase(file, markerFile);
  const damagedAtStart = [...findDamagedRows(database)];
  if (damagedAtStart.length > 0)
    report(
      appendAdvice(
        `${formatRowCount(damagedAtStart)} of ${file} cannot be read, and the rest is served: ${formatRowNames(damagedAtStart)}.`,
        repairAdvice,
      ),
    );
  const damaged = new Set(damagedAtStart.map(rowKeyOf));
  let reported = 0;
  const markDamaged = (row: RowKey): void => {
    if (damaged.has(rowKeyOf(row))) return;
    damaged.add(rowKeyOf(row));
    reported += 1;
    if (reported <= maxReportedRows)
      report(
        appendAdvice(
          `The record ${formatRowName(row)} cannot be read, and the rest is served.`,
          repairAdvice,
        ),
      );
    if (reported === maxReportedRows)
      report('Further records that cannot be read are named at the next start.');
  };
  const statements = {
    get: database.prepare(`SELECT ${rowColumns} FROM document WHERE parent = ? AND id = ?`),
    put: database.prepare('INSERT OR REPLACE INTO document VALUES (?, ?, ?, ?, ?)'),
    remove: database.prepare('DELETE FROM document WHERE parent = ? AND id = ?'),
    scan: `SELECT ${rowColumns} FROM document WHERE parent = ? AND id >= ? ORDER BY id`,
    note: database.prepare('SELECT value FROM note WHERE name = ?'),
    // Not SQLite's backup API: a writer between two of its steps may make it fail.
    backup: database.prepare('VACUUM INTO ?'),
    setNote: database.prepare('INSERT OR REPLACE INTO note VALUES (?, ?)'),
  };
  const changeLog = createChangeLog(maxLoggedChanges);
  const erasure = createErasure(database, file, report);
  const transaction = createTransactions(database, erasure, deleted);
  erasure.rewrite();
  return {
    get: ({ parent, id }) => {
      const row = statements.get.get(parent, id) as StoredDocument | undefined;
      if (row === undefined) return null;
      // The start read each row, and everything written since is readable: decoding it here would slow a public call.
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
      // If the transaction rolls back, the next reader of the row marks it as damaged again.
      damaged.delete(rowKeyOf({ parent, id }));
      changeLog.add(parent, id);
    },
    remove: ({ parent, id }) => {
      statements.remove.run(parent, id);
      damaged.delete(rowKeyOf({ parent, id }));
      changeLog.add(parent, id);
      transaction.requireErase();
    },
    // Prepares a new statement each time: two scans may run at once.
    scan: (parent, from) => {
      const rows = database.prepare(statements.scan).iterate(parent, from) as Iterable<unknown>;
      return skipDamaged(rows as Iterable<StoredDocument>, damaged);
    },
    markDamaged,
    damageError: (row) => createDamageError(row, repairAdvice),
    note: (name) => (statements.note.get(name)?.value as string | undefined) ?? null,
    setNote: (name, value) => {
      statements.setNote.run(name, value);
    },
    changes: changeLog.count,
    changedSince: changeLog.idsSince,
    isInTransaction: () => database.isTransaction,
    transaction: transaction.run,
    backup: (to) => {
      statements.backup.run(to);
    },
    eraseDeleted: erasure.rewrite,
    close: () => {
      erasure.rewrite();
      database.close();
    },
  };
}

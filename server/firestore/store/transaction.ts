/** Transactions: all or nothing, on disk when `run` returns; inside another transaction, a part of it. */
import type { DatabaseSync } from 'node:sqlite';

export interface Transactions {
  run<Result>(act: () => Result): Result;
  /** Makes the data that the running transaction deletes leave the disk with it. */
  requireErase(): void;
}

export function createTransactions(database: DatabaseSync): Transactions {
  let needsErase = false;

  const runBetween = <Result>(begin: string, end: string, undo: string, act: () => Result): Result => {
    database.exec(begin);
    try {
      const result = act();
      database.exec(end);
      return result;
    } catch (error) {
      // A full disk already rolls back the whole transaction.
      if (database.isTransaction) database.exec(undo);
      throw error;
    }
  };

  return {
    run: (act) => {
      if (database.isTransaction)
        return runBetween('SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part', act);
      const result = runBetween('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK', act);
      if (needsErase) needsErase = !tryErase(database);
      return result;
    },
    requireErase: () => {
      needsErase = true;
    },
  };
}

/** The log contains deleted data until it is emptied; if that fails, the next transaction tries again. */
function tryErase(database: DatabaseSync): boolean {
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch {
    return false;
  }
}

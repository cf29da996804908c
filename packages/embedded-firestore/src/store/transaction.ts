/** Transactions: all or nothing, on disk when `run` returns; inside another transaction, a part of it. */
import type { DatabaseSync } from 'node:sqlite';
import type { Erasure } from './erasure.ts';

export interface Transactions {
  run<Result>(act: () => Result): Result;
  /** Makes the data that the running transaction deletes leave the disk with it. */
  requireErase(): void;
}

/** @param deleted called after each transaction that deleted something */
export function createTransactions(
  database: DatabaseSync,
  erasure: Erasure,
  deleted: () => void,
): Transactions {
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
      if (needsErase) {
        // The log contains deleted data until it is emptied; if that fails, the next transaction tries again.
        needsErase = !erasure.emptyLog();
        deleted();
      }
      return result;
    },
    requireErase: () => {
      erasure.requireRewrite();
      needsErase = true;
    },
  };
}

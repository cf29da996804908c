/** All or nothing: on the disk when it answers, and within another transaction a part of it. */
import type { DatabaseSync } from 'node:sqlite';

export interface Transactions {
  run<Result>(act: () => Result): Result;
  /** What the running transaction deletes is to leave the disk with it. */
  erases(): void;
}

export function transactionsOf(database: DatabaseSync): Transactions {
  let erasing = false;

  const within = <Result>(begin: string, end: string, undo: string, act: () => Result): Result => {
    database.exec(begin);
    try {
      const result = act();
      database.exec(end);
      return result;
    } catch (error) {
      // A disk that is full ends the whole transaction by itself.
      if (database.isTransaction) database.exec(undo);
      throw error;
    }
  };

  return {
    run: (act) => {
      if (database.isTransaction)
        return within('SAVEPOINT part', 'RELEASE part', 'ROLLBACK TO part; RELEASE part', act);
      const result = within('BEGIN IMMEDIATE', 'COMMIT', 'ROLLBACK', act);
      if (erasing) erasing = !isErased(database);
      return result;
    },
    erases: () => {
      erasing = true;
    },
  };
}

/** The log still holds what was deleted until it is emptied; where that fails, the next transaction tries again. */
function isErased(database: DatabaseSync): boolean {
  try {
    return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
  } catch {
    return false;
  }
}

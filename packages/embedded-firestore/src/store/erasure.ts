/**
 * Makes deleted documents leave the store's file. SQLite overwrites what it deletes with zeros, but a page that was split or
 * merged before still has copies of it in its free space. Only a rewrite of the whole file removes them, so each deletion
 * notes that one is due.
 */
import { dirname } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { errorMessageOf } from '../lib/systemError.ts';

export interface Erasure {
  /** Notes that a rewrite is due, in the transaction that deletes. */
  requireRewrite(): void;
  /** Empties the log, because it also contains the deleted data. False if that failed. */
  emptyLog(): boolean;
  /** Rewrites the file if that is due, outside of transactions. False if it failed: it is still due, and `report` has the reason. */
  rewrite(): boolean;
}

const noteName = 'rewrite-due';

/** @param file its path, or ':memory:' */
export function createErasure(database: DatabaseSync, file: string, report: (line: string) => void): Erasure {
  const isDue = database.prepare('SELECT 1 FROM note WHERE name = ?');
  const setDue = database.prepare("INSERT OR IGNORE INTO note VALUES (?, 'true')");
  const setDone = database.prepare('DELETE FROM note WHERE name = ?');
  const emptyLog = (): boolean => {
    try {
      return database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get()?.busy === 0;
    } catch {
      return false;
    }
  };
  const rewrite = (): boolean => {
    try {
      if (isDue.get(noteName) === undefined) return true;
      if (file !== ':memory:') vacuumBeside(database, file);
      setDone.run(noteName);
      emptyLog();
      return true;
    } catch (error) {
      emptyLog();
      report(
        `Deleted records may still be readable in ${file}, because it could not be rewritten (${errorMessageOf(error)}). It is tried again later, and when the store is opened again: make room for twice its size.`,
      );
      return false;
    }
  };
  return { requireRewrite: () => void setDue.run(noteName), emptyLog, rewrite };
}

/** SQLite's temporary copy is beside the store: by default it would be on the disk of the system's temporary files. */
function vacuumBeside(database: DatabaseSync, file: string): void {
  const setDirectory = (directory: string): void =>
    database.exec(`PRAGMA temp_store_directory = '${directory.replaceAll("'", "''")}'`);
  setDirectory(dirname(file));
  try {
    database.exec('VACUUM');
  } finally {
    setDirectory('');
  }
}

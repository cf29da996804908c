/** The directory of the store, the staff token and the running server's address. Only its owner may read it. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../lib/userError.ts';

export const storeFile = (dataDir: string): string => join(dataDir, 'store.sqlite');

/** Copies of the store that are not finished. They must be removed, because each has the answers of citizens. */
const unfinished = {
  /** The beginning of the name of a directory, of a copy that the server sends. */
  sent: 'unfinished-backup-',
  /** The name that an earlier version used. A person may have made such a directory, so it is only reported. */
  formerlySent: /^backup-[A-Za-z0-9]{6}$/,
  /** The end of the name of a file, of a copy that `store backup` makes. */
  made: '.unfinished',
  /** The end of the name of a file, of a store that `store restore` makes. */
  restored: '.arriving',
} as const;

/** The directory of finished copies, which the server never deletes. */
export const backupDirectory = (dataDir: string): string => join(dataDir, 'backups');

export const unfinishedBackupPrefix = (dataDir: string): string => join(dataDir, unfinished.sent);
export const unfinishedBackupFile = (file: string): string => `${file}${unfinished.made}`;
export const unfinishedRestoreFile = (dataDir: string): string =>
  `${storeFile(dataDir)}${unfinished.restored}`;

/**
 * Removes copies that a killed server or command left. Call it with the store open: a process that makes a copy holds the
 * lock, so no copy is in progress then. A copy that cannot be removed is only reported, because the server must still start.
 */
export function removeUnfinishedCopies(dataDir: string, report: (line: string) => void): void {
  const attempt = (path: string, act: () => void): void => {
    try {
      act();
    } catch (error) {
      report(
        `Unfinished copies in ${path} cannot be removed (${errorMessageOf(error)}). They have what citizens wrote: delete them.`,
      );
    }
  };
  const remove = (directory: string, isUnfinished: (name: string) => boolean): void =>
    attempt(directory, () => {
      for (const name of readdirSync(directory).filter(isUnfinished))
        attempt(join(directory, name), () => rmSync(join(directory, name), { recursive: true, force: true }));
    });
  const restored = `store.sqlite${unfinished.restored}`;
  remove(dataDir, (name) => name.startsWith(unfinished.sent) || name.startsWith(restored));
  if (existsSync(backupDirectory(dataDir)))
    remove(backupDirectory(dataDir), (name) => name.endsWith(unfinished.made));
  for (const name of readdirSync(dataDir).filter((each) => unfinished.formerlySent.test(each)))
    report(
      `${join(dataDir, name)} may be left of a server that was killed while it sent a copy. It has what citizens wrote: delete it, unless you made it.`,
    );
}

/** @throws UserError */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new UserError(`DATA_DIR cannot be used as a directory: ${errorMessageOf(error)}`);
  }
}

/** Writes a file that only its owner may read: all of it, or nothing where the disk is full. @throws Error of the file system */
export function writePrivateFile(file: string, text: string): void {
  const incomplete = `${file}.new`;
  try {
    writeFileSync(incomplete, text, { mode: 0o600 });
    renameSync(incomplete, file);
  } catch (error) {
    rmSync(incomplete, { force: true });
    throw error;
  }
}

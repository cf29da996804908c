/** Failures of the disk below the store's file: the same call works again once the disk takes it. */
import { errorCodeOf, errorMessageOf } from '../lib/systemError.ts';

export interface DiskFailure {
  /** `unwritable`: read-only, broken, or above a quota that SQLite cannot tell from a broken disk. */
  readonly kind: 'full' | 'unwritable';
  /** The words of SQLite or the system, which contain no part of a document. */
  readonly reason: string;
}

/** Errors of the file system that pass by themselves. Missing rights do not, so they are not in the list. */
const kindsByCode: ReadonlyMap<string, DiskFailure['kind']> = new Map([
  ['ENOSPC', 'full'],
  ['EDQUOT', 'full'],
  ['EFBIG', 'unwritable'],
  ['EIO', 'unwritable'],
  ['EROFS', 'unwritable'],
]);

const sqlite = { readOnly: 8, ioError: 10, full: 13, cannotOpen: 14 } as const;

/** Extended codes of SQLite for a file that cannot be read. Trying again is useless; only a copy has the data. */
const readErrors: readonly number[] = [266, 522];

/** @returns null for any other error */
export function findDiskFailure(error: unknown): DiskFailure | null {
  const kind = kindsByCode.get(errorCodeOf(error) ?? '') ?? kindOfSqliteError(error);
  return kind === null ? null : { kind, reason: errorMessageOf(error) };
}

function kindOfSqliteError(error: unknown): DiskFailure['kind'] | null {
  const code = error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;
  if (readErrors.includes(code)) return null;
  const primary = code & 0xff;
  if (primary === sqlite.full) return 'full';
  const unwritable: readonly number[] = [sqlite.readOnly, sqlite.ioError, sqlite.cannotOpen];
  return unwritable.includes(primary) ? 'unwritable' : null;
}

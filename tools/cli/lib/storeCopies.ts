/** Shared by the commands that copy the store: timestamped names, record counts, and copies to delete. */
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { backupDirectory } from '../../../server/ops/dataDir.ts';

/**
 * The days for which a copy may be kept, so that records deleted from the store are gone from its copies too
 * (docs/decisions/0016-privacy.md).
 */
export const copyRetention = 30;

const day = 86_400_000;

/** `2026-11-22T09-05-07-123Z`, a valid file name on every system. */
export const formatTimestamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

/** `1,204 records (Form_Requests 602, Request_Receipts 602)` */
export function formatRecordCounts(counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const each = [...counts].map(([parent, count]) => `${parent.split('/').at(-2) ?? parent} ${count}`);
  return `${all.toLocaleString('en')} records${each.length > 0 ? ` (${each.join(', ')})` : ''}`;
}

/** The names that this project gives to copies, and to one that a killed backup left. */
const ownName = /^store-(?:before-)?\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.sqlite(?:\.unfinished)?$/;
const databaseName = /^(?!store\.sqlite$).*\.sqlite(?:\.unfinished)?$/;

/**
 * Names the copies that are kept too long: in DATA_DIR, where a restore leaves the former store, in its folder of backups,
 * and in one more folder. There only copies with a name that this project gives count, because other programs keep
 * databases too. Null if there are none.
 * @param now epoch ms
 */
export function formatOldCopies(dataDir: string, now: number, folder = dataDir): string | null {
  const names = new Map([
    [resolve(folder), ownName],
    ...[dataDir, backupDirectory(dataDir)].map((each) => [resolve(each), databaseName] as const),
  ]);
  const old = [...names]
    .flatMap(([each, name]) => listFiles(each, name))
    .filter(({ changed }) => now - changed > copyRetention * day)
    .map(({ file }) => file);
  if (old.length === 0) return null;
  const [subject, object] = old.length === 1 ? ['1 copy is', 'it'] : [`${old.length} copies are`, 'them'];
  return `${subject} older than ${copyRetention} days, and may have what was deleted since. Delete ${object}: ${old.join(', ')}`;
}

/** The files of a folder with such a name; none where it cannot be read. */
function listFiles(
  folder: string,
  pattern: RegExp,
): readonly { readonly file: string; readonly changed: number }[] {
  try {
    return readdirSync(folder)
      .filter((name) => pattern.test(name))
      .toSorted()
      .map((name) => join(folder, name))
      .map((file) => ({ file, changed: statSync(file).mtimeMs }));
  } catch {
    return [];
  }
}

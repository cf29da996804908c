/** Shared by backup and restore: the file argument, timestamped names, and record counts. */
import { parseArgs } from 'node:util';
import { errorMessageOf, UserError } from '../../../server/firestore/lib/userError.ts';

interface CopyArgs {
  readonly file: string | null;
  /** The given switches, without their dashes. */
  readonly switches: ReadonlySet<string>;
}

/**
 * @param usage the command's usage
 * @param switches the known switches
 * @throws UserError
 */
export function parseCopyArgs(usage: string, ...switches: readonly string[]): CopyArgs {
  try {
    const options = Object.fromEntries(switches.map((name) => [name, { type: 'boolean' as const }]));
    const { positionals, values } = parseArgs({ allowPositionals: true, options });
    if (positionals.length > 1) throw new UserError('Name one file.');
    return { file: positionals[0] ?? null, switches: new Set(Object.keys(values)) };
  } catch (error) {
    throw new UserError(`${errorMessageOf(error)} Use: ${usage}`);
  }
}

/** `2026-11-22T09-05-07-123Z`, a valid file name on every system. */
export const formatTimestamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

/** `1,204 records (Form_Requests 602, Request_Receipts 602)` */
export function formatRecordCounts(counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const each = [...counts].map(([parent, count]) => `${parent.split('/').at(-2) ?? parent} ${count}`);
  return `${all.toLocaleString('en')} records${each.length > 0 ? ` (${each.join(', ')})` : ''}`;
}

/** What backup and restore share: the file asked for, its name by the time, and what is in it. */
import { parseArgs } from 'node:util';
import { Problem, reasonOf } from '../server/problem.ts';

/** @param use how the command is written. @throws Problem */
export function fileAsked(use: string): string | null {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} });
    if (positionals.length > 1) throw new Problem('Name one file.');
    return positionals[0] ?? null;
  } catch (error) {
    throw new Problem(`${reasonOf(error)} Use: ${use}`);
  }
}

/** `2026-11-22T09-05-07-123Z`, which every file system takes. */
export const stamp = (): string => new Date().toISOString().replace(/[:.]/g, '-');

/** `1,204 records (Form_Requests 602, Request_Receipts 602)` */
export function recordsTold(counts: ReadonlyMap<string, number>): string {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const each = [...counts].map(([parent, count]) => `${parent.split('/').at(-2) ?? parent} ${count}`);
  return `${all.toLocaleString('en')} records${each.length > 0 ? ` (${each.join(', ')})` : ''}`;
}

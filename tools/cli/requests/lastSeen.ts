/**
 * When staff last looked, store by store, in a file of the data directory: what came after it is new. A request counts from
 * the moment the store got it, for one that waited for a signal is handed in long before it arrives.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf, Problem, reasonOf } from '../../../server/firestore/lib/userError.ts';
import { isPlain } from '../../../server/firestore/protocol/plainValue.ts';
import { makeDataDir } from '../../../server/ops/dataDir.ts';
import { recordsOf } from '../../../src/staff-core/records.ts';
import { type Request, requestOf, requests } from '../../../src/staff-core/request.ts';
import type { Door } from '../lib/storeClient.ts';
import type { Place } from '../lib/subcommand.ts';
import type { Target } from '../lib/target.ts';

/** 'list': a person looked; 'notify': a webhook was told. */
export type Looker = 'list' | 'notify';

const fileIn = (dataDir: string): string => join(dataDir, 'looks.json');

/** 'embedded list', 'cloud barangay-1a2b3 notify' */
const keyOf = (target: Target, looker: Looker): string =>
  target.store === 'embedded'
    ? `embedded ${looker}`
    : `${target.emulator === null ? 'cloud' : 'emulator'} ${target.projectId} ${looker}`;

function readLooks(dataDir: string): Readonly<Record<string, unknown>> {
  try {
    const looks: unknown = JSON.parse(readFileSync(fileIn(dataDir), 'utf8'));
    return isPlain(looks) ? looks : {};
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || error instanceof SyntaxError) return {};
    throw new Problem(`${fileIn(dataDir)} cannot be read: ${reasonOf(error)}`);
  }
}

/** The last look by the store's own time, epoch ms; null where there was none. @throws Problem */
export function lastLook({ target, dataDir }: Place, looker: Looker): number | null {
  const told = readLooks(dataDir)[keyOf(target, looker)];
  const look = typeof told === 'string' ? Date.parse(told) : Number.NaN;
  return Number.isNaN(look) ? null : look;
}

/** @throws Problem */
export function keepLook({ target, dataDir }: Place, looker: Looker, time: number): void {
  makeDataDir(dataDir);
  const looks = { ...readLooks(dataDir), [keyOf(target, looker)]: new Date(time).toISOString() };
  const fresh = `${fileIn(dataDir)}.${process.pid}.new`;
  writeFileSync(fresh, `${JSON.stringify(looks, null, 2)}\n`, { mode: 0o600 });
  renameSync(fresh, fileIn(dataDir));
}

/** A request is handed in at most this long before it arrives: the rules take none that is older. */
const longestWay = 25 * 3_600_000;

/** One of the look's own millisecond counts: told twice is better than not at all. */
export const isNew = ({ arrived }: Request, look: number): boolean => arrived >= look;

/** How many came since. @throws Problem */
export async function newSince(door: Door, look: number): Promise<number> {
  const value = { integerValue: String(look - longestWay) };
  const where = { fieldFilter: { field: { fieldPath: 'dateCreated' }, op: 'GREATER_THAN_OR_EQUAL', value } };
  const query = door.isIndexed ? { where, by: { field: 'dateCreated' } } : {};
  let count = 0;
  for await (const record of recordsOf(door, requests, query)) if (isNew(requestOf(record), look)) count += 1;
  return count;
}

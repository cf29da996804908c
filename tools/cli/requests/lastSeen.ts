/**
 * Stores when the webhook was last called, per store, in a file of the data directory. Later requests are new. A request counts
 * from the time the store received it, because one that waited for a signal was submitted long before.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf, errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { isPlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { makeDataDir, writePrivateFile } from '../../../server/ops/dataDir.ts';
import { listRecords } from '../../../src/staff-core/records.ts';
import { requestsCollection, type StaffRequest, toStaffRequest } from '../../../src/staff-core/request.ts';
import type { StoreLocation } from '../lib/program.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import type { StoreTarget } from '../lib/target.ts';
import { createArrivalFilter } from './filters.ts';

const lastSeenFile = (dataDir: string): string => join(dataDir, 'looks.json');

/** 'embedded notify', 'cloud barangay-1a2b3 notify' */
const keyOf = (target: StoreTarget): string =>
  target.store === 'embedded'
    ? 'embedded notify'
    : `${target.emulator === null ? 'cloud' : 'emulator'} ${target.projectId} notify`;

function readLastSeenFile(dataDir: string): Readonly<Record<string, unknown>> {
  try {
    const entries: unknown = JSON.parse(readFileSync(lastSeenFile(dataDir), 'utf8'));
    return isPlainObject(entries) ? entries : {};
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT' || error instanceof SyntaxError) return {};
    throw new UserError(`${lastSeenFile(dataDir)} cannot be read: ${errorMessageOf(error)}`);
  }
}

/** The time of the last call by the store's clock, epoch ms; null without one. @throws UserError */
export function readLastSeen({ target, dataDir }: StoreLocation): number | null {
  const stored = readLastSeenFile(dataDir)[keyOf(target)];
  const lastSeen = typeof stored === 'string' ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(lastSeen) ? null : lastSeen;
}

/** @throws UserError */
export function saveLastSeen({ target, dataDir }: StoreLocation, time: number): void {
  makeDataDir(dataDir);
  const entries = { ...readLastSeenFile(dataDir), [keyOf(target)]: new Date(time).toISOString() };
  writePrivateFile(lastSeenFile(dataDir), `${JSON.stringify(entries, null, 2)}\n`);
}

/** Includes the millisecond of the call itself: a request reported twice is better than one missed. */
const isNew = ({ arrived }: StaffRequest, lastSeen: number): boolean => arrived >= lastSeen;

/** The number of requests since then. @throws UserError */
export async function countNewRequests(client: StoreClient, lastSeen: number): Promise<number> {
  const query = client.isIndexed
    ? { where: createArrivalFilter(lastSeen), by: { field: 'dateCreated' } }
    : {};
  let count = 0;
  for await (const record of listRecords(client, requestsCollection, query))
    if (isNew(toStaffRequest(record), lastSeen)) count += 1;
  return count;
}

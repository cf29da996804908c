/**
 * `notify`: sends a webhook the number of requests since the last time. When it was last called stands, per store, in a file of the
 * data directory. A request counts from the time the store received it, because one that waited for a signal was submitted long
 * before.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCodeOf, errorMessageOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import { isPlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { parseWebhook } from '../../../server/http/settings.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { makeDataDir, writePrivateFile } from '../../../server/ops/dataDir.ts';
import { notifyWebhook } from '../../../server/ops/webhook.ts';
import { maxAge } from '../../../src/form/fieldTypes/computed.ts';
import { listRecords, readStoreTime } from '../../../src/staff-core/records.ts';
import { requestsCollection, type StaffRequest, toStaffRequest } from '../../../src/staff-core/request.ts';
import { createFieldFilter } from '../../../src/staff-core/search/filters.ts';
import { formatCount } from '../content/importContent.ts';
import {
  type CommandEnvironment,
  createStoreCommand,
  type StoreLocation,
  withStore,
} from '../lib/program.ts';
import { readUsage, UsageError } from '../lib/runCommand.ts';
import type { StoreClient } from '../lib/storeClient.ts';
import type { StoreTarget } from '../lib/target.ts';

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
function readLastSeen({ target, dataDir }: StoreLocation): number | null {
  const stored = readLastSeenFile(dataDir)[keyOf(target)];
  const lastSeen = typeof stored === 'string' ? Date.parse(stored) : Number.NaN;
  return Number.isNaN(lastSeen) ? null : lastSeen;
}

/** @throws UserError */
function saveLastSeen({ target, dataDir }: StoreLocation, time: number): void {
  makeDataDir(dataDir);
  const entries = { ...readLastSeenFile(dataDir), [keyOf(target)]: new Date(time).toISOString() };
  writePrivateFile(lastSeenFile(dataDir), `${JSON.stringify(entries, null, 2)}\n`);
}

/** Includes the millisecond of the call itself: a request reported twice is better than one missed. */
const isNew = ({ arrived }: StaffRequest, lastSeen: number): boolean => arrived >= lastSeen;

/** Part of a query for what may have arrived then or later, which only the time of arrival itself decides. */
const createArrivalFilter = (since: number): object =>
  createFieldFilter('dateCreated', 'GREATER_THAN_OR_EQUAL', {
    integerValue: String(since - maxAge),
  });

/** The number of requests since then. @throws UserError */
async function countNewRequests(client: StoreClient, lastSeen: number): Promise<number> {
  const query = client.isIndexed
    ? { where: createArrivalFilter(lastSeen), by: { field: 'dateCreated' } }
    : {};
  let count = 0;
  for await (const record of listRecords(client, requestsCollection, query))
    if (isNew(toStaffRequest(record), lastSeen)) count += 1;
  return count;
}

export const createNotifyCommand = (environment: CommandEnvironment) =>
  createStoreCommand('notify')
    .description('sends REQUESTS_WEBHOOK how many came in since the last time; for cron')
    .action(async ({ to }) => {
      const webhook = readUsage(() => parseWebhook(environment.env));
      if (webhook === null)
        throw new UsageError('Set REQUESTS_WEBHOOK to the address that gets the notification.');
      await withStore(environment, to, async (client, location) => {
        const lastSeen = readLastSeen(location);
        const time = await readStoreTime(client, requestsCollection);
        const count = lastSeen === null ? 0 : await countNewRequests(client, lastSeen);
        if (count > 0) {
          const failure = await notifyWebhook(webhook, count);
          if (failure !== null) throw new UserError(`${failure} The next run counts them again.`);
        }
        saveLastSeen(location, time);
        console.log(
          lastSeen === null
            ? 'From now on new requests are counted, and you will be notified from the next run.'
            : count === 0
              ? 'No new requests, so no notification was sent.'
              : `Sent to ${new URL(webhook).host}: ${formatCount(count)} new.`,
        );
      });
    });

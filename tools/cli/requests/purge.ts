/**
 * `purge`: deletes records after their retention period (src/domain/request/retention.ts): each request with its receipts,
 * its extras and its place in one commit, and receipts and extras without a request. It reads documents that change meanwhile again.
 */
import { parseRequestState } from '../../../src/domain/request/requestState.ts';
import { retentionEndOf } from '../../../src/domain/request/retention.ts';
import { site } from '../../../src/site.ts';
import { findAppointment } from '../../../src/staff-core/appointment.ts';
import { toAttachedDocuments } from '../../../src/staff-core/attachedDocuments.ts';
import { readAllExtras } from '../../../src/staff-core/extras.ts';
import { type FoundReceipt, findLatestReceipt, readAllReceipts } from '../../../src/staff-core/receipts.ts';
import { listRecords, readRecordsByName } from '../../../src/staff-core/records.ts';
import {
  formatRequestName,
  receiptsCollection,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../../../src/staff-core/request.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { type StoreClient, StoreRefused } from '../lib/storeClient.ts';
import { formatOldCopies } from '../lib/storeCopies.ts';
import { type DocumentGroup, deleteDocuments, toCommits } from './erase.ts';
import { removePrintFiles } from './printFiles.ts';

interface PurgePlan {
  /** Expired requests, each with its receipts, extras and place; the request comes last. */
  readonly expired: readonly DocumentGroup[];
  readonly ids: readonly string[];
  /** Receipts without a request. */
  readonly orphans: readonly FoundReceipt[];
  /** Extras without a request, each with its place. */
  readonly orphanExtras: readonly DocumentGroup[];
  readonly keptCount: number;
}

function isExpired(request: StaffRequest, receipts: readonly FoundReceipt[], now: number): boolean {
  const { arrived } = request;
  const receipt = findLatestReceipt(receipts);
  const status = { state: parseRequestState(receipt?.state), since: receipt?.since ?? null };
  return retentionEndOf({ ...status, schedule: findAppointment({ request, receipt }), arrived }, now) <= now;
}

/**
 * Whether the store has this request but cannot read it, so that no list shows it. Cloud Firestore has no such requests.
 */
async function isDamaged(client: StoreClient, id: string): Promise<boolean> {
  try {
    if (!client.isIndexed) await readRecordsByName(client, [formatRequestName(client, id)]);
    return false;
  } catch (error) {
    if (!(error instanceof StoreRefused)) throw error;
    return error.status === 'DATA_LOSS';
  }
}

/** Reads receipts and extras first, so that those of a request that arrives meanwhile never look orphaned. */
async function createPurgePlan(client: StoreClient, now: number): Promise<PurgePlan> {
  const left = new Map(await readAllReceipts(client));
  const leftExtras = new Map(await toAttachedDocuments(client, await readAllExtras(client)));
  const expired: DocumentGroup[] = [];
  const ids: string[] = [];
  let keptCount = 0;
  for await (const record of listRecords(client, requestsCollection)) {
    const request = toStaffRequest(record);
    const receipts = left.get(request.id) ?? [];
    const attached = leftExtras.get(request.id) ?? [];
    left.delete(request.id);
    leftExtras.delete(request.id);
    if (isExpired(request, receipts, now)) {
      expired.push([...attached, ...receipts, request].map(({ name, version }) => ({ name, version })));
      ids.push(request.id);
    } else keptCount += 1;
  }
  const orphans: FoundReceipt[] = [];
  for (const [id, receipts] of left) if (!(await isDamaged(client, id))) orphans.push(...receipts);
  const orphanExtras: DocumentGroup[] = [];
  for (const [id, group] of leftExtras) if (!(await isDamaged(client, id))) orphanExtras.push(group);
  return { expired, ids, orphans, orphanExtras, keptCount };
}

interface DeletedCounts {
  readonly requests: number;
  readonly receipts: number;
}

const countOf = (documents: DocumentGroup, collection: string): number =>
  documents.filter(({ name }) => name.includes(`/${collection}/`)).length;

/** @returns the number of deleted records, and whether any had changed since the read */
async function runPurge(
  client: StoreClient,
  { expired, orphans, orphanExtras }: PurgePlan,
): Promise<DeletedCounts & { readonly isWhole: boolean }> {
  const groups = [...expired, ...orphans.map(({ name, version }) => [{ name, version }]), ...orphanExtras];
  const done = { requests: 0, receipts: 0, isWhole: true };
  for (const commit of toCommits(groups)) {
    try {
      await deleteDocuments(client, commit);
    } catch (error) {
      if (!(error instanceof StoreRefused) || error.status !== 'FAILED_PRECONDITION') throw error;
      done.isWhole = false;
      continue;
    }
    done.requests += countOf(commit, requestsCollection);
    done.receipts += countOf(commit, receiptsCollection);
  }
  return done;
}

const maxRounds = 3;

const formatPlural = (count: number, one: string): string =>
  `${formatCount(count)} ${one}${count === 1 ? '' : 's'}`;

export const createPurgeRequestsCommand = (context: CommandContext) =>
  createStoreCommand('purge')
    .description(
      `deletes what is no longer kept: ${site.retention.finished} days after released or refused, else ${site.retention.unfinished} after the schedule`,
    )
    .option('--dry-run', 'only counts')
    .action(({ to, dryRun }) =>
      scheduleOnStore(context, to, async (client, { target, dataDir }) => {
        if (dryRun) {
          const { ids, expired, orphans, keptCount } = await createPurgePlan(client, context.now);
          const receipts = countOf(expired.flat(), receiptsCollection);
          console.log(
            `Would delete ${formatPlural(ids.length, 'request')} with ${formatPlural(receipts, 'receipt')}, and ${formatPlural(orphans.length, 'receipt')} without a request, from ${client.name}. ${formatPlural(keptCount, 'request')} would stay.`,
          );
          for (const id of ids.slice(0, 20)) console.log(`  ${id}`);
          if (ids.length > 20) console.log(`  and ${formatCount(ids.length - 20)} more`);
          console.log('Nothing was deleted. To delete them, run it again without --dry-run.');
          return;
        }
        let sum: DeletedCounts = { requests: 0, receipts: 0 };
        let keptCount = 0;
        for (let round = 1; round <= maxRounds; round += 1) {
          const plan = await createPurgePlan(client, context.now);
          const done = await runPurge(client, plan);
          sum = { requests: sum.requests + done.requests, receipts: sum.receipts + done.receipts };
          keptCount = plan.keptCount;
          if (done.isWhole) break;
          if (round === maxRounds) console.error('Some records changed in the meantime: run purge again.');
        }
        removePrintFiles(dataDir);
        console.log(
          `Deleted ${formatPlural(sum.requests, 'request')} and ${formatPlural(sum.receipts, 'receipt')} from ${client.name}, at ${new Date(context.now).toISOString()}. ${formatPlural(keptCount, 'request')} stay.`,
        );
        console.log('You must also delete your own copies: exports, backups and paper.');
        const oldCopies = target.store === 'embedded' ? formatOldCopies(dataDir, context.now) : null;
        if (oldCopies !== null) console.error(oldCopies);
      }),
    );

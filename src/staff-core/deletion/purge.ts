/**
 * Deletes requests after their retention period (src/domain/request/retention.ts): each with its receipts, its extras and its place
 * in one commit, which also counts it in the tally of its month; receipts and extras without a request; and places of past days that
 * nobody had.
 */
import { addDays, manilaDay } from '../../domain/dates/day.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { retentionEndOf } from '../../domain/request/retention.ts';
import { findAppointment } from '../appointment.ts';
import { isConflict, isDamaged } from '../commit.ts';
import {
  isWaitingForLogbook,
  readLoggedSerials,
  readUnpurgedDocuments,
  toNonceRemovals,
} from '../documents/documentsOfRequests.ts';
import { formatRequestKey } from '../documents/register.ts';
import { readAllExtras } from '../extras.ts';
import { readPlaces } from '../hall/hall.ts';
import { readHallDayRecords } from '../hall/hallDays.ts';
import { type FoundReceipt, findLatestReceipt, readAllReceipts } from '../receipts.ts';
import { listRecords, readRecordsByName } from '../records.ts';
import { formatRequestName, receiptsCollection, requestsCollection, toStaffRequest } from '../request.ts';
import type { RequestEntry } from '../requestEntry.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { maxCommitWrites, toAttachedDocuments, type VersionedDocument } from './attachedDocuments.ts';
import { type DocumentGroup, deleteDocuments, toCommits } from './deleteDocuments.ts';
import { createTallyWrite, type TallyEntry, toTallyEntry } from './tallies.ts';

/** Before every day of a request. */
const firstDay = '0000-01-01';

interface ExpiredRequest {
  readonly id: string;
  /** The full name of the request. */
  readonly name: string;
  /** The request with its receipts, extras and place; the request comes last. */
  readonly documents: DocumentGroup;
  readonly tallied: TallyEntry;
}

export interface PurgePlan {
  readonly expired: readonly ExpiredRequest[];
  /** Receipts without a request. */
  readonly orphans: readonly FoundReceipt[];
  /** Extras without a request, each with its place, places of past days without a request, and rows of documents that lost theirs. */
  readonly orphanGroups: readonly DocumentGroup[];
  readonly keptCount: number;
  /** How many of those stay because a document of theirs is not in the logbook yet. */
  readonly waitingCount: number;
}

function findRetentionEnd(entry: RequestEntry, now: number): number {
  const { request, receipt } = entry;
  const status = { state: parseRequestState(receipt?.state), since: receipt?.since ?? null };
  return retentionEndOf({ ...status, schedule: findAppointment(entry), arrived: request.arrived }, now);
}

/**
 * Whether the store has this request but cannot read it, so that no list shows it. Cloud Firestore has no such requests.
 */
async function isUnlisted(client: FirestoreRestClient, id: string): Promise<boolean> {
  try {
    if (!client.isIndexed) await readRecordsByName(client, [formatRequestName(client, id)]);
    return false;
  } catch (error) {
    if (!isDamaged(error)) throw error;
    return true;
  }
}

const toVersioned = ({ name, version }: VersionedDocument): VersionedDocument => ({ name, version });

/**
 * Reads all requests, receipts, extras and places of past days. Receipts come before the requests, places before the extras and these
 * before the requests, so that those of a request that arrives meanwhile never look orphaned.
 *
 * @param now epoch ms
 * @throws the client's error
 */
export async function createPurgePlan(client: FirestoreRestClient, now: number): Promise<PurgePlan> {
  const hallDays = await readHallDayRecords(client);
  const left = new Map(await readAllReceipts(client));
  const pastPlaces = await readPlaces(client, { from: firstDay, to: addDays(manilaDay(now), -1) });
  const allExtras = await readAllExtras(client);
  const leftRows = new Map(await readUnpurgedDocuments(client));
  const logged = await readLoggedSerials(client, now);
  const leftExtras = new Map(await toAttachedDocuments(client, allExtras));
  const expired: ExpiredRequest[] = [];
  let waitingCount = 0;
  let keptCount = 0;
  for await (const record of listRecords(client, requestsCollection)) {
    const request = toStaffRequest(record);
    const { id, name } = request;
    const receipts = left.get(id) ?? [];
    const attached = leftExtras.get(id) ?? [];
    left.delete(id);
    leftExtras.delete(id);
    const entry = { request, receipt: findLatestReceipt(receipts), extras: allExtras.get(id) ?? null };
    const key = formatRequestKey(request);
    const rows = leftRows.get(key) ?? [];
    leftRows.delete(key);
    const end = findRetentionEnd(entry, now);
    if (end > now) keptCount += 1;
    else if (isWaitingForLogbook(rows, logged, end, now)) waitingCount += 1;
    else {
      const documents = [...toNonceRemovals(rows), ...[...attached, ...receipts, request].map(toVersioned)];
      expired.push({ id, name, documents, tallied: toTallyEntry(entry, hallDays) });
    }
  }
  const orphans: FoundReceipt[] = [];
  for (const [id, receipts] of left) if (!(await isUnlisted(client, id))) orphans.push(...receipts);
  const named = new Set([...allExtras.values()].map(({ place }) => place));
  const orphanGroups: DocumentGroup[] = pastPlaces.filter(({ id }) => !named.has(id)).map((each) => [each]);
  for (const [id, group] of leftExtras) if (!(await isUnlisted(client, id))) orphanGroups.push(group);
  for (const [key, rows] of leftRows)
    if (!(await isUnlisted(client, key.split(' ')[0] ?? '')))
      orphanGroups.push(...toNonceRemovals(rows).map((each) => [each]));
  return { expired, orphans, orphanGroups, keptCount: keptCount + waitingCount, waitingCount };
}

interface DeletedCounts {
  readonly requests: number;
  readonly receipts: number;
}

const countOf = (documents: DocumentGroup, collection: string): number =>
  documents.filter(({ name }) => name.includes(`/${collection}/`)).length;

/** What a purge would delete. */
export function countPlanned({ expired }: PurgePlan): DeletedCounts {
  const documents = expired.flatMap((each) => each.documents);
  return { requests: expired.length, receipts: countOf(documents, receiptsCollection) };
}

interface PurgeCommit {
  readonly documents: DocumentGroup;
  /** Null for one that deletes no request. */
  readonly month: string | null;
}

/** The requests of one month each, so that a commit writes one tally. */
function toPurgeCommits({ expired, orphans, orphanGroups }: PurgePlan): readonly PurgeCommit[] {
  const byMonth = new Map<string, DocumentGroup[]>();
  for (const { documents, tallied } of expired) {
    const groups = byMonth.get(tallied.month);
    if (groups === undefined) byMonth.set(tallied.month, [documents]);
    else groups.push(documents);
  }
  return [
    ...[...byMonth].flatMap(([month, groups]) =>
      toCommits(groups, maxCommitWrites - 1).map((documents) => ({ documents, month })),
    ),
    ...toCommits([...orphans.map((receipt) => [receipt]), ...orphanGroups]).map((documents) => ({
      documents,
      month: null,
    })),
  ];
}

/** @returns the number of deleted records, and whether any had changed since the read */
async function runPurge(
  client: FirestoreRestClient,
  plan: PurgePlan,
): Promise<DeletedCounts & { readonly isWhole: boolean }> {
  const tallied = new Map(plan.expired.map((each) => [each.name, each.tallied]));
  const done = { requests: 0, receipts: 0, isWhole: true };
  for (const { documents, month } of toPurgeCommits(plan)) {
    const entries = documents.flatMap(({ name }) => tallied.get(name) ?? []);
    try {
      const isCounted = month !== null && entries.length > 0;
      const others = isCounted ? [await createTallyWrite(client, month, entries)] : [];
      await deleteDocuments(client, documents, others);
    } catch (error) {
      if (!isConflict(error)) throw error;
      done.isWhole = false;
      continue;
    }
    done.requests += countOf(documents, requestsCollection);
    done.receipts += countOf(documents, receiptsCollection);
  }
  return done;
}

const maxRounds = 3;

export interface PurgeResult extends DeletedCounts {
  readonly keptCount: number;
  /** As in the plan. */
  readonly waitingCount: number;
  /** Whether some records changed in each round, so that the purge must run again. */
  readonly isWhole: boolean;
}

/**
 * Plans and deletes. What somebody else changes meanwhile is read again, a few times.
 * @param now epoch ms
 * @throws the client's error; what was deleted until then stays deleted and counted
 */
export async function purgeRequests(client: FirestoreRestClient, now: number): Promise<PurgeResult> {
  let sum: DeletedCounts = { requests: 0, receipts: 0 };
  for (let round = 1; ; round += 1) {
    const plan = await createPurgePlan(client, now);
    const { requests, receipts, isWhole } = await runPurge(client, plan);
    sum = { requests: sum.requests + requests, receipts: sum.receipts + receipts };
    if (isWhole || round === maxRounds) {
      const { keptCount, waitingCount } = plan;
      return { ...sum, keptCount, waitingCount, isWhole };
    }
  }
}

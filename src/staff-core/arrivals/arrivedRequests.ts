/**
 * The requests that arrived between two moments, as a program sends hundreds of them: those that nobody has dealt with are refused in
 * few commits, and what was refused can be deleted. Each write requires the versions that were read.
 */
import type { StoredHalfDay } from '../../domain/places/placeChoice.ts';
import { parsePlace } from '../../domain/places/placeName.ts';
import type { RequestReason } from '../../domain/request/requestState.ts';
import { commitGroups, type WriteGroup } from '../commit.ts';
import { createDeleteWrite, readAttachedDocuments, readPlacesOf } from '../deletion/attachedDocuments.ts';
import { readDocumentsOf, toNonceRemovals } from '../documents/documentsOfRequests.ts';
import { readHalfDay } from '../entry/entryPlaces.ts';
import { type RequestExtras, readExtras } from '../extras.ts';
import { readStoredHallDays, toHallDayRecords } from '../hall/hallDays.ts';
import { createDayChecks } from '../hall/placeWrites.ts';
import { createReleaseWrites, findReturnHalfDay, planPlaceReturn } from '../hall/refusedPlace.ts';
import { type FoundReceipt, findLatestReceipt, findReceipts } from '../receipts.ts';
import { listRecords, readRecordsByName } from '../records.ts';
import { formatRequestField, requestsCollection, type StaffRequest, toStaffRequest } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { createAndFilter, createFieldFilter } from '../search/filters.ts';
import type { FoundEntry } from '../search/listRequests.ts';
import {
  applyChange,
  createReceiptWrites,
  isUnchanged,
  type StateAuthorship,
  type StateChange,
} from '../stateWrite.ts';

export interface ArrivedEntry extends FoundEntry {
  readonly extras: RequestExtras | null;
}

export interface ArrivedRequests {
  /** Nobody has dealt with them; the first one to arrive first. */
  readonly untouched: readonly ArrivedEntry[];
  /** How many others arrived then. */
  readonly keptCount: number;
}

/** Epoch ms by the store's clock, `to` excluded. */
export interface ArrivalRange {
  readonly from: number;
  readonly to: number;
}

/** `dateCreated` is the sender's time: as far before and ahead of the arrival as the rules accept. */
const [lateBy, earlyBy] = [25 * 3_600_000, 10 * 60_000];

const createdFilter = (op: string, instant: number) =>
  createFieldFilter('dateCreated', op, { integerValue: String(instant) });

/**
 * Whether it is as it arrived, so that it may be one of many that a program sent. Only staff enter a request without an email, as release
 * 1.0.0 did without `counter`, and a request without a receipt has nothing to write a state on.
 */
const isUntouched = ({ request, receipts, extras }: ArrivedEntry): boolean =>
  receipts.length > 0 &&
  receipts.every(
    ({ state, since, accepted, movedTo }) =>
      state === 'received' && since === null && accepted === null && movedTo === null,
  ) &&
  (extras?.came ?? null) === null &&
  extras?.isFromCounter !== true &&
  formatRequestField(request, 'email') !== '';

/** @throws UserError */
export async function findArrivedRequests(
  client: FirestoreRestClient,
  { from, to }: ArrivalRange,
): Promise<ArrivedRequests> {
  const created = [
    createdFilter('GREATER_THAN_OR_EQUAL', from - lateBy),
    createdFilter('LESS_THAN', to + earlyBy),
  ];
  const query = client.isIndexed ? { where: createAndFilter(created), by: { field: 'dateCreated' } } : {};
  const arrived: StaffRequest[] = [];
  for await (const record of listRecords(client, requestsCollection, query)) {
    const request = toStaffRequest(record);
    if (request.arrived >= from && request.arrived < to) arrived.push(request);
  }
  const ids = arrived.map(({ id }) => id);
  const receipts = await findReceipts(client, ids);
  const extras = await readExtras(client, ids);
  const untouched = arrived
    .map((request): ArrivedEntry => {
      const found = receipts.get(request.id) ?? [];
      const receipt = findLatestReceipt(found);
      return { request, receipts: found, receipt, extras: extras.get(request.id) ?? null };
    })
    .filter(isUntouched)
    .sort((a, b) => a.request.arrived - b.request.arrived);
  return { untouched, keptCount: arrived.length - untouched.length };
}

/** A request that was refused: its receipts as they are stored now. */
export interface RefusedRequest {
  readonly before: ArrivedEntry;
  readonly receipts: readonly FoundReceipt[];
}

interface RefusalEffects extends StateAuthorship {
  readonly onRefused: (refused: RefusedRequest) => void;
}

/**
 * Refuses them and frees their places.
 * @returns how many somebody else changed first, which stay as they are
 * @throws the client's error; those that were refused until then stay refused
 */
export async function refuseRequests(
  client: FirestoreRestClient,
  entries: readonly ArrivedEntry[],
  reason: RequestReason,
  { onRefused, ...authorship }: RefusalEffects,
): Promise<number> {
  const change: StateChange = { state: 'refused', reason };
  const byId = new Map(entries.map((entry) => [entry.request.id, entry]));
  const places = await readPlacesOf(
    client,
    entries.flatMap(({ extras }) => extras ?? []),
  );
  const groups = entries.map((entry) => {
    const { request, receipts, extras } = entry;
    const release = createReleaseWrites(client, entry, places, authorship.since);
    const isPinned = extras === null || release.length > 0;
    return {
      id: request.id,
      writes: [
        ...createReceiptWrites(receipts, change, authorship),
        ...release,
        // Somebody who came meanwhile is marked there.
        ...(isPinned ? [] : [{ verify: extras.name, currentDocument: { updateTime: extras.version } }]),
      ],
    };
  });
  const conflicts = await commitGroups(client, groups, {
    onWritten: (id, versions) => {
      const before = byId.get(id)!;
      onRefused({ before, receipts: applyChange(before.receipts, change, authorship, versions) });
    },
  });
  const now = await findReceipts(client, conflicts);
  return conflicts.filter((id) => {
    const receipts = now.get(id) ?? [];
    // An earlier try of ours succeeded and its answer was lost, or somebody else refused it for the same reason.
    const isRefused = receipts.length > 0 && receipts.every((receipt) => isUnchanged(receipt, change));
    if (isRefused) onRefused({ before: byId.get(id)!, receipts });
    return !isRefused;
  }).length;
}

interface ReturnEffects extends StateAuthorship {
  readonly random: () => number;
  /** @param hasLostPlace whether none is left on its half day */
  readonly onSetBack: (refused: RefusedRequest, hasLostPlace: boolean) => void;
}

/**
 * Sets them back as they were, with a place each as far as one is left.
 * @returns those that somebody else changed first, or lost the chosen place to a citizen
 * @throws the client's error; those that were set back until then stay so
 */
export async function setBackRefused(
  client: FirestoreRestClient,
  refused: readonly RefusedRequest[],
  { random, onSetBack, ...authorship }: ReturnEffects,
): Promise<readonly RefusedRequest[]> {
  const byId = new Map(refused.map((each) => [each.before.request.id, each]));
  const extras = await readExtras(client, [...byId.keys()]);
  const days = await readStoredHallDays(client);
  const records = toHallDayRecords(days);
  /** By day, because each commit requires the records of its day; '' for those that take no place. */
  const groups = new Map<string, WriteGroup[]>();
  const halfDays = new Map<string, StoredHalfDay & { readonly taken: Set<number> }>();
  const losers = new Set<string>();
  for (const [id, { before, receipts }] of byId) {
    const entry = { ...before, extras: extras.get(id) ?? null };
    const writes = createReceiptWrites(
      receipts,
      { state: 'received', reason: null, earlier: before.receipts },
      authorship,
    );
    const booked = findReturnHalfDay(entry, entry.extras);
    const day = booked?.day ?? '';
    groups.set(day, groups.get(day) ?? []);
    if (booked === null) {
      groups.get(day)!.push({ id, writes });
      continue;
    }
    const name = `${booked.day} ${booked.half}`;
    let halfDay = halfDays.get(name);
    if (halfDay === undefined) {
      const stored = await readHalfDay(client, records, booked);
      halfDay = { ...stored, taken: new Set(stored.taken) };
      halfDays.set(name, halfDay);
    }
    const effects = { now: authorship.since, random };
    const { writes: taking, loss, place } = planPlaceReturn(client, entry, booked, halfDay, effects);
    const number = parsePlace(place ?? '')?.number;
    if (number !== undefined) halfDay.taken.add(number);
    if (loss !== '') losers.add(id);
    groups.get(day)!.push({ id, writes: [...writes, ...taking] });
  }
  const conflicts: string[] = [];
  for (const [day, ofDay] of groups)
    conflicts.push(
      ...(await commitGroups(client, ofDay, {
        checks: day === '' ? [] : createDayChecks(client, { days }, day),
        onWritten: (id) => onSetBack(byId.get(id)!, losers.has(id)),
      })),
    );
  return conflicts.map((id) => byId.get(id)!);
}

interface DeletionEffects {
  readonly onDeleted: (refused: RefusedRequest) => void;
}

/**
 * Deletes them with their receipts, extras and places. Nobody sent them, so that they count in no tally.
 * @returns how many somebody else changed first, which stay as they are
 * @throws the client's error; those that were deleted until then stay deleted
 */
export async function deleteRefused(
  client: FirestoreRestClient,
  refused: readonly RefusedRequest[],
  { onDeleted }: DeletionEffects,
): Promise<number> {
  const byId = new Map(refused.map((each) => [each.before.request.id, each]));
  const attached = await readAttachedDocuments(client, [...byId.keys()]);
  const documents = await readDocumentsOf(
    client,
    refused.map(({ before }) => before.request),
  );
  const groups = [...byId].map(([id, { before, receipts }]) => ({
    id,
    writes: [
      ...toNonceRemovals(documents.get(id) ?? []),
      ...(attached.get(id) ?? []),
      ...receipts,
      before.request,
    ].map(createDeleteWrite),
  }));
  const conflicts = await commitGroups(client, groups, {
    onWritten: (id) => onDeleted(byId.get(id)!),
  });
  const names = conflicts.map((id) => byId.get(id)!.before.request.name);
  const left = new Set((await readRecordsByName(client, names)).map(({ id }) => id));
  // An earlier try of ours succeeded and its answer was lost, or somebody else deleted it.
  for (const id of conflicts) if (!left.has(id)) onDeleted(byId.get(id)!);
  return left.size;
}

/** Reads requests for staff: the list of a view, of a day, of a state, by search text or of earlier days, and those that came since a time. */
import type { NewRequest, NewRequestsCheck } from '../../../machines/staff/newRequests.ts';
import type { FoundRequests, RequestView } from '../../../machines/staff/requestBrowser.ts';
import { addDays, manilaDay } from '../../domain/dates/day.ts';
import type { HallDayRecord } from '../../domain/dates/hallDay.ts';
import { halfDayOf } from '../../domain/places/placeName.ts';
import { findReferenceAlone } from '../../domain/request/findReceiptCode.ts';
import { recordIdPattern } from '../../domain/request/recordId.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { privateCollections } from '../../firestore/collections.ts';
import { maxAge } from '../../form/fieldTypes/computed.ts';
import { site } from '../../site.ts';
import { findAppointment } from '../../staff-core/appointment.ts';
import { isFinished } from '../../staff-core/daySheet.ts';
import { findDueDay } from '../../staff-core/due/due.ts';
import { type ExtensionPlan, planExtension } from '../../staff-core/due/extension.ts';
import { type RequestExtras, readExtras } from '../../staff-core/extras.ts';
import { readHallDayRecords } from '../../staff-core/hall/hallDays.ts';
import { type LimitedList, takeLimited } from '../../staff-core/limit.ts';
import { toFoundReceipt } from '../../staff-core/receipts.ts';
import {
  listRecords,
  readRecordsByName,
  toStoredRecord,
  type WireDocument,
} from '../../staff-core/records.ts';
import {
  formatRequestField,
  formatRequestName,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../../staff-core/request.ts';
import type { FirestoreRestClient } from '../../staff-core/restClient.ts';
import {
  createDaysFilter,
  createFieldFilter,
  createRequestQuery,
  type RequestFilters,
} from '../../staff-core/search/filters.ts';
import {
  attachReceipts,
  type FoundEntry,
  isInState,
  listEntriesOfDays,
  listRequestEntries,
  listRequests,
} from '../../staff-core/search/listRequests.ts';
import { createNameRank, type NameRank } from '../../staff-core/search/nameRank.ts';
import { lastNameSpellings } from '../../staff-core/search/nameSpellings.ts';
import { joinSamePerson } from '../../staff-core/search/samePerson.ts';
import type { StaffClient } from '../restClient.ts';
import type { CarriedOverCount, RequestPlaceRef } from './requestPlace.ts';

/** A line of the list, with the request, its receipts and its extras. */
export interface RequestListEntry extends FoundEntry {
  readonly id: string;
  readonly extras: RequestExtras | null;
  /** 'yyyy-mm-dd': until when the hall must act on it; null where nothing is due. */
  readonly due: string | null;
  /** Whether and to when that can be extended, as it was read. */
  readonly extension: ExtensionPlan;
  /** The due day by which the list placed a row that was changed since; absent before a change. */
  readonly listedDue?: string | null;
}

export interface RequestListResult extends FoundRequests {
  readonly entries: readonly RequestListEntry[];
  /** The closed days of the coming weeks on which people still come, as far as the list says them. */
  readonly closedDays?: readonly { readonly day: string; readonly people: number }[];
}

/** The maximum length of the list. */
export const requestLimits = { shown: 300 } as const;

const newestFirst = { by: { field: 'dateCreated', descending: true } } as const;

const toRequestFilters = ({ day, state }: RequestView): RequestFilters => ({
  type: null,
  zone: null,
  day: day === '' ? null : day,
  since: null,
  state: parseRequestState(state),
});

/** Whether the search of a view asked only for the exact last name, so that a longer search may find more. */
export const isShortSearch = ({ isIndexed }: StaffClient, { text, isLongSearch }: RequestView): boolean =>
  isIndexed && text.trim() !== '' && isLongSearch !== true;

/** Over all days the newest come first. */
const readLatest = (client: StaffClient, view: RequestView): Promise<LimitedList<StaffRequest>> =>
  takeLimited(listRequests(client, toRequestFilters(view), newestFirst), requestLimits.shown);

/** The number of newest requests that a search covers, and of requests with one last name. */
export const requestSearchLimits = { searched: 1_000, ofLastName: 20 } as const;

/** The reference that belongs to a receipt code; null where the barangay has no such receipt. @throws StaffError */
export async function readReferenceOfCode(client: StaffClient, code: string): Promise<string | null> {
  const name = `${client.root}/${privateCollections.receipts.path}/${code}`;
  const [record] = await readRecordsByName(client, [name]);
  return record === undefined ? null : toFoundReceipt(record).recordId;
}

async function readByReference(client: StaffClient, id: string): Promise<readonly StaffRequest[]> {
  const found = recordIdPattern.test(id)
    ? await readRecordsByName(client, [formatRequestName(client, id)])
    : [];
  return found.map(toStaffRequest);
}

interface RankedRequest {
  readonly request: StaffRequest;
  readonly rank: NameRank;
}

/** The best first, in each rank in the order of the list; those of one person next to each other. */
const sortByRank = (found: readonly RankedRequest[]): readonly StaffRequest[] =>
  joinSamePerson(found.toSorted((a, b) => a.rank - b.rank).map(({ request }) => request));

/** By reference, else by the exact last name: reads what it finds, where a store bills reads. */
async function searchLastName(client: StaffClient, text: string): Promise<LimitedList<StaffRequest>> {
  const byReference = await readByReference(client, findReferenceAlone(text) ?? '');
  if (byReference.length > 0) return { items: byReference, areMore: false };
  const rankOf = createNameRank(text);
  const values = lastNameSpellings(text).map((stringValue) => ({ stringValue }));
  const where = createFieldFilter('lname', 'IN', { arrayValue: { values } });
  const found: RankedRequest[] = [];
  let left: number = requestSearchLimits.ofLastName;
  // One more, to know whether there are more.
  for await (const record of listRecords(client, requestsCollection, { where, page: left + 1 })) {
    if (left === 0) return { items: sortByRank(found), areMore: true };
    const request = toStaffRequest(record);
    const rank = rankOf(request);
    if (rank !== null) found.push({ request, rank });
    left -= 1;
  }
  return { items: sortByRank(found), areMore: false };
}

/** By reference first, then by the name in any spelling among the newest requests. */
async function searchNewest(client: StaffClient, text: string): Promise<LimitedList<StaffRequest>> {
  const reference = findReferenceAlone(text);
  const named = await readByReference(client, reference ?? '');
  const start = reference ?? text.trim().toLowerCase();
  const rankOf = createNameRank(text);
  const longer: StaffRequest[] = [];
  const found: RankedRequest[] = [];
  let left: number = requestSearchLimits.searched;
  for await (const record of listRecords(client, requestsCollection, newestFirst)) {
    const request = toStaffRequest(record);
    const rank = rankOf(request);
    if (named.some(({ id }) => id === request.id)) {
      // It comes first.
    } else if (request.id.startsWith(start)) longer.push(request);
    else if (rank !== null) found.push({ request, rank });
    left -= 1;
    if (left === 0) break;
  }
  return { items: [...named, ...longer, ...sortByRank(found)], areMore: false };
}

/**
 * @param isShort asks only for what a store with indexes finds without reading more
 * @throws StaffError
 */
export const searchRequests = (
  client: StaffClient,
  text: string,
  isShort: boolean,
): Promise<LimitedList<StaffRequest>> =>
  isShort ? searchLastName(client, text) : searchNewest(client, text);

/** What a search finds, in the state of the view. */
async function readFound(client: StaffClient, view: RequestView): Promise<LimitedList<FoundEntry>> {
  const found = await searchRequests(client, view.text, isShortSearch(client, view));
  const { state } = toRequestFilters(view);
  // Only their receipts have the states.
  const candidates = state === null ? found.items.slice(0, requestLimits.shown) : found.items;
  const entries = (await attachReceipts(client, candidates)).filter(
    (entry) => state === null || isInState(entry, state),
  );
  const items = entries.slice(0, requestLimits.shown);
  const areMore = found.areMore || candidates.length < found.items.length || items.length < entries.length;
  return { items, areMore };
}

async function readEntries(client: StaffClient, view: RequestView): Promise<LimitedList<FoundEntry>> {
  if (view.text.trim() === '' && view.day !== '') {
    const filters = toRequestFilters(view);
    const { order: _, ...query } = createRequestQuery(client, filters);
    return takeLimited(listRequestEntries(client, filters, query), requestLimits.shown);
  }
  if (view.text.trim() !== '') return readFound(client, view);
  const { items, areMore } = await readLatest(client, view);
  return { items: await attachReceipts(client, items), areMore };
}

/** Adds their extras, due days and extensions. @throws StaffError */
const completeEntries = async (
  client: StaffClient,
  found: readonly FoundEntry[],
  hallDays: readonly HallDayRecord[],
): Promise<readonly RequestListEntry[]> => {
  const extras = await readExtras(
    client,
    found.map(({ request }) => request.id),
  );
  return found.map((entry): RequestListEntry => {
    const { id } = entry.request;
    const whole = { ...entry, id, extras: extras.get(id) ?? null };
    const extension = planExtension(whole, hallDays, manilaDay(client.now()));
    return { ...whole, due: findDueDay(whole, hallDays), extension };
  });
};

/** The requests of these references that are stored. @throws StaffError */
export const readEntriesById = async (
  client: StaffClient,
  ids: readonly string[],
): Promise<readonly RequestListEntry[]> => {
  const records = await readRecordsByName(
    client,
    ids.map((id) => formatRequestName(client, id)),
  );
  const found = await attachReceipts(client, records.map(toStaffRequest));
  return completeEntries(client, found, await readHallDayRecords(client));
};

/** The days before today, longer than the longest time of RA 11032 (20 working days); and the most requests of one query. */
export const carriedOverLimits = { days: 31, requests: 300 } as const;

/** The earliest due day first; what is not due comes last, by its appointment. */
const toSortKey = (entry: RequestListEntry): string =>
  `${entry.due ?? '9999'} ${findAppointment(entry) ?? ''} ${entry.id}`;

/**
 * Requests neither given out nor refused whose appointment is over. One bounded query of the days before today, newest first, with the
 * receipts of what it finds: at most twice `carriedOverLimits.requests` reads, and once more those that the hall moved to these days.
 */
async function readCarriedOver(
  client: StaffClient,
  hallDays: readonly HallDayRecord[],
): Promise<RequestListResult> {
  const today = manilaDay(client.now());
  const range = { from: addDays(today, -carriedOverLimits.days), to: addDays(today, -1) };
  const query = {
    where: createDaysFilter('schedule', range.from, range.to),
    by: { field: 'schedule', descending: true },
  };
  const open: FoundEntry[] = [];
  let read = 0;
  for await (const entry of listEntriesOfDays(client, range, query)) {
    if (!isFinished(entry.receipt)) open.push(entry);
    read += 1;
    if (read === carriedOverLimits.requests) break;
  }
  const entries = (await completeEntries(client, open, hallDays)).toSorted((a, b) =>
    toSortKey(a) < toSortKey(b) ? -1 : 1,
  );
  return { entries, areMore: read === carriedOverLimits.requests };
}

export const countCarriedOver = (entries: readonly RequestListEntry[], day: string): CarriedOverCount => {
  const open = entries.filter(({ receipt }) => !isFinished(receipt));
  return { day, open: open.length, due: open.filter(({ due }) => due !== null && due <= day).length };
};

/** The list of a view. @throws StaffError */
export async function readRequests(
  client: StaffClient,
  view: RequestView,
  known?: readonly HallDayRecord[],
): Promise<RequestListResult> {
  const hallDays = known ?? (await readHallDayRecords(client));
  if (view.isCarriedOver === true && view.text.trim() === '') {
    const found = await readCarriedOver(client, hallDays);
    const state = parseRequestState(view.state);
    return { ...found, entries: found.entries.filter((entry) => state === null || isInState(entry, state)) };
  }
  const { items, areMore } = await readEntries(client, view);
  return { entries: await completeEntries(client, items, hallDays), areMore };
}

/** The closed days from today on with people who were not moved: of most halls none, so that nothing more is read. */
async function readClosedDays(
  client: StaffClient,
  hallDays: readonly HallDayRecord[],
  today: string,
): Promise<NonNullable<RequestListResult['closedDays']>> {
  const last = addDays(today, 13);
  const closed = hallDays.filter(
    ({ id, isClosed }) => id >= today && id <= last && (isClosed.morning || isClosed.afternoon),
  );
  const counted = await Promise.all(
    closed.map(async ({ id: day, isClosed }) => {
      const { items } = await readEntries(client, { day, state: '', text: '' });
      const people = items.filter((entry) => {
        const halfDay = halfDayOf(findAppointment(entry) ?? '');
        return halfDay !== null && isClosed[halfDay.half] && !isFinished(entry.receipt);
      });
      return { day, people: people.length };
    }),
  );
  return counted.filter(({ people }) => people > 0).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/**
 * The same, and beside today's list the closed days with people and what is still open of earlier days. Where reads cost money, the
 * latter is counted once a day, and again whenever its list is read. @throws StaffError
 */
export async function readRequestsAt(
  client: StaffClient,
  view: RequestView,
  place: RequestPlaceRef,
): Promise<RequestListResult> {
  const today = manilaDay(client.now());
  if (view.day !== today || view.text.trim() !== '') return readRequests(client, view);
  const hallDays = await readHallDayRecords(client);
  const found = await readRequests(client, view, hallDays);
  const closedDays = await readClosedDays(client, hallDays, today);
  if (!client.isIndexed || place.current.carriedOver?.day !== today) {
    const { entries } = await readCarriedOver(client, hallDays);
    place.current = { ...place.current, carriedOver: countCarriedOver(entries, today) };
  }
  return { ...found, closedDays };
}

const minute = 60_000;

interface CheckPlan {
  /** The time between two checks, ms. */
  readonly interval: number;
  /** How long a request may have waited for a signal, ms. */
  readonly longestWait: number;
  /** The most requests of one answer. */
  readonly limit: number;
}

/** Where each read is billed, the checks are rarer, and the query begins an hour earlier and not a day. */
const billedPlan: CheckPlan = { interval: 5 * minute, longestWait: 60 * minute, limit: 20 };
const freePlan: CheckPlan = { interval: minute, longestWait: maxAge, limit: 100 };

export const checkPlanOf = ({ isIndexed }: Pick<FirestoreRestClient, 'isIndexed'>): CheckPlan =>
  isIndexed ? billedPlan : freePlan;

interface QueryRow {
  readonly document?: WireDocument;
  readonly readTime: string;
}

/** Nobody can have moved a request that has just arrived, so its own day counts. */
const toNewRequest = (request: ReturnType<typeof toStaffRequest>): NewRequest => ({
  id: request.id,
  day: formatRequestField(request, 'schedule').slice(0, 10),
});

/**
 * The requests that arrived at this time or later, the last submitted first. A store can order them only by the time of submission, and
 * one that waited for a signal was submitted up to a day before it arrived: so the query begins earlier, and the time of arrival
 * decides. How much earlier is what the store's reads cost (docs/scale.md).
 * @param since the store's time of the answer before, epoch ms
 * @throws UserError
 */
export async function readRequestsSince(
  client: FirestoreRestClient,
  since: number,
): Promise<NewRequestsCheck> {
  const { limit, longestWait } = checkPlanOf(client);
  const answer = await client.post(`/${site.root}/${requestsCollection}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: 'list' }],
      where: createFieldFilter('dateCreated', 'GREATER_THAN_OR_EQUAL', {
        integerValue: String(Math.floor(since - longestWait)),
      }),
      orderBy: ['dateCreated', '__name__'].map((fieldPath) => ({
        field: { fieldPath },
        direction: 'DESCENDING',
      })),
      limit,
    },
  });
  const rows = answer as readonly [QueryRow, ...QueryRow[]];
  const found = rows
    .flatMap(({ document }) => (document === undefined ? [] : toStaffRequest(toStoredRecord(document))))
    .filter(({ arrived }) => arrived >= since);
  return {
    requests: found.map(toNewRequest),
    areMore: found.length === limit,
    at: Date.parse(rows[0].readTime),
  };
}

/**
 * Lists the requests that match the filters, page by page. A filter by state or by day also reads their receipts, which have the
 * state and the day to which the hall moved somebody.
 */
import { findAppointment } from '../appointment.ts';
import {
  type FoundReceipt,
  findLatestReceipt,
  findReceipts,
  readAllReceipts,
  readAllStates,
  toFoundReceipt,
} from '../receipts.ts';
import { listRecords, type RecordQuery, readRecordsByName } from '../records.ts';
import {
  formatRequestName,
  receiptsCollection,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../request.ts';
import type { RequestEntry } from '../requestEntry.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { createDaysFilter, isUnfiltered, matchesFilters, type RequestFilters } from './filters.ts';

const pageSize = 300;

async function* toPages(found: AsyncIterable<StaffRequest>): AsyncGenerator<readonly StaffRequest[]> {
  let page: StaffRequest[] = [];
  for await (const request of found) {
    page.push(request);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  yield page;
}

/** A request with all its receipts. A page sends one receipt, so a request with several came from a program. */
export interface FoundEntry extends RequestEntry {
  readonly receipts: readonly FoundReceipt[];
}

const toEntries = (
  requests: readonly StaffRequest[],
  byId: ReadonlyMap<string, readonly FoundReceipt[]>,
): readonly FoundEntry[] =>
  requests.map((request) => {
    const receipts = byId.get(request.id) ?? [];
    return { request, receipts, receipt: findLatestReceipt(receipts) };
  });

/** @throws UserError */
export const attachReceipts = async (
  client: FirestoreRestClient,
  requests: readonly StaffRequest[],
): Promise<readonly FoundEntry[]> =>
  toEntries(
    requests,
    await findReceipts(
      client,
      requests.map(({ id }) => id),
    ),
  );

/** Queries the receipts of a few requests, such as of one day; else reads all receipts once. */
async function* listWithReceipts(
  client: FirestoreRestClient,
  found: AsyncIterable<StaffRequest>,
  areFew: boolean,
): AsyncGenerator<FoundEntry> {
  const allById = areFew ? null : await readAllReceipts(client);
  for await (const page of toPages(found))
    yield* allById === null ? await attachReceipts(client, page) : toEntries(page, allById);
}

export const isInState = ({ receipt }: RequestEntry, state: RequestFilters['state']): boolean =>
  (receipt?.state ?? 'received') === state;

/** The requests in a state. */
async function* filterByState(
  client: FirestoreRestClient,
  found: AsyncIterable<StaffRequest>,
  state: RequestFilters['state'],
): AsyncGenerator<StaffRequest> {
  const states = await readAllStates(client);
  for await (const request of found)
    if ((states.get(request.id)?.state ?? 'received') === state) yield request;
}

/** 'yyyy-mm-dd'; `to` is null without an end. */
export interface DayRange {
  readonly from: string;
  readonly to: string | null;
}

const isInRange = (moment: unknown, { from, to }: DayRange): boolean => {
  const day = typeof moment === 'string' ? moment.slice(0, 10) : '';
  return day >= from && (to === null || day <= to);
};

/** The ids of the requests that the hall moved to one of these days. */
async function findMovedIds(client: FirestoreRestClient, range: DayRange): Promise<ReadonlySet<string>> {
  const where = createDaysFilter('movedTo', range.from, range.to);
  const ids = new Set<string>();
  for await (const record of listRecords(client, receiptsCollection, { where, by: { field: 'movedTo' } })) {
    const { recordId, movedTo } = toFoundReceipt(record);
    if (recordId !== null && movedTo !== null) ids.add(recordId);
  }
  return ids;
}

/**
 * The requests whose appointment is on these days: those that the citizens chose and the hall moved to no other day, and those that
 * it moved to them.
 *
 * @param query finds at least the requests whose own schedule is on these days
 * @param onRead receives each request that the query found
 * @throws UserError
 */
export async function* listEntriesOfDays(
  client: FirestoreRestClient,
  range: DayRange,
  query: RecordQuery,
  onRead: (request: StaffRequest) => void = () => {},
): AsyncGenerator<FoundEntry> {
  const movedIds = await findMovedIds(client, range);
  const seen = new Set<string>();
  async function* candidates(): AsyncGenerator<StaffRequest> {
    for await (const record of listRecords(client, requestsCollection, query)) {
      const request = toStaffRequest(record);
      onRead(request);
      if (!isInRange(request.fields.schedule, range) && !movedIds.has(request.id)) continue;
      seen.add(request.id);
      yield request;
    }
    const others = [...movedIds].filter((id) => !seen.has(id));
    const records = await readRecordsByName(
      client,
      others.map((id) => formatRequestName(client, id)),
    );
    yield* records.map(toStaffRequest);
  }
  for await (const entry of listWithReceipts(client, candidates(), true))
    if (isInRange(findAppointment(entry), range)) yield entry;
}

/** @param onRead receives each request that was read, matching or not. @throws UserError */
export async function* listRequests(
  client: FirestoreRestClient,
  filters: RequestFilters,
  query: RecordQuery,
  onRead: (request: StaffRequest) => void = () => {},
): AsyncGenerator<StaffRequest> {
  if (filters.day !== null) {
    for await (const { request } of listRequestEntries(client, filters, query, onRead)) yield request;
    return;
  }
  async function* matching(): AsyncGenerator<StaffRequest> {
    for await (const record of listRecords(client, requestsCollection, query)) {
      const request = toStaffRequest(record);
      onRead(request);
      if (matchesFilters(request, filters)) yield request;
    }
  }
  yield* filters.state === null ? matching() : filterByState(client, matching(), filters.state);
}

/** The same requests, each with its receipt, which has the state. @throws UserError */
export async function* listRequestEntries(
  client: FirestoreRestClient,
  filters: RequestFilters,
  query: RecordQuery,
  onRead: (request: StaffRequest) => void = () => {},
): AsyncGenerator<FoundEntry> {
  const { day, state } = filters;
  const entries =
    day === null
      ? listWithReceipts(
          client,
          listRequests(client, { ...filters, state: null }, query, onRead),
          client.isIndexed && !isUnfiltered(filters),
        )
      : listEntriesOfDays(client, { from: day, to: day }, query, onRead);
  for await (const entry of entries)
    if (matchesFilters(entry.request, filters) && (state === null || isInState(entry, state))) yield entry;
}

/** Finds the requests that match the filters, page by page; a filter by state also reads their receipts. */
import type { RequestEntry } from './daySheet.ts';
import { isUnfiltered, matchesFilters, type RequestFilters } from './filters.ts';
import { findLatestReceipt, findReceipts, readAllReceipts, readAllStates } from './receipts.ts';
import { listRecords, type RecordQuery } from './records.ts';
import { requestsCollection, type StaffRequest, toStaffRequest } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

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

/** Adds each request's receipt. Queries the receipts of a few requests, such as of one day; else reads all receipts once. */
async function* attachReceipts(
  client: FirestoreRestClient,
  found: AsyncIterable<StaffRequest>,
  areFew: boolean,
): AsyncGenerator<RequestEntry> {
  const allById = areFew ? null : await readAllReceipts(client);
  for await (const page of toPages(found)) {
    const ids = page.map(({ id }) => id);
    const receipts = allById ?? (await findReceipts(client, ids));
    for (const request of page) yield { request, receipt: findLatestReceipt(receipts.get(request.id)) };
  }
}

const isInState = ({ receipt }: RequestEntry, state: RequestFilters['state']): boolean =>
  (receipt?.state ?? 'received') === state;

/** The requests in a state. */
export async function* filterByState(
  client: FirestoreRestClient,
  found: AsyncIterable<StaffRequest>,
  state: RequestFilters['state'],
  areFew: boolean,
): AsyncGenerator<StaffRequest> {
  if (areFew) {
    for await (const entry of attachReceipts(client, found, areFew))
      if (isInState(entry, state)) yield entry.request;
    return;
  }
  const states = await readAllStates(client);
  for await (const request of found)
    if ((states.get(request.id)?.state ?? 'received') === state) yield request;
}

/** @param onRead receives each request that was read, matching or not. @throws UserError */
export function findRequests(
  client: FirestoreRestClient,
  filters: RequestFilters,
  query: RecordQuery,
  onRead: (request: StaffRequest) => void = () => {},
): AsyncGenerator<StaffRequest> {
  async function* matching(): AsyncGenerator<StaffRequest> {
    for await (const record of listRecords(client, requestsCollection, query)) {
      const request = toStaffRequest(record);
      onRead(request);
      if (matchesFilters(request, filters)) yield request;
    }
  }
  return filters.state === null
    ? matching()
    : filterByState(client, matching(), filters.state, filters.day !== null);
}

/** The same requests, each with its receipt, which has the state. @throws UserError */
export async function* findRequestEntries(
  client: FirestoreRestClient,
  filters: RequestFilters,
  query: RecordQuery,
): AsyncGenerator<RequestEntry> {
  const matching = findRequests(client, { ...filters, state: null }, query);
  const areFew = filters.day !== null || (client.isIndexed && !isUnfiltered(filters));
  for await (const entry of attachReceipts(client, matching, areFew))
    if (filters.state === null || isInState(entry, filters.state)) yield entry;
}

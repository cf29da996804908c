/** The requests that filters mean, read page by page; where a state is asked for, with a look at their receipts. */

import type { Entry } from './daySheet.ts';
import { type Filters, isAny, isMeant } from './filters.ts';
import { allReceipts, receiptsOf, toldBy } from './receipts.ts';
import { type Asked, recordsOf } from './records.ts';
import { type Request, requestOf, requests } from './request.ts';
import type { Door } from './restClient.ts';

const pageSize = 300;

async function* paged(found: AsyncIterable<Request>): AsyncGenerator<readonly Request[]> {
  let page: Request[] = [];
  for await (const request of found) {
    page.push(request);
    if (page.length < pageSize) continue;
    yield page;
    page = [];
  }
  yield page;
}

/** Each with its receipt. The receipts of a few requests, such as of one day, are asked for; else all of them once. */
async function* withReceipts(
  door: Door,
  found: AsyncIterable<Request>,
  areFew: boolean,
): AsyncGenerator<Entry> {
  const whole = areFew ? null : await allReceipts(door);
  for await (const page of paged(found)) {
    const ids = page.map(({ id }) => id);
    const receipts = whole ?? (await receiptsOf(door, ids));
    for (const request of page) yield { request, receipt: toldBy(receipts.get(request.id)) };
  }
}

const isInState = ({ receipt }: Entry, state: Filters['state']): boolean =>
  (receipt?.state ?? 'received') === state;

/** Those of a state. */
export async function* inState(
  door: Door,
  found: AsyncIterable<Request>,
  state: Filters['state'],
  areFew: boolean,
): AsyncGenerator<Request> {
  for await (const entry of withReceipts(door, found, areFew))
    if (isInState(entry, state)) yield entry.request;
}

/** @param seen told of each that was read, meant or not. @throws Problem */
export function requestsMeant(
  door: Door,
  filters: Filters,
  query: Asked,
  seen: (request: Request) => void = () => {},
): AsyncGenerator<Request> {
  async function* meant(): AsyncGenerator<Request> {
    for await (const record of recordsOf(door, requests, query)) {
      const request = requestOf(record);
      seen(request);
      if (isMeant(request, filters)) yield request;
    }
  }
  return filters.state === null ? meant() : inState(door, meant(), filters.state, filters.day !== null);
}

/** The same requests, each with its receipt, by which a reader sees how far it is. @throws Problem */
export async function* entriesMeant(door: Door, filters: Filters, query: Asked): AsyncGenerator<Entry> {
  const ofAnyState = requestsMeant(door, { ...filters, state: null }, query);
  const areFew = filters.day !== null || (door.isIndexed && !isAny(filters));
  for await (const entry of withReceipts(door, ofAnyState, areFew))
    if (filters.state === null || isInState(entry, filters.state)) yield entry;
}

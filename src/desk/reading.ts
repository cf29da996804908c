/** The requests that filters mean, read page by page; where a state is asked for, with a look at their receipts. */
import type { Door } from './door.ts';
import { type Filters, isMeant } from './filters.ts';
import { allReceipts, receiptsOf, stateIn } from './receipts.ts';
import { type Asked, recordsOf } from './records.ts';
import { type Request, requestOf, requests } from './request.ts';

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

/** Those of a state. The receipts of a few, such as of one day, are asked for; else all of them once. */
export async function* inState(
  door: Door,
  found: AsyncIterable<Request>,
  state: Filters['state'],
  areFew: boolean,
): AsyncGenerator<Request> {
  const whole = areFew ? null : await allReceipts(door);
  for await (const page of paged(found)) {
    const ids = page.map(({ id }) => id);
    const receipts = whole ?? (await receiptsOf(door, ids));
    yield* page.filter(({ id }) => stateIn(receipts.get(id)) === state);
  }
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

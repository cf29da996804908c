/** The requests that staff look at, read through their door: of a day, of a state, or what was searched for. */
import type { Found, View } from '../../../machines/staff/requestBrowser.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { foldText, matchesQuery } from '../../lib/foldText.ts';
import type { Entry } from '../../staff-core/daySheet.ts';
import { type Filters, queryOf } from '../../staff-core/filters.ts';
import { inState, requestsMeant } from '../../staff-core/findRequests.ts';
import { untilMost } from '../../staff-core/limit.ts';
import { type FoundReceipt, receiptsOf, toldBy } from '../../staff-core/receipts.ts';
import { recordsNamed, recordsOf } from '../../staff-core/records.ts';
import { nameIn, personOf, type Request, requestOf, requests } from '../../staff-core/request.ts';
import type { StaffDoor } from '../restClient.ts';

/** A line of the list, with everything that is known of the request. */
export interface DeskEntry extends Entry {
  readonly id: string;
  /** More than one only where a program sent it. */
  readonly receipts: readonly FoundReceipt[];
}

export interface DeskFound extends Found {
  readonly entries: readonly DeskEntry[];
}

/** So many are shown; and among so many of the latest a name is looked for. */
const most = { shown: 300, searched: 1_000 } as const;

const newest = { by: { field: 'dateCreated', descending: true } } as const;
const reference = /^4[0-9a-f]{3}(?:-[0-9a-f]{4}(?:-[0-9a-f]{12})?)?$/;

const filtersOf = ({ day, state }: View): Filters => ({
  type: null,
  zone: null,
  day: day === '' ? null : day,
  since: null,
  state: parseRequestState(state),
});

/** By its reference first, then by a part of the name. */
async function* searched(door: StaffDoor, text: string): AsyncGenerator<Request> {
  const id = text.trim().toLowerCase();
  const named = reference.test(id) ? await recordsNamed(door, [nameIn(door, id)]) : [];
  yield* named.map(requestOf);
  let left: number = most.searched;
  for await (const record of recordsOf(door, requests, newest)) {
    const request = requestOf(record);
    const isNamed = request.id.startsWith(id) || matchesQuery(foldText(personOf(request)), text);
    if (isNamed && !named.some((one) => one.id === request.id)) yield request;
    left -= 1;
    if (left === 0) return;
  }
}

const meant = (door: StaffDoor, view: View): AsyncIterable<Request> => {
  const filters = filtersOf(view);
  if (view.text.trim() !== '') {
    const found = searched(door, view.text);
    return filters.state === null ? found : inState(door, found, filters.state, true);
  }
  // Of all days the latest come first; of one day their times are their order.
  const { order, ...query } = queryOf(door, filters);
  return requestsMeant(door, filters, view.day === '' ? newest : order === 'id' ? {} : query);
};

/** @throws DeskFailure */
export const readRequests = async (door: StaffDoor, view: View): Promise<DeskFound> => {
  const { first, areMore } = await untilMost(meant(door, view), most.shown);
  const byId = await receiptsOf(
    door,
    first.map(({ id }) => id),
  );
  const entries = first.map((request): DeskEntry => {
    const receipts = byId.get(request.id) ?? [];
    return { id: request.id, request, receipts, receipt: toldBy(receipts) };
  });
  return { entries, areMore };
};

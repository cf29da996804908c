/** Reads requests for staff: of a day, of a state, or by search text. */
import type { FoundRequests, RequestView } from '../../../machines/staff/requestBrowser.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { findDueDay } from '../../staff-core/due/due.ts';
import { type ExtensionPlan, planExtension } from '../../staff-core/due/extension.ts';
import { type RequestExtras, readExtras } from '../../staff-core/extras.ts';
import { readHallDayRecords } from '../../staff-core/hall/hallDays.ts';
import { type LimitedList, takeLimited } from '../../staff-core/limit.ts';
import { findLatestReceipt, findReceipts } from '../../staff-core/receipts.ts';
import { readRecordsByName } from '../../staff-core/records.ts';
import { formatRequestName, type StaffRequest, toStaffRequest } from '../../staff-core/request.ts';
import { createRequestQuery, type RequestFilters } from '../../staff-core/search/filters.ts';
import {
  type FoundEntry,
  filterByState,
  findRequestEntries,
  findRequests,
} from '../../staff-core/search/findRequests.ts';
import type { StaffClient } from '../restClient.ts';
import { searchRequests } from './search/searchRequests.ts';

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

async function searchView(client: StaffClient, view: RequestView): Promise<LimitedList<StaffRequest>> {
  const { state } = toRequestFilters(view);
  const found = await searchRequests(client, view.text, isShortSearch(client, view));
  if (state === null) return found;
  async function* toAsync(): AsyncGenerator<StaffRequest> {
    yield* found.items;
  }
  const items: StaffRequest[] = [];
  for await (const request of filterByState(client, toAsync(), state, true)) items.push(request);
  return { items, areMore: found.areMore };
}

/** Over all days the newest come first. */
const readLatest = (client: StaffClient, view: RequestView): Promise<LimitedList<StaffRequest>> =>
  takeLimited(findRequests(client, toRequestFilters(view), newestFirst), requestLimits.shown);

async function attachReceipts(
  client: StaffClient,
  requests: readonly StaffRequest[],
): Promise<readonly FoundEntry[]> {
  const byId = await findReceipts(
    client,
    requests.map(({ id }) => id),
  );
  return requests.map((request) => {
    const receipts = byId.get(request.id) ?? [];
    return { request, receipts, receipt: findLatestReceipt(receipts) };
  });
}

async function readEntries(client: StaffClient, view: RequestView): Promise<LimitedList<FoundEntry>> {
  if (view.text.trim() === '' && view.day !== '') {
    const filters = toRequestFilters(view);
    const { order: _, ...query } = createRequestQuery(client, filters);
    return takeLimited(findRequestEntries(client, filters, query), requestLimits.shown);
  }
  const { items, areMore } = await (view.text.trim() === '' ? readLatest : searchView)(client, view);
  const shown = items.slice(0, requestLimits.shown);
  return { items: await attachReceipts(client, shown), areMore: areMore || shown.length < items.length };
}

/** Adds their extras, due days and extensions. @throws StaffError */
export const completeEntries = async (
  client: StaffClient,
  found: readonly FoundEntry[],
): Promise<readonly RequestListEntry[]> => {
  const extras = await readExtras(
    client,
    found.map(({ request }) => request.id),
  );
  const hallDays = await readHallDayRecords(client);
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
  return completeEntries(client, await attachReceipts(client, records.map(toStaffRequest)));
};

/** @throws StaffError */
export const readRequests = async (client: StaffClient, view: RequestView): Promise<RequestListResult> => {
  const { items, areMore } = await readEntries(client, view);
  return { entries: await completeEntries(client, items), areMore };
};

/** Reads requests for staff: of a day, of a state, or by search text. */
import type { FoundRequests, RequestView } from '../../../machines/staff/requestBrowser.ts';
import { manilaDay } from '../../domain/dates/day.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { cleanText } from '../../form/cleanText.ts';
import { foldText, matchesQuery } from '../../lib/foldText.ts';
import { findDueDay } from '../../staff-core/due.ts';
import { type ExtensionPlan, planExtension } from '../../staff-core/extension.ts';
import { type RequestExtras, readExtras } from '../../staff-core/extras.ts';
import { createFieldFilter, createRequestQuery, type RequestFilters } from '../../staff-core/filters.ts';
import {
  type FoundEntry,
  filterByState,
  findRequestEntries,
  findRequests,
} from '../../staff-core/findRequests.ts';
import { readStoredHallDays } from '../../staff-core/hallDays.ts';
import { type LimitedList, takeLimited } from '../../staff-core/limit.ts';
import { findLatestReceipt, findReceipts } from '../../staff-core/receipts.ts';
import { listRecords, readRecordsByName } from '../../staff-core/records.ts';
import {
  formatPersonName,
  formatRequestName,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../../staff-core/request.ts';
import type { StaffClient } from '../restClient.ts';

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

/** The maximum length of the list, the number of newest requests that a search covers, and that of one last name. */
export const requestLimits = { shown: 300, searched: 1_000, ofLastName: 20 } as const;

const newestFirst = { by: { field: 'dateCreated', descending: true } } as const;
const referencePattern = /^4[0-9a-f]{3}(?:-[0-9a-f]{4}(?:-[0-9a-f]{12})?)?$/;

const toRequestFilters = ({ day, state }: RequestView): RequestFilters => ({
  type: null,
  zone: null,
  day: day === '' ? null : day,
  since: null,
  state: parseRequestState(state),
});

async function findByReference(client: StaffClient, id: string): Promise<readonly StaffRequest[]> {
  const found = referencePattern.test(id)
    ? await readRecordsByName(client, [formatRequestName(client, id)])
    : [];
  return found.map(toStaffRequest);
}

/** Whether the search of a view asked only for the exact last name, so that a longer search may find more. */
export const isShortSearch = ({ isIndexed }: StaffClient, { text, isLongSearch }: RequestView): boolean =>
  isIndexed && text.trim() !== '' && isLongSearch !== true;

/** How a last name begins, and the other ways to write that beginning. */
const nameBeginnings: readonly (readonly [beginning: RegExp, spellings: readonly string[]])[] = [
  [/^de ?(la|los|las) ?(?=\p{L}{2})/u, ['de $1 ', 'de$1 ', 'de$1']],
  [/^del ?(?=\p{L}{3})/u, ['del ', 'del']],
  [/^de ?(?!l)(?=\p{L}{3})/u, ['de ', 'de']],
  [/^(?:sta\.?|santa) ?(?=\p{L}{2})/u, ['sta. ', 'sta ', 'santa ', 'sta.', 'sta']],
  [/^(?:sto\.?|santo) ?(?=\p{L}{2})/u, ['sto. ', 'sto ', 'santo ', 'sto.', 'sto']],
  [/^san ?(?=\p{L}{3})/u, ['san ', 'san']],
  [/^(?:ma\b\.?|maria) (?=\p{L}{2})/u, ['ma. ', 'ma ', 'maria ']],
];
const marks: readonly (readonly [mark: RegExp, spellings: readonly string[]])[] = [
  [/['’]/g, ["'", '’', '']],
  [/(?<=\p{L}{2})[ \-‐‑–](?=\p{L}{3})/gu, ['-', ' ']],
];

/** The most values of one IN filter in Firestore. */
const maxSpellings = 30;

/** 'dela cruz' as people write it: as typed, 'Dela Cruz', 'DELA CRUZ', 'dela cruz', 'De la Cruz', 'Delacruz'. */
export const spellingsOf = (text: string): readonly string[] => {
  const name = cleanText(text, 'line');
  const spellings = [...nameBeginnings, ...marks].reduce<readonly string[]>(
    (names, [part, others]) =>
      names.flatMap((each) => [
        each,
        ...(each.match(part) ? others.map((other) => each.replace(part, other)) : []),
      ]),
    [name.toLowerCase()],
  );
  const cased = [...new Set(spellings)].map((lower) => {
    const title = lower.replace(/(?<![\p{L}\p{M}])\p{L}/gu, (letter) => letter.toUpperCase());
    // 'de la Cruz', 'De la Cruz'
    const small = title.replace(/^De(?:l|(?: ?L(?:a|os|as))?)(?![\p{L}\p{M}])/iu, (found) =>
      found.toLowerCase(),
    );
    return [
      title,
      small.replace(/^d/, 'D'),
      lower.toUpperCase(),
      small,
      lower.replace(/^./u, (letter) => letter.toUpperCase()),
      lower,
    ];
  });
  // Firestore takes thirty: the usual cases of each spelling come before the rarer ones.
  const byCase = [0, 1, 2, 3, 4, 5].flatMap((at) => cased.map((each) => each[at]!));
  return [...new Set([name, ...byCase])].slice(0, maxSpellings);
};

/** Finds by reference, else by the exact last name: reads what it finds, where a store bills reads. */
async function* searchLastName(client: StaffClient, text: string): AsyncGenerator<StaffRequest> {
  const byReference = await findByReference(client, text.trim().toLowerCase());
  yield* byReference;
  if (byReference.length > 0) return;
  const values = spellingsOf(text).map((stringValue) => ({ stringValue }));
  const where = createFieldFilter('lname', 'IN', { arrayValue: { values } });
  // One more, to know whether there are more.
  const page = requestLimits.ofLastName + 1;
  for await (const record of listRecords(client, requestsCollection, { where, page }))
    yield toStaffRequest(record);
}

/** Finds by reference first, then by a part of the name. */
async function* searchRequests(client: StaffClient, text: string): AsyncGenerator<StaffRequest> {
  const id = text.trim().toLowerCase();
  const named = await findByReference(client, id);
  yield* named;
  let left: number = requestLimits.searched;
  for await (const record of listRecords(client, requestsCollection, newestFirst)) {
    const request = toStaffRequest(record);
    const isNamed = request.id.startsWith(id) || matchesQuery(foldText(formatPersonName(request)), text);
    if (isNamed && !named.some((other) => other.id === request.id)) yield request;
    left -= 1;
    if (left === 0) return;
  }
}

const findViewRequests = (client: StaffClient, view: RequestView): AsyncIterable<StaffRequest> => {
  const filters = toRequestFilters(view);
  if (view.text.trim() !== '') {
    const found = isShortSearch(client, view)
      ? searchLastName(client, view.text)
      : searchRequests(client, view.text);
    return filters.state === null ? found : filterByState(client, found, filters.state, true);
  }
  // Over all days the newest come first.
  return findRequests(client, filters, newestFirst);
};

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
  const { items, areMore } = await takeLimited(
    findViewRequests(client, view),
    isShortSearch(client, view) ? requestLimits.ofLastName : requestLimits.shown,
  );
  return { items: await attachReceipts(client, items), areMore };
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
  const hallDays = (await readStoredHallDays(client)).flatMap(({ record }) => record ?? []);
  return found.map((entry): RequestListEntry => {
    const { id } = entry.request;
    const due = findDueDay(entry, hallDays);
    const extension = planExtension(entry, hallDays, manilaDay(client.now()));
    return { ...entry, id, extras: extras.get(id) ?? null, due, extension };
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

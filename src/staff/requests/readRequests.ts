/** Reads requests for staff: of a day, of a state, or by search text. */
import type { FoundRequests, RequestView } from '../../../machines/staff/requestBrowser.ts';
import { parseRequestState } from '../../domain/request/requestState.ts';
import { cleanText } from '../../form/cleanText.ts';
import { foldText, matchesQuery } from '../../lib/foldText.ts';
import type { RequestEntry } from '../../staff-core/daySheet.ts';
import { createFieldFilter, createRequestQuery, type RequestFilters } from '../../staff-core/filters.ts';
import { filterByState, findRequests } from '../../staff-core/findRequests.ts';
import { takeLimited } from '../../staff-core/limit.ts';
import { type FoundReceipt, findLatestReceipt, findReceipts } from '../../staff-core/receipts.ts';
import { listRecords, readRecordsByName } from '../../staff-core/records.ts';
import {
  formatPersonName,
  formatRequestName,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../../staff-core/request.ts';
import type { StaffClient } from '../restClient.ts';

/** A line of the list, with the request and its receipts. */
export interface RequestListEntry extends RequestEntry {
  readonly id: string;
  /** More than one only if a program sent the request. */
  readonly receipts: readonly FoundReceipt[];
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
  // Over all days the newest come first; one day follows its schedule.
  const { order, ...query } = createRequestQuery(client, filters);
  return findRequests(client, filters, view.day === '' ? newestFirst : order === 'id' ? {} : query);
};

/** @throws StaffError */
export const readRequests = async (client: StaffClient, view: RequestView): Promise<RequestListResult> => {
  const { items, areMore } = await takeLimited(
    findViewRequests(client, view),
    isShortSearch(client, view) ? requestLimits.ofLastName : requestLimits.shown,
  );
  const byId = await findReceipts(
    client,
    items.map(({ id }) => id),
  );
  const entries = items.map((request): RequestListEntry => {
    const receipts = byId.get(request.id) ?? [];
    return { id: request.id, request, receipts, receipt: findLatestReceipt(receipts) };
  });
  return { entries, areMore };
};

/** Searches the requests of all days for a reference or a name, and a receipt's code for its reference. */

import { findReferenceAlone } from '../../../domain/request/findReceiptCode.ts';
import { recordIdPattern } from '../../../domain/request/recordId.ts';
import { privateCollections } from '../../../firestore/collections.ts';
import type { LimitedList } from '../../../staff-core/limit.ts';
import { toFoundReceipt } from '../../../staff-core/receipts.ts';
import { listRecords, readRecordsByName } from '../../../staff-core/records.ts';
import {
  formatRequestName,
  requestsCollection,
  type StaffRequest,
  toStaffRequest,
} from '../../../staff-core/request.ts';
import { createFieldFilter } from '../../../staff-core/search/filters.ts';
import { createNameRank, type NameRank } from '../../../staff-core/search/nameRank.ts';
import { lastNameSpellings } from '../../../staff-core/search/nameSpellings.ts';
import { joinSamePerson } from '../../../staff-core/search/samePerson.ts';
import type { StaffClient } from '../../restClient.ts';

/** The number of newest requests that a search covers, and of requests with one last name. */
export const requestSearchLimits = { searched: 1_000, ofLastName: 20 } as const;

/** The reference that belongs to a receipt code; null where the barangay has no such receipt. @throws StaffError */
export async function findReferenceOfCode(client: StaffClient, code: string): Promise<string | null> {
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
  const newestFirst = { by: { field: 'dateCreated', descending: true } } as const;
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

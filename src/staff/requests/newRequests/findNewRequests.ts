/**
 * One query for the requests that the store received since a time. A store can order them only by the time of submission, and one
 * that waited for a signal was submitted up to a day before it arrived: so the query begins earlier, and the time of arrival
 * decides. How much earlier is what the store's reads cost (docs/scale.md).
 */
import type { NewRequest, NewRequestsCheck } from '../../../../machines/staff/newRequests.ts';
import { maxAge } from '../../../form/fieldTypes/computed.ts';
import { site } from '../../../site.ts';
import { toStoredRecord, type WireDocument } from '../../../staff-core/records.ts';
import { formatRequestField, requestsCollection, toStaffRequest } from '../../../staff-core/request.ts';
import type { FirestoreRestClient } from '../../../staff-core/restClient.ts';
import { createFieldFilter } from '../../../staff-core/search/filters.ts';

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
 * The requests that arrived at this time or later, the last submitted first.
 * @param since the store's time of the answer before, epoch ms
 * @throws UserError
 */
export async function findNewRequests(client: FirestoreRestClient, since: number): Promise<NewRequestsCheck> {
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

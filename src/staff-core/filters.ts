/** Which requests are meant: by type, zone, day of the schedule, the moment they were handed in, and state; and what a store is asked for them. */
import type { RequestState } from '../domain/request/requestState.ts';
import type { FormType } from '../form/typeNames.ts';
import type { RecordQuery } from './records.ts';
import type { StaffRequest } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

export interface RequestFilters {
  readonly type: FormType | null;
  readonly zone: number | null;
  /** 'yyyy-mm-dd' of the schedule. */
  readonly day: string | null;
  /** Handed in then or later, epoch ms. */
  readonly since: number | null;
  readonly state: RequestState | null;
}

export const isUnfiltered = (filters: RequestFilters): boolean =>
  Object.values(filters).every((wanted) => wanted === null);

/** Of what a request itself holds; its state stands on its receipt. */
export const matchesFilters = (
  { fields }: StaffRequest,
  { type, zone, day, since }: RequestFilters,
): boolean =>
  (type === null || fields.type === type) &&
  (zone === null || fields.zone === zone) &&
  (day === null || (typeof fields.schedule === 'string' && fields.schedule.startsWith(`${day}T`))) &&
  (since === null || (typeof fields.dateCreated === 'number' && fields.dateCreated >= since));

export const createFieldFilter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const createAndFilter = (filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });

/** In which order requests come; 'id' tells a reader nothing. */
export type RequestOrder = 'id' | 'schedule' | 'newest';

export interface RequestQuery extends RecordQuery {
  readonly order: RequestOrder;
}

/**
 * What an indexed store is asked, so that it reads little: one day, or equal values, or the latest. None needs an index but
 * those that every field has by itself; the rest of the filters is judged here.
 */
function createIndexedQuery({ type, zone, day, since, state }: RequestFilters): RequestQuery {
  if (day !== null) {
    const bounds = [
      createFieldFilter('schedule', 'GREATER_THAN_OR_EQUAL', { stringValue: `${day}T00:00` }),
      createFieldFilter('schedule', 'LESS_THAN_OR_EQUAL', { stringValue: `${day}T23:59` }),
    ];
    return { where: createAndFilter(bounds), by: { field: 'schedule' }, order: 'schedule' };
  }
  const equal = [
    ...(type === null ? [] : [createFieldFilter('type', 'EQUAL', { stringValue: type })]),
    ...(zone === null ? [] : [createFieldFilter('zone', 'EQUAL', { integerValue: String(zone) })]),
  ];
  if (equal.length > 0) return { where: createAndFilter(equal), order: 'id' };
  if (state !== null) return { order: 'id' };
  const by = { field: 'dateCreated', descending: true } as const;
  if (since === null) return { by, order: 'newest' };
  const where = createFieldFilter('dateCreated', 'GREATER_THAN_OR_EQUAL', { integerValue: String(since) });
  return { where, by, order: 'newest' };
}

/** One that is not indexed reads all of it for every question: it is walked through once, by its ids. */
export const createRequestQuery = (
  { isIndexed }: FirestoreRestClient,
  filters: RequestFilters,
): RequestQuery => (isIndexed ? createIndexedQuery(filters) : { order: 'id' });

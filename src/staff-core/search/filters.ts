/** Filters requests by type, zone, day of the schedule, time of submission, and state; and builds their store queries. */
import type { RequestState } from '../../domain/request/requestState.ts';
import type { FormType } from '../../form/typeNames.ts';
import type { RecordQuery } from '../records.ts';
import type { StaffRequest } from '../request.ts';
import type { FirestoreRestClient } from '../restClient.ts';

export interface RequestFilters {
  readonly type: FormType | null;
  readonly zone: number | null;
  /** 'yyyy-mm-dd' of the schedule. */
  readonly day: string | null;
  /** Submitted at or after this time, epoch ms. */
  readonly since: number | null;
  readonly state: RequestState | null;
}

export const isUnfiltered = (filters: RequestFilters): boolean =>
  Object.values(filters).every((wanted) => wanted === null);

/** Checks the request's own fields; its state and a later appointment are on its receipt. */
export const matchesFilters = (
  { fields }: StaffRequest,
  { type, zone, since }: Pick<RequestFilters, 'type' | 'zone' | 'since'>,
): boolean =>
  (type === null || fields.type === type) &&
  (zone === null || fields.zone === zone) &&
  (since === null || (typeof fields.dateCreated === 'number' && fields.dateCreated >= since));

export const createFieldFilter = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const createAndFilter = (filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });

/** A field with a moment, 'yyyy-mm-ddThh:mm', on one of these days. @param to null without an end */
export const createDaysFilter = (field: string, from: string, to: string | null): object => {
  const first = createFieldFilter(field, 'GREATER_THAN_OR_EQUAL', { stringValue: `${from}T00:00` });
  if (to === null) return first;
  return createAndFilter([
    first,
    createFieldFilter(field, 'LESS_THAN_OR_EQUAL', { stringValue: `${to}T23:59` }),
  ]);
};

/** The order of the requests; 'id' means nothing to a reader. */
export type RequestOrder = 'id' | 'schedule' | 'newest';

export interface RequestQuery extends RecordQuery {
  readonly order: RequestOrder;
}

/**
 * The query for an indexed store, so that it reads little: one day, or equal values, or the newest. It needs only the
 * automatic index of each field; `matchesFilters` applies the remaining filters.
 */
function createIndexedQuery({ type, zone, day, since, state }: RequestFilters): RequestQuery {
  if (day !== null)
    return { where: createDaysFilter('schedule', day, day), by: { field: 'schedule' }, order: 'schedule' };
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

/** An unindexed store reads the whole collection for each query, so it scans once, by id. */
export const createRequestQuery = (
  { isIndexed }: FirestoreRestClient,
  filters: RequestFilters,
): RequestQuery => (isIndexed ? createIndexedQuery(filters) : { order: 'id' });

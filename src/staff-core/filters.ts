/** Which requests are meant: by type, zone, day of the schedule, the moment they were handed in, and state; and what a store is asked for them. */
import type { RequestState } from '../domain/request/requestState.ts';
import type { FormType } from '../form/typeNames.ts';
import type { Asked } from './records.ts';
import type { Request } from './request.ts';
import type { Door } from './restClient.ts';

export interface Filters {
  readonly type: FormType | null;
  readonly zone: number | null;
  /** 'yyyy-mm-dd' of the schedule. */
  readonly day: string | null;
  /** Handed in then or later, epoch ms. */
  readonly since: number | null;
  readonly state: RequestState | null;
}

export const isAny = (filters: Filters): boolean => Object.values(filters).every((wanted) => wanted === null);

/** Of what a request itself holds; its state stands on its receipt. */
export const isMeant = ({ fields }: Request, { type, zone, day, since }: Filters): boolean =>
  (type === null || fields.type === type) &&
  (zone === null || fields.zone === zone) &&
  (day === null || (typeof fields.schedule === 'string' && fields.schedule.startsWith(`${day}T`))) &&
  (since === null || (typeof fields.dateCreated === 'number' && fields.dateCreated >= since));

export const compared = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
export const all = (filters: readonly object[]) => ({ compositeFilter: { op: 'AND', filters } });

/** In which order requests come; 'id' tells a reader nothing. */
export type Order = 'id' | 'schedule' | 'newest';

export interface Query extends Asked {
  readonly order: Order;
}

/**
 * What an indexed store is asked, so that it reads little: one day, or equal values, or the latest. None needs an index but
 * those that every field has by itself; the rest of the filters is judged here.
 */
function indexedQuery({ type, zone, day, since, state }: Filters): Query {
  if (day !== null) {
    const bounds = [
      compared('schedule', 'GREATER_THAN_OR_EQUAL', { stringValue: `${day}T00:00` }),
      compared('schedule', 'LESS_THAN_OR_EQUAL', { stringValue: `${day}T23:59` }),
    ];
    return { where: all(bounds), by: { field: 'schedule' }, order: 'schedule' };
  }
  const equal = [
    ...(type === null ? [] : [compared('type', 'EQUAL', { stringValue: type })]),
    ...(zone === null ? [] : [compared('zone', 'EQUAL', { integerValue: String(zone) })]),
  ];
  if (equal.length > 0) return { where: all(equal), order: 'id' };
  if (state !== null) return { order: 'id' };
  const by = { field: 'dateCreated', descending: true } as const;
  if (since === null) return { by, order: 'newest' };
  const where = compared('dateCreated', 'GREATER_THAN_OR_EQUAL', { integerValue: String(since) });
  return { where, by, order: 'newest' };
}

/** One that is not indexed reads all of it for every question: it is walked through once, by its ids. */
export const queryOf = ({ isIndexed }: Door, filters: Filters): Query =>
  isIndexed ? indexedQuery(filters) : { order: 'id' };

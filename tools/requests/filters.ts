/** Which requests are meant: by type, zone, day of the schedule, the moment they were handed in, and state. */
import type { ParseArgsOptionsConfig } from 'node:util';
import { shown } from '../../server/plain.ts';
import { Problem } from '../../server/problem.ts';
import { addDays, isRealDay, isRealMoment, manilaDay, manilaInstant } from '../../src/domain/day.ts';
import { type RequestState, stateNames, stateOf } from '../../src/domain/requestState.ts';
import { type FormType, formTypeOf } from '../../src/form/typeNames.ts';
import { formTypes } from '../../src/form/types.ts';
import { site } from '../../src/site.ts';
import { words } from '../../src/words/en.ts';
import type { Door } from '../door.ts';
import type { Asked } from '../records.ts';
import type { Request } from './request.ts';

export interface Filters {
  readonly type: FormType | null;
  readonly zone: number | null;
  /** 'yyyy-mm-dd' of the schedule. */
  readonly day: string | null;
  /** Handed in then or later, epoch ms. */
  readonly since: number | null;
  readonly state: RequestState | null;
}

export const filterOptions = {
  type: { type: 'string' },
  zone: { type: 'string' },
  day: { type: 'string' },
  since: { type: 'string' },
  state: { type: 'string' },
} as const satisfies ParseArgsOptionsConfig;

export const filterUsage = '[--type T] [--zone N] [--day D] [--since D] [--state S]';

type Given = { readonly [Name in keyof typeof filterOptions]?: string | undefined };

/** 'today', 'tomorrow', or the day itself. @throws Problem */
export function dayOf(text: string, option: string, now: number): string {
  const today = manilaDay(now);
  const day = text === 'today' ? today : text === 'tomorrow' ? addDays(today, 1) : text;
  if (!isRealDay(day))
    throw new Problem(
      `--${option} must be a day such as ${today}, 'today' or 'tomorrow'; it is '${shown(text, 40)}'.`,
    );
  return day;
}

const byName = new Map(
  Object.entries(words.services).map(([type, { name }]) => [name.toLowerCase(), type as FormType]),
);

function typeOf(text: string): FormType {
  const type = formTypeOf(text) ?? byName.get(text.trim().toLowerCase());
  if (type === undefined)
    throw new Problem(
      `--type must be one of ${Object.keys(formTypes).join(', ')}; it is '${shown(text, 40)}'.`,
    );
  return type;
}

function zoneOf(text: string): number {
  const { least, most } = site.zones;
  const zone = /^\d{1,4}$/.test(text) ? Number(text) : Number.NaN;
  if (!(zone >= least && zone <= most))
    throw new Problem(`--zone must be a whole number from ${least} to ${most}; it is '${shown(text, 40)}'.`);
  return zone;
}

/** Epoch ms of a day's beginning, or of a moment. @throws Problem */
export const sinceOf = (text: string, now: number): number =>
  manilaInstant(isRealMoment(text) ? text : `${dayOf(text, 'since', now)}T00:00`);

function namedState(text: string): RequestState {
  const state = stateOf(text.toLowerCase());
  if (state === null)
    throw new Problem(`--state must be one of ${stateNames.join(', ')}; it is '${shown(text, 40)}'.`);
  return state;
}

/** @throws Problem */
export const filtersOf = ({ type, zone, day, since, state }: Given, now: number): Filters => ({
  type: type === undefined ? null : typeOf(type),
  zone: zone === undefined ? null : zoneOf(zone),
  day: day === undefined ? null : dayOf(day, 'day', now),
  since: since === undefined ? null : sinceOf(since, now),
  state: state === undefined ? null : namedState(state),
});

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

/**
 * The names of places: '2031-05-07-am-007' is the seventh place of a morning. A place is one document of this name, which
 * only one request can create (docs/decisions/0058-places.md). The rules of the store check the same pattern.
 */
import { isRealDay, isRealMoment } from '../dates/day.ts';

export const halves = ['morning', 'afternoon'] as const;
/** The morning ends at 12:00. */
export type Half = (typeof halves)[number];

export interface HalfDay {
  /** 'yyyy-mm-dd' */
  readonly day: string;
  readonly half: Half;
}

export interface Place extends HalfDay {
  /** 1 to `maxPlaces` */
  readonly number: number;
}

/** The most places that a half day may have: one query lists them all. */
export const maxPlaces = 300;

/** Days from today until which the places of a half day may be taken; the rules refuse a later one. */
export const maxPlaceDays = 30;

const codes = { morning: 'am', afternoon: 'pm' } as const;

/** The half day of a schedule; null for text that is no moment. '2031-05-07T11:59' → the morning of that day. */
export const halfDayOf = (schedule: string): HalfDay | null =>
  isRealMoment(schedule)
    ? { day: schedule.slice(0, 10), half: schedule.slice(11, 13) < '12' ? 'morning' : 'afternoon' }
    : null;

/** '2031-05-07-am-007' */
export const formatPlace = ({ day, half, number }: Place): string =>
  `${day}-${codes[half]}-${String(number).padStart(3, '0')}`;

const placePattern = /^(\d{4}-\d{2}-\d{2})-([ap]m)-(\d{3})$/;

/** The place of a name; null for any other text, from the store or a person. */
export const parsePlace = (name: string): Place | null => {
  const [, day = '', code, digits] = placePattern.exec(name) ?? [];
  const number = Number(digits);
  if (!isRealDay(day) || !(number >= 1 && number <= maxPlaces)) return null;
  return { day, half: code === codes.morning ? 'morning' : 'afternoon', number };
};

/** The first and the last name that a place of a half day may have: the bounds of the query that lists those taken. */
export const placeBounds = (halfDay: HalfDay): readonly [first: string, last: string] => [
  formatPlace({ ...halfDay, number: 1 }),
  formatPlace({ ...halfDay, number: maxPlaces }),
];

/**
 * Which place a request asks for, and what a refusal of the store means (docs/decisions/0058-places.md). Everything here is
 * pure: the machine of the form reads the store between these steps.
 */
import { addDays } from '../dates/day.ts';
import { formatPlace, type HalfDay, maxPlaceDays, parsePlace } from './placeName.ts';

/**
 * A random number from 1 to `places` that is not taken, so that people who send at the same time seldom want the same one; null when
 * none is left.
 * @param random from 0 up to, but not, 1
 */
export const chooseFreePlace = (
  places: number,
  taken: ReadonlySet<number>,
  random: () => number,
): number | null => {
  const free = Array.from({ length: Math.max(0, places) }, (_, at) => at + 1).filter(
    (number) => !taken.has(number),
  );
  return free[Math.floor(random() * free.length)] ?? null;
};

/** A half day as the store has it now. */
export interface StoredHalfDay {
  readonly isClosed: boolean;
  /** How many requests the hall takes; null for any number. */
  readonly places: number | null;
  /** The numbers of the places that are taken; empty where any number is taken. */
  readonly taken: ReadonlySet<number>;
}

/** Why no request can be stored for a half day; each has its sentence, and the citizen chooses another time. */
export type HalfDayRefusal =
  | { readonly kind: 'full' }
  | { readonly kind: 'hallClosed' }
  /** Its places may be taken from `maxPlaceDays` days before. */
  | { readonly kind: 'notOpenYet' };

/** The request is sent with this place; null where the hall takes any number. */
interface Send {
  readonly kind: 'send';
  readonly place: string | null;
}

export type PlaceChoice = Send | HalfDayRefusal;

export interface PlaceContext {
  readonly booked: HalfDay;
  /** Today in Manila, 'yyyy-mm-dd'. */
  readonly today: string;
  /** From 0 up to, but not, 1. */
  readonly random: () => number;
}

/** The place that a request asks for, by the half day as it was just read. */
export const choosePlace = (
  { isClosed, places, taken }: StoredHalfDay,
  { booked, today, random }: PlaceContext,
): PlaceChoice => {
  if (isClosed) return { kind: 'hallClosed' };
  if (places === null) return { kind: 'send', place: null };
  // Staff may have lowered the number below one that is taken: then some free numbers are not for taking.
  const number = taken.size < places ? chooseFreePlace(places, taken, random) : null;
  if (number === null) return { kind: 'full' };
  if (booked.day > addDays(today, maxPlaceDays)) return { kind: 'notOpenYet' };
  return { kind: 'send', place: formatPlace({ ...booked, number }) };
};

export type RefusalMeaning =
  /** The same id and receipt code are sent again. */
  | Send
  /** The record id belongs to another request, or the rules refuse the answers: the next id tells. */
  | { readonly kind: 'idTaken' }
  | HalfDayRefusal;

/**
 * What it means that the store refused a request. Call it after the receipt was looked up and is not there, with the half day
 * read after that: otherwise it may say 'full' to somebody who is stored.
 * @param sent the place in the refused commit; null for none
 */
export const explainRefusal = (
  sent: string | null,
  halfDay: StoredHalfDay,
  context: PlaceContext,
): RefusalMeaning => {
  const choice = choosePlace(halfDay, context);
  if (choice.kind !== 'send') return choice;
  const number = sent === null ? null : (parsePlace(sent)?.number ?? null);
  const isSentFree =
    halfDay.places === null
      ? sent === null
      : number !== null && number <= halfDay.places && !halfDay.taken.has(number);
  return isSentFree ? { kind: 'idTaken' } : choice;
};

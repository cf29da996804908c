/**
 * Writes a change of the hall's days, and where it gives a half day a number of places, gives everybody who comes one of them
 * (docs/decisions/0058-places.md): those who have a higher one, then those who came before there was a number, the oldest request
 * first. Meanwhile the record says that no place is left, so that nobody else takes one. Each step may be the last one before a
 * crash: the same change again finishes the others.
 */
import { addDays } from '../../domain/dates/day.ts';
import { everyDay } from '../../domain/dates/hallDay.ts';
import { formatPlace, type Half, halves, maxPlaceDays } from '../../domain/places/placeName.ts';
import { renumberPlaces } from '../../domain/places/renumberPlaces.ts';
import { commit, commitOnce, isConflict } from '../commit.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { type Booking, findComing, findTakenPlaces, type Hall, readHall } from './hall.ts';
import {
  findDayRecord,
  type HallDayChange,
  type HallDayPlan,
  planHallDay,
  readStoredHallDays,
  type StoredHallDay,
} from './hallDays.ts';
import { createDayChecks, createPlaceWrites } from './placeWrites.ts';

/** Somebody who comes, and the place that they get. */
export interface PlaceAssignment {
  readonly booking: Booking;
  /** '2031-05-07-am-007' */
  readonly place: string;
}

const compareArrivals = ({ request: a }: Booking, { request: b }: Booking): number =>
  a.arrived - b.arrived || (a.id < b.id ? -1 : 1);

/** Who of a half day gets another place, or a first one, so that as many as possible have one of the numbers up to `places`. */
export function planAssignments(
  hall: Hall,
  day: string,
  half: Half,
  places: number,
): readonly PlaceAssignment[] {
  const numbers = new Map(findTakenPlaces(hall, day, half).map(({ id, place }) => [id, place.number]));
  const holders = new Map<number, Booking>();
  const without: Booking[] = [];
  for (const booking of findComing(hall, day, half)) {
    const number = numbers.get(booking.extras?.place ?? '');
    if (number === undefined) without.push(booking);
    else holders.set(number, booking);
  }
  // A place above the number that nobody comes for stays: only freeing it helps.
  const taken = [...numbers.values()].filter((number) => number <= places || holders.has(number));
  const moves = renumberPlaces(taken, places);
  const used = new Set([...taken, ...moves.map(({ to }) => to)]);
  const free = Array.from({ length: places }, (_, at) => at + 1).filter((number) => !used.has(number));
  return [
    ...moves.map(({ from, to }) => ({ booking: holders.get(from)!, number: to })),
    ...without
      .sort(compareArrivals)
      .slice(0, free.length)
      .map((booking, at) => ({ booking, number: free[at]! })),
  ].map(({ booking, number }) => ({ booking, place: formatPlace({ day, half, number }) }));
}

type Numbers = NonNullable<HallDayChange['places']>;

/** Of every day, those with somebody and without a record of their own. */
const findGoverned = ({ days, bookings }: Hall, id: string): readonly string[] => {
  if (id !== everyDay) return [id];
  const own = new Set(days.flatMap(({ id, record }) => (record === null ? [] : id)));
  return [...new Set(bookings.map(({ day }) => day))].filter((day) => !own.has(day)).sort();
};

const planAll = (hall: Hall, id: string, numbers: Numbers): readonly PlaceAssignment[] =>
  findGoverned(hall, id).flatMap((day) =>
    halves.flatMap((half) => {
      const places = numbers[half];
      return typeof places === 'number' ? planAssignments(hall, day, half, places) : [];
    }),
  );

/** The days whose places a change gives out: those that may be taken by now. */
const rangeOf = (id: string, today: string) =>
  id === everyDay ? { from: today, to: addDays(today, maxPlaceDays) } : { from: id, to: id };

/** The person must still come as they were read: somebody who is refused, moved or deleted meanwhile gets no place. */
const createAssignmentWrites = (
  client: Pick<FirestoreRestClient, 'root'>,
  hall: Hall,
  { booking, place }: PlaceAssignment,
  now: number,
): readonly object[] => [
  ...createPlaceWrites(client, hall.places, booking, { place }, now),
  ...[booking.request, ...booking.receipts].map(({ name, version }) => ({
    verify: name,
    currentDocument: { updateTime: version },
  })),
  ...createDayChecks(client, hall, booking.day),
];

export type HallDayOutcome =
  | Exclude<HallDayPlan, { readonly kind: 'write' }>
  /** Who got another place, or a first one. */
  | { readonly kind: 'written'; readonly assigned: readonly PlaceAssignment[] }
  /** Somebody else wrote since the days were read. `isBegun`: after the first step. */
  | { readonly kind: 'conflict'; readonly isBegun: boolean }
  /** A call failed after the first step: no place is left until the same change is made again. */
  | { readonly kind: 'unfinished'; readonly cause: unknown };

interface WriteEffects {
  /** Epoch ms. */
  readonly now: number;
  /** 'yyyy-mm-dd' in Manila. */
  readonly today: string;
}

/** Other staff refuse, move and delete people meanwhile, so the rest is planned again, until nobody gets a place in so many rounds. */
const maxVainRounds = 3;

/**
 * Writes the change over the days that were read.
 * @param id 'yyyy-mm-dd' or 'every-day', which gives places of the coming days that follow it
 * @throws the error of a call before anything was written
 */
export async function writeHallDay(
  client: FirestoreRestClient,
  stored: readonly StoredHallDay[],
  id: string,
  change: HallDayChange,
  { now, today }: WriteEffects,
): Promise<HallDayOutcome> {
  const plan = planHallDay(client, stored, id, change, now);
  if (plan.kind === 'refused') return plan;

  /** @returns whether the store now has the change. */
  const write = async (days: readonly StoredHallDay[], wanted: HallDayChange): Promise<boolean> => {
    const planned = planHallDay(client, days, id, wanted, now);
    if (planned.kind !== 'write') return planned.kind === 'unchanged';
    return commitOnce(
      async () => {
        await commit(client, [planned.write]);
        return true;
      },
      async () => planHallDay(client, await readStoredHallDays(client), id, wanted, now).kind === 'unchanged',
    );
  };

  const numbers = change.places ?? {};
  const numbered = halves.filter((half) => typeof numbers[half] === 'number');
  const before = findDayRecord(stored, id)?.places;
  const isLowered = numbered.some((half) => (before?.[half] ?? Infinity) > numbers[half]!);
  const range = rangeOf(id, today);
  const isSettled =
    numbered.length === 0 ||
    (!isLowered && planAll({ ...(await readHall(client, range)), days: stored }, id, numbers).length === 0);
  if (isSettled) {
    if (plan.kind === 'unchanged') return plan;
    return (await write(stored, change))
      ? { kind: 'written', assigned: [] }
      : { kind: 'conflict', isBegun: false };
  }

  const createNumbers = (numberOf: (half: Half) => number): Numbers =>
    Object.fromEntries(numbered.map((half) => [half, numberOf(half)]));
  const isFirstWritten = await write(stored, {
    ...change,
    places: { ...numbers, ...createNumbers(() => 0) },
  });
  if (!isFirstWritten) return { kind: 'conflict', isBegun: false };
  const assigned: PlaceAssignment[] = [];
  try {
    for (let vainRounds = 0; vainRounds < maxVainRounds; ) {
      const before = assigned.length;
      const hall = await readHall(client, range);
      const record = findDayRecord(hall.days, id);
      if (numbered.some((half) => record?.places[half] !== 0)) break;
      try {
        for (const assignment of planAll(hall, id, numbers)) {
          await commit(client, createAssignmentWrites(client, hall, assignment, now));
          assigned.push(assignment);
        }
        // Only the numbers: what somebody else wrote of the day since the first step stays.
        if (await write(hall.days, { places: createNumbers((half) => numbers[half]!) }))
          return { kind: 'written', assigned };
      } catch (error) {
        if (!isConflict(error)) throw error;
      }
      vainRounds = assigned.length > before ? 0 : vainRounds + 1;
    }
    return { kind: 'conflict', isBegun: true };
  } catch (cause) {
    return { kind: 'unfinished', cause };
  }
}

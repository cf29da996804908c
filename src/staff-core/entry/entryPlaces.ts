/** The half days of a request that staff enter: when the person who stands at the counter can be taken, and what a half day has left. */
import { manilaDay } from '../../domain/dates/day.ts';
import { findHallDay, type HallDayRecord } from '../../domain/dates/hallDay.ts';
import { listOpenMoments } from '../../domain/dates/openHours.ts';
import { findNextFreeTime } from '../../domain/places/nextFreeTime.ts';
import type { StoredHalfDay } from '../../domain/places/placeChoice.ts';
import { type HalfDay, halfDayOf } from '../../domain/places/placeName.ts';
import { isOfHalf, readPlaces } from '../hall/hall.ts';
import type { FirestoreRestClient } from '../restClient.ts';

/** @throws UserError */
const listTakenNumbers = async (
  client: FirestoreRestClient,
  { day, half }: HalfDay,
): Promise<ReadonlySet<number>> => {
  const places = await readPlaces(client, { from: day, to: day });
  return new Set(
    places.filter(({ place }) => isOfHalf(day, half)(place)).map(({ place: { number } }) => number),
  );
};

/** How many places of a half day are taken: a read for each on Cloud Firestore. @throws UserError */
export const countTakenNumbers = async (client: FirestoreRestClient, halfDay: HalfDay): Promise<number> =>
  (await listTakenNumbers(client, halfDay)).size;

/** The half day as the store has it; its places are read only where it has a number of them. @throws UserError */
export const readHalfDay = async (
  client: FirestoreRestClient,
  records: readonly HallDayRecord[],
  halfDay: HalfDay,
): Promise<StoredHalfDay> => {
  const record = findHallDay(records, halfDay.day);
  const isClosed = record?.isClosed[halfDay.half] ?? false;
  const places = record?.places[halfDay.half] ?? null;
  const isListed = !isClosed && places !== null;
  return { isClosed, places, taken: isListed ? await listTakenNumbers(client, halfDay) : new Set() };
};

/** The next time with a place, after one that was refused: 'yyyy-mm-ddThh:mm'; null where none is known. @throws UserError */
export const findNextTime = (
  client: FirestoreRestClient,
  records: readonly HallDayRecord[],
  refused: string,
  now: number,
): Promise<string | null> =>
  findNextFreeTime({ records, refused, now, countTaken: (halfDay) => countTakenNumbers(client, halfDay) });

/** '00:00', '00:30', ... '23:30' */
const halfHours = Array.from({ length: 48 }, (_, at) => new Date(at * 1_800_000).toISOString().slice(11, 16));

/**
 * When somebody at the counter can be taken: today at the next half hour that has a place, else at the next open time; '' where none is
 * known. 'yyyy-mm-ddThh:mm'.
 *
 * @param now epoch ms
 * @throws UserError
 */
export const findWalkInTime = async (
  client: FirestoreRestClient,
  records: readonly HallDayRecord[],
  now: number,
): Promise<string> => {
  const today = manilaDay(now);
  const moments = listOpenMoments(today, halfHours, now, records);
  const firstOfHalves = moments.filter(
    (moment, at) => halfDayOf(moment)?.half !== halfDayOf(moments[at - 1] ?? '')?.half,
  );
  for (const moment of firstOfHalves) {
    const { places, taken } = await readHalfDay(client, records, halfDayOf(moment)!);
    if (places === null || taken.size < places) return moment;
  }
  return (await findNextTime(client, records, `${today}T23:59`, now)) ?? '';
};

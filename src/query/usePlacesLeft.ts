/** How many places of days are left, for the form to show. It is a hint: the store decides when the request is sent. */
import { useEffect, useState } from 'react';
import { findHallDay, type HallDayRecord } from '../domain/dates/hallDay.ts';
import { type Half, type HalfDay, halves } from '../domain/places/placeName.ts';

/** How many places of a half day are taken. */
export type CountTaken = (halfDay: HalfDay) => Promise<number>;

/** Of each open half day with a number of places. */
export type PlaceCounts = Readonly<Partial<Record<Half, number>>>;

/** By the day, 'yyyy-mm-dd'. A day without a number of places, or not counted yet, has no entry; one that failed to be counted has an empty one. */
type CountsByDay = Readonly<Record<string, PlaceCounts>>;

const countPlacesLeft = async (
  day: string,
  record: HallDayRecord,
  countTaken: CountTaken,
): Promise<PlaceCounts> => {
  const counts = halves.map(async (half) => {
    const places = record.places[half];
    if (places === null || record.isClosed[half]) return [];
    if (places === 0) return [[half, 0] as const];
    // Staff may have lowered the number below what is taken.
    return [[half, Math.max(0, places - (await countTaken({ day, half })))] as const];
  });
  return Object.fromEntries((await Promise.all(counts)).flat());
};

const noCounts: CountsByDay = {};

/**
 * @param toDays the days to count, 'yyyy-mm-dd', by what is counted: a full day brings another one
 * @param records what the barangay says of its days
 * @param countTaken referentially stable
 */
export const usePlacesLeft = (
  toDays: (counts: CountsByDay) => readonly string[],
  records: readonly HallDayRecord[],
  countTaken: CountTaken,
): CountsByDay => {
  const [counted, setCounted] = useState({ records, counts: noCounts });
  const counts = counted.records === records ? counted.counts : noCounts;
  const isLimited = (day: string) =>
    halves.some((half) => (findHallDay(records, day)?.places[half] ?? null) !== null);
  const uncounted = [...new Set(toDays(counts))]
    .filter((day) => counts[day] === undefined && isLimited(day))
    .join(' ');
  useEffect(() => {
    if (uncounted === '') return;
    let isCancelled = false;
    const entries = uncounted.split(' ').map(async (day): Promise<readonly [string, PlaceCounts]> => {
      const left = await countPlacesLeft(day, findHallDay(records, day)!, countTaken).catch(() => ({}));
      return [day, left];
    });
    void Promise.all(entries).then((found) => {
      if (isCancelled) return;
      setCounted((previous) => ({
        records,
        counts: { ...(previous.records === records && previous.counts), ...Object.fromEntries(found) },
      }));
    });
    return () => {
      isCancelled = true;
    };
  }, [uncounted, records, countTaken]);
  return counts;
};

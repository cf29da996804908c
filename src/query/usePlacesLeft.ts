/** How many places of a day are left, for the form to show. It is a hint: the store decides when the request is sent. */
import { useEffect, useState } from 'react';
import type { HallDayRecord } from '../domain/dates/hallDay.ts';
import { type Half, type HalfDay, halves } from '../domain/places/placeName.ts';

/** How many places of a half day are taken. */
export type CountTaken = (halfDay: HalfDay) => Promise<number>;

/** Of each open half day with a number of places. */
export type PlaceCounts = Readonly<Partial<Record<Half, number>>>;

interface CountedPlaces {
  readonly day: string;
  readonly record: HallDayRecord;
  readonly left: PlaceCounts;
}

const countPlacesLeft = async (
  day: string,
  record: HallDayRecord,
  countTaken: CountTaken,
): Promise<PlaceCounts> => {
  const counts = halves.map(async (half) => {
    const places = record.places[half];
    if (places === null || record.isClosed[half]) return [];
    // Staff may have lowered the number below what is taken.
    return [[half, Math.max(0, places - (await countTaken({ day, half })))] as const];
  });
  return Object.fromEntries((await Promise.all(counts)).flat());
};

/**
 * Null until they are counted, where nothing is to count, and when they could not be counted.
 * @param day 'yyyy-mm-dd'; '' for none
 * @param record what the barangay says of the day
 * @param countTaken referentially stable
 */
export const usePlacesLeft = (
  day: string,
  record: HallDayRecord | null,
  countTaken: CountTaken,
): PlaceCounts | null => {
  const [counted, setCounted] = useState<CountedPlaces | null>(null);
  useEffect(() => {
    if (record === null || halves.every((half) => record.places[half] === null)) return;
    let isCancelled = false;
    countPlacesLeft(day, record, countTaken).then(
      (left) => {
        if (!isCancelled) setCounted({ day, record, left });
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [day, record, countTaken]);
  return counted?.day === day && counted.record === record ? counted.left : null;
};

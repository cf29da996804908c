/** The days and hours that the form offers: what the hall's hours, its days and the places that are left allow. */
import { addDays, manilaDay } from '../../../domain/dates/day.ts';
import { findHallDay, type HallDayRecord } from '../../../domain/dates/hallDay.ts';
import { listOfferedDays, listOpenHours, type OfferedDay } from '../../../domain/dates/openHours.ts';
import { type Half, halfDayOf, halves, maxPlaceDays, maxPlaces } from '../../../domain/places/placeName.ts';
import { type CountTaken, usePlacesLeft } from '../../../query/usePlacesLeft.ts';

interface OfferedHalfDay {
  readonly half: Half;
  /** Those that can be had, 'yyyy-mm-ddThh:mm'; empty where none is left. */
  readonly moments: readonly string[];
  readonly isClosed: boolean;
  /** How many places; null where the hall takes any number, or they are not counted. */
  readonly left: number | null;
}

interface OfferedDays {
  readonly days: readonly OfferedDay[];
  /** Of the chosen day, those with the most places first, because fewer people come then. */
  readonly halfDays: readonly OfferedHalfDay[];
  /** The day from which places of the chosen day are given, 'yyyy-mm-dd'; null where they are given now, or any number. */
  readonly opensFrom: string | null;
}

/**
 * @param chosen 'yyyy-mm-dd'; '' for none
 * @param now epoch ms
 * @param countTaken referentially stable
 */
export const useOfferedDays = (
  chosen: string,
  now: number,
  records: readonly HallDayRecord[],
  countTaken: CountTaken,
): OfferedDays => {
  const listDays = (counts: ReturnType<typeof usePlacesLeft>) =>
    listOfferedDays(now, records, ({ day, half }) => counts[day]?.[half] !== 0);
  const counts = usePlacesLeft(
    (known) => [...listDays(known).map(({ day }) => day), ...(chosen === '' ? [] : [chosen])],
    records,
    countTaken,
  );
  const record = chosen === '' ? null : findHallDay(records, chosen);
  const opens = record === null ? '' : addDays(chosen, -maxPlaceDays);
  const isTooEarly = (half: Half) => opens > manilaDay(now) && (record?.places[half] ?? null) !== null;
  const hours = chosen === '' ? [] : listOpenHours(chosen, now, records);
  const halfDays = halves.map((half): OfferedHalfDay => {
    const moments = isTooEarly(half) ? [] : hours.filter((moment) => halfDayOf(moment)?.half === half);
    const left = counts[chosen]?.[half] ?? null;
    return { half, isClosed: record?.isClosed[half] === true, left, moments };
  });
  const placesOf = ({ isClosed, left }: OfferedHalfDay) => (isClosed ? 0 : (left ?? maxPlaces + 1));
  return {
    days: listDays(counts),
    halfDays: halfDays
      .filter(({ isClosed, moments }) => isClosed || moments.length > 0)
      .map((each) => (each.left === 0 ? { ...each, moments: [] } : each))
      .sort((one, other) => placesOf(other) - placesOf(one)),
    opensFrom: halves.some(isTooEarly) ? opens : null,
  };
};

/** The next time at which the hall has a place: by its hours, by what the barangay says of its days, and by the places taken. */
import { addDays, manilaDay } from '../dates/day.ts';
import { findHallDay, type HallDayRecord } from '../dates/hallDay.ts';
import { findNextOpenMoment } from '../dates/openHours.ts';
import { type HalfDay, halfDayOf, maxPlaceDays } from './placeName.ts';

/** Each half day with a number of places costs a read, so the search ends after so many. */
const maxCounts = 8;

/** The records with one half day closed. */
const closeHalfDay = (
  records: readonly HallDayRecord[],
  { day, half }: HalfDay,
): readonly HallDayRecord[] => {
  const record = findHallDay(records, day);
  const closed: HallDayRecord = {
    isHoliday: false,
    places: { morning: null, afternoon: null },
    reason: '',
    note: '',
    ...record,
    id: day,
    isClosed: { morning: false, afternoon: false, ...record?.isClosed, [half]: true },
  };
  return [closed, ...records.filter(({ id }) => id !== day)];
};

interface NextFreeTimeOptions {
  readonly records: readonly HallDayRecord[];
  /** 'yyyy-mm-ddThh:mm', in the half day that was refused. */
  readonly refused: string;
  /** Epoch ms. */
  readonly now: number;
  /** How many places of a half day are taken. */
  readonly countTaken: (halfDay: HalfDay) => Promise<number>;
}

/**
 * 'yyyy-mm-ddThh:mm'; null where none is known.
 * @throws what `countTaken` throws
 */
export const findNextFreeTime = async ({
  records,
  refused,
  now,
  countTaken,
}: NextFreeTimeOptions): Promise<string | null> => {
  const lastDay = addDays(manilaDay(now), maxPlaceDays);
  const refusedHalfDay = halfDayOf(refused);
  let open = refusedHalfDay === null ? records : closeHalfDay(records, refusedHalfDay);
  for (let counts = 0; counts < maxCounts; counts++) {
    const next = findNextOpenMoment(refused, now, open);
    const halfDay = next === null ? null : halfDayOf(next);
    if (halfDay === null) return null;
    const places = findHallDay(records, halfDay.day)?.places[halfDay.half] ?? null;
    if (places === null) return next;
    if (halfDay.day > lastDay) return null;
    if ((await countTaken(halfDay)) < places) return next;
    open = closeHalfDay(open, halfDay);
  }
  return null;
};

/**
 * What the barangay says about its hall on one day (§3): which half days are closed, how many requests it takes, whether the
 * day is a proclaimed holiday. A day without a record of its own is like `everyDay`, if there is such a record.
 */
import { type Half, halfDayOf } from '../places/placeName.ts';
import { isRealDay } from './day.ts';

/** The id of the record of all days that have none of their own. */
export const everyDay = 'every-day';

/** Whether a record may have this id: a real day, 'yyyy-mm-dd', or `everyDay`. */
export const isHallDayId = (id: string): boolean => id === everyDay || isRealDay(id);

export interface HallDayRecord {
  /** 'yyyy-mm-dd', or `everyDay` */
  readonly id: string;
  readonly isClosed: Readonly<Record<Half, boolean>>;
  /** A proclaimed holiday: the legal time does not run. */
  readonly isHoliday: boolean;
  /** How many requests the hall takes; null for any number. */
  readonly places: Readonly<Record<Half, number | null>>;
  /** Why it is closed; '' where nothing is written. */
  readonly reason: string;
  /** What residents should know of the day, such as when the Punong Barangay signs; '' where nothing is written. */
  readonly note: string;
}

/** The record that holds for a day: its own, else the one of every day, else null. */
export const findHallDay = <Found extends { readonly id: string }>(
  records: readonly Found[],
  day: string,
): Found | null => records.find(({ id }) => id === day) ?? records.find(({ id }) => id === everyDay) ?? null;

/** Whether the half day of a moment, 'yyyy-mm-ddThh:mm', is open for any number of requests. */
export const takesAnyNumber = (records: readonly HallDayRecord[], moment: string): boolean => {
  const halfDay = halfDayOf(moment);
  const record = halfDay && findHallDay(records, halfDay.day);
  return record === null || (!record.isClosed[halfDay!.half] && record.places[halfDay!.half] === null);
};

/** Whether the hall is closed at a moment, 'yyyy-mm-ddThh:mm', by the record of its half day. */
export const isHallClosed = (records: readonly HallDayRecord[], moment: string): boolean => {
  const halfDay = halfDayOf(moment);
  return halfDay !== null && findHallDay(records, halfDay.day)?.isClosed[halfDay.half] === true;
};

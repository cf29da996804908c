/**
 * Whether the hall is open at an instant, until when, and when it opens next: by site.json's hours, the legal holidays, and what
 * the barangay says of its days.
 */
import { site } from '../../site.ts';
import { type Half, halves } from '../places/placeName.ts';
import { addDays, isWeekend, manilaDay, manilaInstant, manilaTime, weekdayOf } from './day.ts';
import { findHallDay, type HallDayRecord, isHallClosed } from './hallDay.ts';
import { type Holiday, holidayOf, isOpenDay } from './holiday.ts';

/** 'hh:mm', the end excluded. */
interface OpenPeriod {
  readonly opens: string;
  readonly closes: string;
}

export interface HallDay {
  /** 'yyyy-mm-dd' */
  readonly day: string;
  /** 'declared' for one that only the barangay's record of the day has. */
  readonly holiday: Holiday | 'declared' | null;
  /** The open hours in order; empty for a day on which the hall is closed. */
  readonly periods: readonly OpenPeriod[];
}

export type HallState =
  | { readonly isOpen: true; readonly until: string }
  | {
      readonly isOpen: false;
      /** Null where no opening is known. */
      readonly next: { readonly day: string; readonly time: string } | null;
    };

const { opens, closes } = site.hall;

/** Decides whether and when the hall is open on a day. A caller of each function below may pass another decision. */
export const hallDayOf = (day: string): HallDay => ({
  day,
  holiday: holidayOf(day),
  periods: isOpenDay(day) ? [{ opens, closes }] : [],
});

const noon = '12:00';
const hoursOf: Readonly<Record<Half, OpenPeriod>> = {
  morning: { opens, closes: closes < noon ? closes : noon },
  afternoon: { opens: opens > noon ? opens : noon, closes },
};

const listOpenPeriods = ({ isClosed: { morning, afternoon } }: HallDayRecord): readonly OpenPeriod[] => {
  if (morning && afternoon) return [];
  if (!morning && !afternoon) return [{ opens, closes }];
  const period = morning ? hoursOf.afternoon : hoursOf.morning;
  return period.opens < period.closes ? [period] : [];
};

/** Decides the same with the barangay's records of its days. */
export const createHallDayOf =
  (records: readonly HallDayRecord[]): typeof hallDayOf =>
  (day) => {
    const usual = hallDayOf(day);
    const record = findHallDay(records, day);
    if (record === null) return usual;
    const holiday = usual.holiday ?? (record.isHoliday ? 'declared' : null);
    return { day, holiday, periods: isOpenDay(day) && holiday === null ? listOpenPeriods(record) : [] };
  };

/** Whether the hall receives nobody at a moment, 'yyyy-mm-ddThh:mm': its half day is closed, or the day is a holiday. */
export const isClosedAt = (records: readonly HallDayRecord[], moment: string): boolean =>
  isHallClosed(records, moment) || createHallDayOf(records)(moment.slice(0, 10)).holiday !== null;

/** The search ends after so many days, because no run of holidays and weekends is as long. */
export const maxDaysAhead = 60;

const findNextOpening = (
  now: number,
  dayOf: typeof hallDayOf,
): { readonly day: string; readonly time: string } | null => {
  const today = manilaDay(now);
  const time = manilaTime(now);
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const { day, periods } = dayOf(addDays(today, ahead));
    const next = periods.find((period) => ahead > 0 || period.opens > time);
    if (next !== undefined) return { day, time: next.opens };
  }
  return null;
};

/** @param now epoch ms */
export const hallStateAt = (now: number, dayOf = hallDayOf): HallState => {
  const time = manilaTime(now);
  const current = dayOf(manilaDay(now)).periods.find(
    (period) => period.opens <= time && time < period.closes,
  );
  return current === undefined
    ? { isOpen: false, next: findNextOpening(now, dayOf) }
    : { isOpen: true, until: current.closes };
};

/** The next instant at which the state or the day changes, epoch ms. */
export const nextHallChange = (now: number, dayOf = hallDayOf): number => {
  const today = manilaDay(now);
  const times = dayOf(today).periods.flatMap((period) => [period.opens, period.closes]);
  return Math.min(
    ...[...times.map((time) => `${today}T${time}`), `${addDays(today, 1)}T00:00`]
      .map(manilaInstant)
      .filter((instant) => instant > now),
  );
};

const saturday = 6;

/** The days after today, in groups: a weekend on which the hall is closed is one, every other day its own. */
export const listNextHallDays = (
  now: number,
  count: number,
  dayOf = hallDayOf,
): readonly (readonly HallDay[])[] => {
  const isClosed = (day: string): boolean => dayOf(day).periods.length === 0;
  const groups: HallDay[][] = [];
  let day = addDays(manilaDay(now), 1);
  while (groups.length < count) {
    const sunday = weekdayOf(day) === saturday ? addDays(day, 1) : null;
    const days = sunday !== null && isClosed(day) && isClosed(sunday) ? [day, sunday] : [day];
    groups.push(days.map((each) => dayOf(each)));
    day = addDays(days.at(-1)!, 1);
  }
  return groups;
};

/** The next days from `today` on, 'yyyy-mm-dd', that differ from the weekly hours or have a note: by law or by their own records. */
export const listUnusualDays = (
  today: string,
  count: number,
  records: readonly HallDayRecord[],
): readonly string[] => {
  const days: string[] = [];
  for (let ahead = 0; days.length < count && ahead <= maxDaysAhead; ahead++) {
    const day = addDays(today, ahead);
    const { isHoliday = false, isClosed = null, note = '' } = records.find(({ id }) => id === day) ?? {};
    const isShorter = holidayOf(day) !== null || isHoliday || halves.some((half) => isClosed?.[half]);
    if (note !== '' || (isShorter && !isWeekend(day))) days.push(day);
  }
  return days;
};

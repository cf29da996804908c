/**
 * Calendar days as text, 'yyyy-mm-dd', parsed by their parts: a Date would shift them by the device's time zone.
 * 'Today' is the day in Manila, UTC+8 all year, whatever the device's time zone (spec §5, docs/decisions/0023-time.md).
 */

const millisADay = 86_400_000;
/** Manila's offset from UTC, ms. */
export const manilaOffset = 8 * 3_600_000;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight UTC of a real day, ms; null for any other text. '2026-02-30' → null. */
const toUtcMillis = (day: string): number | null => {
  const parts = dayPattern.exec(day);
  if (parts === null) return null;
  const millis = new Date(0).setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return toDay(millis) === day ? millis : null;
};

const toDay = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

export const isRealDay = (day: string): boolean => toUtcMillis(day) !== null;

/** The day in Manila at an instant (epoch ms). */
export const manilaDay = (instant: number): string => toDay(instant + manilaOffset);

/** The time of day in Manila at an instant, 'hh:mm'. */
export const manilaTime = (instant: number): string =>
  new Date(instant + manilaOffset).toISOString().slice(11, 16);

/** The instant (epoch ms) of a moment in Manila. '2031-05-08T09:30' → 01:30 UTC; NaN for anything else. */
export const manilaInstant = (moment: string): number => Date.parse(`${moment}:00Z`) - manilaOffset;

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** 1 is Monday, 7 is Sunday; 0 for text that is not a real day. */
export const weekdayOf = (day: string): number => {
  const millis = toUtcMillis(day);
  return millis === null ? 0 : new Date(millis).getUTCDay() || 7;
};

/** '2026-11-28' → true. Accepts a moment too, '2026-11-28T08:30'. False for text that is not a real day. */
export const isWeekend = (dayOrMoment: string): boolean => weekdayOf(dayOrMoment.slice(0, 10)) >= 6;

/** The day `count` days later; returns the text unchanged when it is not a real day. */
export const addDays = (day: string, count: number): string => {
  const millis = toUtcMillis(day);
  return millis === null ? day : toDay(millis + count * millisADay);
};

const momentPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** Whether the text is a real day and minute, 'yyyy-mm-ddThh:mm', as a datetime-local input writes it. */
export const isRealMoment = (moment: string): boolean => {
  const parts = momentPattern.exec(moment);
  return parts !== null && isRealDay(parts[1]!);
};

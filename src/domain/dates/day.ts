/**
 * Days of the calendar as text, 'yyyy-mm-dd', read by their parts: a Date would shift them by the device's zone.
 * 'Today' is Manila's, UTC+8 the whole year, whatever the device says (spec §5, decisions: Time).
 */

const millisADay = 86_400_000;
/** How far Manila is ahead of UTC, in milliseconds. */
export const manilaOffset = 8 * 3_600_000;
const dayPattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Midnight UTC of a real day, in milliseconds; null for any other text. '2026-02-30' → null. */
const toUtcMillis = (day: string): number | null => {
  const parts = dayPattern.exec(day);
  if (parts === null) return null;
  const millis = new Date(0).setUTCFullYear(Number(parts[1]), Number(parts[2]) - 1, Number(parts[3]));
  return toDay(millis) === day ? millis : null;
};

const toDay = (millis: number): string => new Date(millis).toISOString().slice(0, 10);

export const isRealDay = (day: string): boolean => toUtcMillis(day) !== null;

/** The day it is in Manila at an instant (epoch ms). */
export const manilaDay = (instant: number): string => toDay(instant + manilaOffset);

/** The time of day in Manila at an instant, 'hh:mm'. */
export const manilaTime = (instant: number): string =>
  new Date(instant + manilaOffset).toISOString().slice(11, 16);

/** The instant (epoch ms) of a moment in Manila. '2031-05-08T09:30' → 01:30 UTC; NaN for what is no moment. */
export const manilaInstant = (moment: string): number => Date.parse(`${moment}:00Z`) - manilaOffset;

export const yearOf = (day: string): number => Number(day.slice(0, 4));

/** 1 is Monday, 7 is Sunday; 0 for a text that is no real day. */
export const weekdayOf = (day: string): number => {
  const millis = toUtcMillis(day);
  return millis === null ? 0 : new Date(millis).getUTCDay() || 7;
};

/** '2026-11-28' → true; also of a date and time, '2026-11-28T08:30'. What is no day is no weekend. */
export const isWeekend = (dayOrMoment: string): boolean => weekdayOf(dayOrMoment.slice(0, 10)) >= 6;

/** The day `count` days later; the text itself where it is no real day. */
export const addDays = (day: string, count: number): string => {
  const millis = toUtcMillis(day);
  return millis === null ? day : toDay(millis + count * millisADay);
};

const momentPattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d$/;

/** 'yyyy-mm-ddThh:mm' of a real day and minute, as a date-time input writes it. */
export const isRealMoment = (moment: string): boolean => {
  const parts = momentPattern.exec(moment);
  return parts !== null && isRealDay(parts[1]!);
};

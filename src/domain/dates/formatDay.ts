/** Formats days and moments for people, in the current locale. */
import type { Translate } from '../../i18n/define.ts';
import { calendarMessages } from '../../i18n/en/calendar.ts';
import { formatTime } from '../../i18n/formatTime.ts';
import { manilaDay, manilaTime, weekdayOf, yearOf } from './day.ts';

/** '2026-11', '2026-11-28' → 'November' */
export const monthName = (month: string, translate: Translate): string =>
  translate(calendarMessages).months[Number(month.slice(5, 7)) - 1] ?? '';

const dayOfMonth = (day: string): number => Number(day.slice(8, 10));
/** '2026-11-28' → 'Saturday' */
export const formatWeekday = (day: string, translate: Translate): string =>
  translate(calendarMessages).weekdays[weekdayOf(day) - 1] ?? '';

/** '2026-11-28' → '28 November' */
export const formatDayAndMonth = (day: string, translate: Translate): string =>
  translate(calendarMessages).dayOfMonth(dayOfMonth(day), monthName(day, translate));

/** '1990-02-28' → '28 February 1990' */
export const formatDay = (day: string, translate: Translate): string =>
  translate(calendarMessages).ofYear(formatDayAndMonth(day, translate), day.slice(0, 4));

/** '2026-11-28' → 'Saturday, 28 November' */
export const formatLongDay = (day: string, translate: Translate): string =>
  `${formatWeekday(day, translate)}, ${formatDayAndMonth(day, translate)}`;

/** '2026-11-28' → 'Saturday, 28 November 2026' */
export const formatLongDate = (day: string, translate: Translate): string =>
  `${formatWeekday(day, translate)}, ${formatDay(day, translate)}`;

/** With the year only where it is not the current one. '2026-11-18' → '18 November' in 2026 */
export const formatDayNear = (day: string, today: string, translate: Translate): string =>
  yearOf(day) === yearOf(today) ? formatDayAndMonth(day, translate) : formatDay(day, translate);

/** The same with the weekday: 'Wednesday, 18 November' */
export const formatLongDayNear = (day: string, today: string, translate: Translate): string =>
  `${formatWeekday(day, translate)}, ${formatDayNear(day, today, translate)}`;

const minute = 60_000;

/**
 * The last moment of what ends at an instant (epoch ms): its day, and its hour. The hour is null where it ends with the day,
 * because readers do not take 12:00 am or 11:59 pm for the end of a day.
 */
export const toEnd = (instant: number): { readonly day: string; readonly time: string | null } => {
  const time = manilaTime(instant);
  const isEndOfDay = time === '00:00' || time === '23:59';
  return { day: manilaDay(isEndOfDay ? instant - minute : instant), time: isEndOfDay ? null : time };
};

/** '2026-11-28', '18:00' → 'Saturday, 28 November, 6:00 pm'; without the hour if that is null */
export const formatMomentNear = (
  { day, time }: { readonly day: string; readonly time: string | null },
  today: string,
  translate: Translate,
): string =>
  [formatLongDayNear(day, today, translate), ...(time === null ? [] : [formatTime(time)])].join(', ');

const abbreviate = (name: string): string => name.slice(0, 3);

/** '2026-11-18' → 18 and 'Nov', the two parts of a calendar leaf. */
export const toCalendarLeaf = (
  day: string,
  translate: Translate,
): { readonly date: number; readonly month: string } => ({
  date: dayOfMonth(day),
  month: abbreviate(monthName(day, translate)),
});

/**
 * '2026-11-23' → 'Mon 23 Nov'. Martes (Tuesday) and Marso (March) shorten to the same letters, so the month is
 * written out when both meet: '2026-03-03' → 'Mar, Marso 3' in Filipino and Cebuano.
 */
export const formatShortDay = (day: string, translate: Translate): string => {
  const weekday = abbreviate(formatWeekday(day, translate));
  const month = monthName(day, translate);
  return weekday === abbreviate(month)
    ? `${weekday}, ${formatDayAndMonth(day, translate)}`
    : `${weekday} ${translate(calendarMessages).dayOfMonth(dayOfMonth(day), abbreviate(month))}`;
};

/** '2026-11-23T08:30' → 'Monday, 23 November 2026, 8:30 am' */
export const formatMoment = (moment: string, translate: Translate): string =>
  `${formatLongDate(moment.slice(0, 10), translate)}, ${formatTime(moment.slice(11, 16))}`;

/** Formats an instant (epoch ms) in Manila as `formatMoment` does. */
export const formatInstant = (instant: number, translate: Translate): string =>
  formatMoment(`${manilaDay(instant)}T${manilaTime(instant)}`, translate);

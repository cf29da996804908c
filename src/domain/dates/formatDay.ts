/** Days and moments as people say them. */
import { calendarWords } from '../../i18n/en/calendar.ts';
import { clockFace } from '../../i18n/formatTime.ts';
import { manilaDay, manilaTime, weekdayOf } from './day.ts';

/** '2026-11', '2026-11-28' → 'November' */
export const monthName = (month: string): string => calendarWords.months[Number(month.slice(5, 7)) - 1] ?? '';

const dayOfMonth = (day: string): number => Number(day.slice(8, 10));
const weekdayName = (day: string): string => calendarWords.weekdays[weekdayOf(day) - 1] ?? '';

/** '2026-11-28' → '28 November' */
export const dayAndMonth = (day: string): string => calendarWords.dayOfMonth(dayOfMonth(day), monthName(day));

/** '1990-02-28' → '28 February 1990' */
export const wholeDay = (day: string): string => calendarWords.ofYear(dayAndMonth(day), day.slice(0, 4));

/** '2026-11-28' → 'Saturday, 28 November' */
export const longDay = (day: string): string => `${weekdayName(day)}, ${dayAndMonth(day)}`;

/** '2026-11-28' → 'Saturday, 28 November 2026' */
export const longDate = (day: string): string => `${weekdayName(day)}, ${wholeDay(day)}`;

const shortened = (name: string): string => name.slice(0, 3);

/** '2026-11-18' → 18 and 'Nov', which a calendar's leaf shows apart. */
export const leafOf = (day: string): { readonly date: number; readonly month: string } => ({
  date: dayOfMonth(day),
  month: shortened(monthName(day)),
});

/**
 * '2026-11-23' → 'Mon 23 Nov'. Martes (Tuesday) and Marso (March) shorten to the same letters, so the month is whole where
 * both meet: '2026-03-03' → 'Mar, Marso 3' in Filipino and Cebuano.
 */
export const shortDay = (day: string): string => {
  const weekday = shortened(weekdayName(day));
  const month = monthName(day);
  return weekday === shortened(month)
    ? `${weekday}, ${dayAndMonth(day)}`
    : `${weekday} ${calendarWords.dayOfMonth(dayOfMonth(day), shortened(month))}`;
};

/** '2026-11-23T08:30' → 'Monday, 23 November 2026, 8:30 am' */
export const longMoment = (moment: string): string =>
  `${longDate(moment.slice(0, 10))}, ${clockFace(moment.slice(11, 16))}`;

/** An instant (epoch ms) in Manila, as `longMoment` says it. */
export const longInstant = (instant: number): string =>
  longMoment(`${manilaDay(instant)}T${manilaTime(instant)}`);

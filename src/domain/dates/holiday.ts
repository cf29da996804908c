/**
 * Holidays whose date the law itself fixes: fixed days, the last Monday of August, and the days counted from Easter
 * (RA 9492, RA 9849, RA 10966, Executive Order 292). Days that need a proclamation (Eid'l Fitr, Eid'l Adha, Chinese
 * New Year, added bridge days) are absent, so a year's list may be incomplete. Holidays warn, never block.
 */
import { addDays, isWeekend, weekdayOf } from './day.ts';

const fixedHolidays = {
  '01-01': 'newYear',
  '04-09': 'valor',
  '05-01': 'labor',
  '06-12': 'independence',
  '08-21': 'ninoyAquino',
  '11-01': 'allSaints',
  '11-30': 'bonifacio',
  '12-08': 'immaculateConception',
  '12-25': 'christmas',
  '12-30': 'rizal',
  '12-31': 'lastDayOfYear',
} as const;

const easterHolidays = { '-3': 'maundyThursday', '-2': 'goodFriday', '-1': 'blackSaturday' } as const;

export type Holiday =
  | (typeof fixedHolidays)[keyof typeof fixedHolidays]
  | (typeof easterHolidays)[keyof typeof easterHolidays]
  | 'nationalHeroes';

const pad = (number: number): string => String(number).padStart(2, '0');

/** Easter Sunday by the Gregorian algorithm of Meeus, Jones and Butcher. 2026 → '2026-04-05'. */
export const easterOf = (year: number): string => {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3);
  const h = (19 * a + d + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const n = h + l - 7 * m + 114;
  return `${year}-${pad(Math.floor(n / 31))}-${pad((n % 31) + 1)}`;
};

/** The legal holiday on a day, or null. '2026-11-30' → 'bonifacio'. */
export const holidayOf = (day: string): Holiday | null => {
  const monthDay = day.slice(5);
  if (Object.hasOwn(fixedHolidays, monthDay)) return fixedHolidays[monthDay as keyof typeof fixedHolidays];
  if (monthDay >= '08-25' && monthDay <= '08-31' && weekdayOf(day) === 1) return 'nationalHeroes';
  const easter = easterOf(Number(day.slice(0, 4)));
  for (const [days, name] of Object.entries(easterHolidays))
    if (addDays(easter, Number(days)) === day) return name;
  return null;
};

/** Whether the hall works on a day: a weekday that is no legal holiday. */
export const isOpenDay = (day: string): boolean => !isWeekend(day) && holidayOf(day) === null;

/** The search ends after a year, because somebody may declare every day a holiday. */
const maxTries = 366;

/** The next `count` open days, starting with `day`. */
export const findOpenDays = (day: string, count: number, isOpen = isOpenDay): readonly string[] => {
  const open: string[] = [];
  for (let next = day, tried = 0; open.length < count && tried < maxTries; next = addDays(next, 1), tried++)
    if (isOpen(next)) open.push(next);
  return open;
};

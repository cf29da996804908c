/** The arguments of `npm run hall`: days, half days and numbers of places. */
import { Option } from '@commander-js/extra-typings';
import { UserError } from '../../../server/lib/userError.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { addDays, isRealDay, manilaDay } from '../../../src/domain/dates/day.ts';
import { everyDay } from '../../../src/domain/dates/hallDay.ts';
import { type Half, halves } from '../../../src/domain/places/placeName.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';

/** @param what how the argument is named. @throws UserError */
export function parseDay(text: string, what: string, now: number): string {
  const today = manilaDay(now);
  const day = text === 'today' ? today : text === 'tomorrow' ? addDays(today, 1) : text;
  if (isRealDay(day)) return day;
  throw new UserError(
    `${what} must be a day such as ${today}, 'today' or 'tomorrow'; it is '${sanitizeLine(text, 40)}'.`,
  );
}

/** A day of the future, or today: what is over cannot be changed. @throws UserError */
export function parseComingDay(text: string, what: string, now: number): string {
  const day = parseDay(text, what, now);
  if (day >= manilaDay(now)) return day;
  throw new UserError(`${what} must not be over: ${day} is before today, ${manilaDay(now)}.`);
}

/** A day, or `every-day`. @throws UserError */
export const parseDayOrEveryDay = (text: string, what: string, now: number): string =>
  text === everyDay ? everyDay : parseComingDay(text, what, now);

export const halfOption = new Option('--half <HALF>', 'only this half of the day').choices(halves);

export const toHalves = (half: Half | undefined): readonly Half[] => (half === undefined ? halves : [half]);

/** 'none' → null: any number. @throws UserError */
export function parsePlaces(text: string, half: Half): number | null {
  if (text === 'none') return null;
  const { most } = lists.hallDays.fields[half === 'morning' ? 'placesMorning' : 'placesAfternoon'];
  const places = /^\d{1,3}$/.test(text) ? Number(text) : Number.NaN;
  if (places <= most) return places;
  throw new UserError(
    `--${half} must be a whole number from 0 to ${most}, or none; it is '${sanitizeLine(text, 40)}'.`,
  );
}

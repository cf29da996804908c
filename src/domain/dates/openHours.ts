/** The hall's open hours: the days that the form offers, and warnings about the chosen moment. */
import { site } from '../../site.ts';
import { addDays, isRealMoment, isWeekend, manilaDay, manilaTime } from './day.ts';
import { findOpenDays, type Holiday, holidayOf } from './holiday.ts';

const { opens, closes } = site.hall;
const offeredDays = 4;

/** The next open days, each with its first full hour still to come: 'yyyy-mm-ddThh:mm'. */
export const findOpenMoments = (now: number): readonly string[] => {
  const today = manilaDay(now);
  const nextHour = `${String(Number(manilaTime(now).slice(0, 2)) + 1).padStart(2, '0')}:00`;
  const isStillOpen = nextHour < closes;
  return findOpenDays(isStillOpen ? today : addDays(today, 1), offeredDays).map(
    (day) => `${day}T${day === today && nextHour > opens ? nextHour : opens}`,
  );
};

/** The first open day after a refused one, and not before today. */
export const findNextOpenDay = (refused: string, now: number): string => {
  const earliest = [addDays(refused, 1), manilaDay(now)].sort().at(-1)!;
  return findOpenDays(earliest, 1)[0] ?? earliest;
};

export type ScheduleWarning =
  | { readonly kind: 'holiday'; readonly day: string; readonly holiday: Holiday }
  | { readonly kind: 'closedHours' }
  | { readonly kind: 'passed' };

/** Warnings that never block: a legal holiday, closed hours, an hour of today that has passed. */
export const findScheduleWarnings = (moment: string, now: number): readonly ScheduleWarning[] => {
  if (!isRealMoment(moment) || isWeekend(moment)) return [];
  const day = moment.slice(0, 10);
  const time = moment.slice(11, 16);
  const holiday = holidayOf(day);
  return [
    ...(holiday === null ? [] : [{ kind: 'holiday' as const, day, holiday }]),
    ...(time < opens || time >= closes ? [{ kind: 'closedHours' as const }] : []),
    ...(day === manilaDay(now) && time <= manilaTime(now) ? [{ kind: 'passed' as const }] : []),
  ];
};

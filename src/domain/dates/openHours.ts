/** The hall's open hours: the days that the form offers, and warnings about the chosen moment. */
import { site } from '../../site.ts';
import { addDays, isRealMoment, isWeekend, manilaDay, manilaTime } from './day.ts';
import { type HallDay, hallDayOf, maxDaysAhead } from './hallState.ts';

const { opens, closes } = site.hall;
const offeredDays = 4;

/** The first full hour of each open period of a day, from an hour on: 'hh:mm'. */
const listFirstHours = ({ periods }: HallDay, from: string): readonly string[] =>
  periods.flatMap((period) => {
    const first = from > period.opens ? from : period.opens;
    return first < period.closes ? [first] : [];
  });

const nextHour = (time: string): string => `${String(Number(time.slice(0, 2)) + 1).padStart(2, '0')}:00`;

/** The next open days, each with its first full hour still to come: 'yyyy-mm-ddThh:mm'. */
export const findOpenMoments = (now: number, dayOf = hallDayOf): readonly string[] => {
  const today = manilaDay(now);
  const moments: string[] = [];
  for (let ahead = 0; moments.length < offeredDays && ahead <= maxDaysAhead; ahead++) {
    const day = addDays(today, ahead);
    const [first] = listFirstHours(dayOf(day), ahead === 0 ? nextHour(manilaTime(now)) : '');
    if (first !== undefined) moments.push(`${day}T${first}`);
  }
  return moments;
};

/** The first open day after a refused one, and not before today. */
export const findNextOpenDay = (refused: string, now: number, dayOf = hallDayOf): string => {
  const earliest = [addDays(refused, 1), manilaDay(now)].sort().at(-1)!;
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const day = addDays(earliest, ahead);
    if (dayOf(day).periods.length > 0) return day;
  }
  return earliest;
};

/** The first full open hour after a refused moment that is still to come: 'yyyy-mm-ddThh:mm'; null where none is known. */
export const findNextOpenMoment = (refused: string, now: number, dayOf = hallDayOf): string | null => {
  const today = manilaDay(now);
  const first = [refused.slice(0, 10), today].sort().at(-1)!;
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const day = addDays(first, ahead);
    const hours = listFirstHours(dayOf(day), day === today ? nextHour(manilaTime(now)) : '');
    const hour = hours.find((each) => `${day}T${each}` > refused);
    if (hour !== undefined) return `${day}T${hour}`;
  }
  return null;
};

export type ScheduleWarning =
  | { readonly kind: 'holiday'; readonly day: string; readonly holiday: NonNullable<HallDay['holiday']> }
  | { readonly kind: 'closedHours' }
  | { readonly kind: 'passed' };

/** Warnings that never block: a holiday, closed hours, an hour of today that has passed. */
export const findScheduleWarnings = (
  moment: string,
  now: number,
  dayOf = hallDayOf,
): readonly ScheduleWarning[] => {
  if (!isRealMoment(moment) || isWeekend(moment)) return [];
  const day = moment.slice(0, 10);
  const time = moment.slice(11, 16);
  const { holiday } = dayOf(day);
  return [
    ...(holiday === null ? [] : [{ kind: 'holiday' as const, day, holiday }]),
    ...(time < opens || time >= closes ? [{ kind: 'closedHours' as const }] : []),
    ...(day === manilaDay(now) && time <= manilaTime(now) ? [{ kind: 'passed' as const }] : []),
  ];
};

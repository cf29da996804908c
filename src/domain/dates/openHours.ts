/**
 * Which moments a person may be given: by the weekday, the hall's hours, the legal holidays, and what the barangay says of its days. The
 * form's buttons, the next free time, the counter and the hall's move of people all ask `judgeMoment`.
 */
import { site } from '../../site.ts';
import { type HalfDay, halfDayOf, maxPlaceDays } from '../places/placeName.ts';
import { addDays, isRealMoment, isWeekend, manilaDay, manilaTime } from './day.ts';
import { type HallDayRecord, isHallClosed, takesAnyNumber } from './hallDay.ts';
import { createHallDayOf, type HallDay, maxDaysAhead } from './hallState.ts';

const { opens, closes } = site.hall;
const offeredDays = 4;
const maxScheduleDays = 366;

/** The first and last moment that a person may choose, for the input's `min` and `max`. */
export const scheduleBounds = (now: number): { readonly min: string; readonly max: string } => ({
  min: `${manilaDay(now)}T00:00`,
  max: `${addDays(manilaDay(now), maxScheduleDays)}T23:59`,
});

export type ScheduleWarning =
  | { readonly kind: 'holiday'; readonly day: string; readonly holiday: NonNullable<HallDay['holiday']> }
  | { readonly kind: 'closedHours' }
  | { readonly kind: 'passed' };

interface MomentJudgment {
  /** Why nobody can come at this moment; null where a person may choose it. */
  readonly refusal: 'weekend' | 'dayOver' | 'tooFar' | 'hallClosed' | null;
  /** They never block a person who chooses the moment all the same: a holiday, closed hours, an hour of today that has passed. */
  readonly warnings: readonly ScheduleWarning[];
}

/** @param moment 'yyyy-mm-ddThh:mm' */
export const judgeMoment = (
  moment: string,
  now: number,
  records: readonly HallDayRecord[],
): MomentJudgment => {
  if (isWeekend(moment)) return { refusal: 'weekend', warnings: [] };
  const { min, max } = scheduleBounds(now);
  const day = moment.slice(0, 10);
  const time = moment.slice(11, 16);
  const { holiday } = createHallDayOf(records)(day);
  return {
    refusal:
      moment < min
        ? 'dayOver'
        : moment > max
          ? 'tooFar'
          : isHallClosed(records, moment)
            ? 'hallClosed'
            : null,
    warnings: [
      ...(holiday === null ? [] : [{ kind: 'holiday' as const, day, holiday }]),
      ...(time < opens || time >= closes ? [{ kind: 'closedHours' as const }] : []),
      ...(day === manilaDay(now) && time <= manilaTime(now) ? [{ kind: 'passed' as const }] : []),
    ],
  };
};

/** The judgment of what a citizen chose or typed; null for text that is no moment. */
export const judgeSchedule = (
  text: string,
  now: number,
  records: readonly HallDayRecord[],
): MomentJudgment | null => (isRealMoment(text) ? judgeMoment(text, now, records) : null);

/** Of these times of a day, 'hh:mm', the moments that may be offered: nothing refuses them or warns of them. */
export const listOpenMoments = (
  day: string,
  times: readonly string[],
  now: number,
  records: readonly HallDayRecord[],
): readonly string[] =>
  times
    .map((time) => `${day}T${time}`)
    .filter((moment) => {
      const { refusal, warnings } = judgeMoment(moment, now, records);
      return refusal === null && warnings.length === 0;
    });

/** The full hours of a day, and the time at which the hall opens. */
const times = [
  ...new Set([opens, ...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)]),
].sort();

/** The moments of a day that may be offered, at full hours. */
export const listOpenHours = (
  day: string,
  now: number,
  records: readonly HallDayRecord[],
): readonly string[] => listOpenMoments(day, times, now, records);

export interface OfferedDay {
  /** 'yyyy-mm-dd' */
  readonly day: string;
  /** Those with a place, 'yyyy-mm-ddThh:mm'; empty unless the day is 'free'. */
  readonly moments: readonly string[];
  readonly state: 'free' | 'full' | 'closed';
}

/**
 * The next weekdays until four of them can be had. Of those that cannot be had, at most four are listed: a closed month does not fill
 * the page.
 * @param hasPlace whether a half day has a place, as far as the page knows
 */
export const listOfferedDays = (
  now: number,
  records: readonly HallDayRecord[],
  hasPlace: (halfDay: HalfDay) => boolean,
): readonly OfferedDay[] => {
  const listed: OfferedDay[] = [];
  const count = (state: 'free' | 'other') =>
    listed.filter((each) => (each.state === 'free') === (state === 'free')).length;
  for (let ahead = 0; count('free') < offeredDays && ahead <= maxDaysAhead; ahead++) {
    const day = addDays(manilaDay(now), ahead);
    if (isWeekend(day)) continue;
    const open = listOpenHours(day, now, records);
    // Nobody is given a place of a later day yet.
    const isTooEarly = (moment: string) => ahead > maxPlaceDays && !takesAnyNumber(records, moment);
    const moments = open.filter((moment) => !isTooEarly(moment) && hasPlace(halfDayOf(moment)!));
    if (moments.length > 0) listed.push({ day, moments, state: 'free' });
    // The rest of today that has passed is neither full nor closed.
    else if (count('other') < offeredDays && (ahead > 0 || open.length > 0))
      listed.push({ day, moments, state: open.length > 0 ? 'full' : 'closed' });
  }
  return listed;
};

/** The first full open hour after a refused moment that is still to come: 'yyyy-mm-ddThh:mm'; null where none is known. */
export const findNextOpenMoment = (
  refused: string,
  now: number,
  records: readonly HallDayRecord[],
): string | null => {
  const first = [refused.slice(0, 10), manilaDay(now)].sort().at(-1)!;
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const next = listOpenMoments(addDays(first, ahead), times, now, records).find((each) => each > refused);
    if (next !== undefined) return next;
  }
  return null;
};

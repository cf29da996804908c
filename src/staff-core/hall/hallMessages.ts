/** What staff read about the hall's days, on the page and from `npm run hall check`. */
import type { HallDay } from '../../domain/dates/hallState.ts';
import type { Half } from '../../domain/places/placeName.ts';
import { calendarMessages } from '../../i18n/en/calendar.ts';

const people = (count: number): string => (count === 1 ? '1 person' : `${count} people`);
const places = (count: number): string =>
  count === 0 ? 'no place' : count === 1 ? '1 place' : `${count} places`;

type HolidayName = NonNullable<HallDay['holiday']>;
const { holidays } = calendarMessages.english;

export const hallMessages = {
  people,
  /** '7 of 50'; where more people come than there are places, '5 of 5, and 2 more': nobody has the place of another. */
  taken: (taken: number, most: number) =>
    taken <= most ? `${taken} of ${most}` : `${most} of ${most}, and ${taken - most} more`,
  holiday: (holiday: HolidayName) => (holiday === 'declared' ? 'Holiday' : `Holiday: ${holidays[holiday]}`),
  sameDay: 'They already come on this day: choose another one.',
  pastDay: (day: string) => `${day} is over: choose a later day.`,
  weekend: (day: string) => `${day} is at a weekend, when the hall never opens: choose another day.`,
  targetClosed: (day: string, half: Half) =>
    `The hall is closed in the ${half} of ${day}: choose another day.`,
  targetFull: (day: string, half: Half, left: number, count: number) =>
    `The ${half} of ${day} has ${places(left)} left, and ${people(count)} would be moved: choose another day, or give it more places.`,
  targetHourOver: (time: string) =>
    `Each keeps the hour they have, and ${time} is over today: choose a later day.`,
  targetTooFar: (day: string) =>
    `${day} is more than a year ahead, and nobody can come then: choose an earlier day.`,
  targetHoliday: (day: string, holiday: HolidayName) =>
    `${day} is ${holidays[holiday]}, when the hall is usually closed.`,
  targetFar: (day: string, most: number) =>
    `${day} has a number of places, and those are given out only ${most} days ahead: choose an earlier day.`,
  /** Why a request that is set back from a refusal gets no place. */
  noPlace: {
    full: (day: string, half: Half) => `the ${half} of ${day} is full`,
    hallClosed: (day: string, half: Half) => `the hall is closed in the ${half} of ${day}`,
    notOpenYet: (day: string) => `the places of ${day} are not given out yet`,
    past: (day: string) => `${day} is over`,
  },
  placeLost: (why: string) => `The person has no place any more: ${why}.`,
} as const;

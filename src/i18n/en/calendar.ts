/** Names of days and months, and date formats, in English. */
import { defineMessages } from '../define.ts';

export const calendarMessages = defineMessages('calendar', {
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  /** 28, 'November' → '28 November' */
  dayOfMonth: (day: number, month: string) => `${day} ${month}`,
  /** '28 November', '2026' → '28 November 2026' */
  ofYear: (dayOfMonth: string, year: string) => `${dayOfMonth} ${year}`,
  /** '6:00 am', '9:00 am' → '6:00 am to 9:00 am' */
  range: (from: string, to: string) => `${from} to ${to}`,
  holidays: {
    newYear: "New Year's Day",
    valor: 'Araw ng Kagitingan',
    labor: 'Labor Day',
    independence: 'Independence Day',
    ninoyAquino: 'Ninoy Aquino Day',
    nationalHeroes: 'National Heroes Day',
    allSaints: "All Saints' Day",
    bonifacio: 'Bonifacio Day',
    immaculateConception: 'Feast of the Immaculate Conception',
    christmas: 'Christmas Day',
    rizal: 'Rizal Day',
    lastDayOfYear: 'the last day of the year',
    maundyThursday: 'Maundy Thursday',
    goodFriday: 'Good Friday',
    blackSaturday: 'Black Saturday',
    /** One that the law does not fix. */
    declared: 'a declared holiday',
  },
} as const);

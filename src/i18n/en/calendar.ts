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
} as const);

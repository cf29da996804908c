/** Filipino translation of ../en/calendar.ts. */
import type { LocaleMessages } from '../messages.ts';

export const calendar: LocaleMessages['calendar'] = {
  weekdays: ['Lunes', 'Martes', 'Miyerkoles', 'Huwebes', 'Biyernes', 'Sabado', 'Linggo'],
  months: [
    'Enero',
    'Pebrero',
    'Marso',
    'Abril',
    'Mayo',
    'Hunyo',
    'Hulyo',
    'Agosto',
    'Setyembre',
    'Oktubre',
    'Nobyembre',
    'Disyembre',
  ],
  /** 28, 'Nobyembre' → 'Nobyembre 28' */
  dayOfMonth: (day, month) => `${month} ${day}`,
  /** 'Nobyembre 28', '2026' → 'Nobyembre 28, 2026' */
  ofYear: (dayOfMonth, year) => `${dayOfMonth}, ${year}`,
};

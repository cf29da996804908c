/** Cebuano translation of ../en/calendar.ts. */
import type { LocaleMessages } from '../messages.ts';

export const calendar: LocaleMessages['calendar'] = {
  weekdays: ['Lunes', 'Martes', 'Miyerkules', 'Huwebes', 'Biyernes', 'Sabado', 'Domingo'],
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
  /** '6:00 am', '9:00 am' → '6:00 am hangtod 9:00 am' */
  range: (from, to) => `${from} hangtod ${to}`,
  holidays: {
    newYear: 'Bag-ong Tuig',
    valor: 'Araw ng Kagitingan',
    labor: 'Adlaw sa Mamumuo',
    independence: 'Adlaw sa Kagawasan',
    ninoyAquino: 'Adlaw ni Ninoy Aquino',
    nationalHeroes: 'Adlaw sa mga Bayani',
    allSaints: 'Adlaw sa mga Santos',
    bonifacio: 'Adlaw ni Bonifacio',
    immaculateConception: 'Pista sa Inmaculada Concepcion',
    christmas: 'Pasko',
    rizal: 'Adlaw ni Rizal',
    lastDayOfYear: 'Kataposang adlaw sa tuig',
    maundyThursday: 'Huwebes Santo',
    goodFriday: 'Biyernes Santo',
    blackSaturday: 'Sabado de Gloria',
    declared: 'gideklarar nga holiday',
  },
};

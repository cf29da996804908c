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
  /** '6:00 am', '9:00 am' → '6:00 am hanggang 9:00 am' */
  range: (from, to) => `${from} hanggang ${to}`,
  holidays: {
    newYear: 'Bagong Taon',
    valor: 'Araw ng Kagitingan',
    labor: 'Araw ng Paggawa',
    independence: 'Araw ng Kalayaan',
    ninoyAquino: 'Araw ni Ninoy Aquino',
    nationalHeroes: 'Araw ng mga Bayani',
    allSaints: 'Araw ng mga Santo',
    bonifacio: 'Araw ni Bonifacio',
    immaculateConception: 'Kapistahan ng Inmaculada Concepcion',
    christmas: 'Araw ng Pasko',
    rizal: 'Araw ni Rizal',
    lastDayOfYear: 'huling araw ng taon',
    maundyThursday: 'Huwebes Santo',
    goodFriday: 'Biyernes Santo',
    blackSaturday: 'Sabado de Gloria',
    declared: 'idineklarang holiday',
  },
};

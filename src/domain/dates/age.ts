import { yearOf } from './day.ts';

/** The earliest accepted birth date. */
export const earliestBirthDate = '1900-01-01';

/** Spec §5: current year minus birth year, whatever the month. Both are 'yyyy-mm-dd'. */
export const ageOn = (today: string, birthDate: string): number => yearOf(today) - yearOf(birthDate);

/** The age that a person has on a day, in completed years: what staff read. Somebody born on 29 February is older from 1 March on. */
export const completedYears = (today: string, birthDate: string): number =>
  ageOn(today, birthDate) - (today.slice(5) < birthDate.slice(5) ? 1 : 0);

import { yearOf } from './day.ts';

/** The earliest accepted birth date. */
export const earliestBirthDate = '1900-01-01';

/** Spec §5: current year minus birth year, whatever the month. Both are 'yyyy-mm-dd'. */
export const ageOn = (today: string, birthDate: string): number => yearOf(today) - yearOf(birthDate);

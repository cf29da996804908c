/**
 * RA 11032: the number of working days that the barangay may take, by the class of a service, counted from the day on
 * which the citizen appears with complete papers and has paid. That day, weekends and legal holidays do not count.
 * A holiday that only the barangay's record of the day has counts as a legal one; a day on which the hall is closed does not.
 */
import { addDays } from './day.ts';
import { findHallDay, type HallDayRecord } from './hallDay.ts';
import { findOpenDays, isOpenDay } from './holiday.ts';

export const workingDays = { simple: 3, complex: 7, highlyTechnical: 20 } as const;

export type ServiceClass = keyof typeof workingDays;

/**
 * '2031-05-08', 'simple' → '2031-05-13', across a weekend.
 * @param records the hall's days; a declared holiday that they lack counts as a working day
 */
export const findLatestDay = (
  appearance: string,
  serviceClass: ServiceClass,
  records: readonly HallDayRecord[] = [],
): string =>
  findOpenDays(
    addDays(appearance, 1),
    workingDays[serviceClass],
    (day) => isOpenDay(day) && findHallDay(records, day)?.isHoliday !== true,
  ).at(-1) ?? appearance;

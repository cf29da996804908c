/**
 * RA 11032: the number of working days that the barangay may take, by the class of a service, counted from the day on
 * which the citizen appears with complete papers and has paid. That day, weekends and legal holidays do not count.
 */
import { addDays } from './day.ts';
import { findOpenDays } from './holiday.ts';

export const workingDays = { simple: 3, complex: 7, highlyTechnical: 20 } as const;

export type ServiceClass = keyof typeof workingDays;

/** '2031-05-08', 'simple' → '2031-05-13', across a weekend. Ignores holidays that need a proclamation. */
export const findLatestDay = (appearance: string, serviceClass: ServiceClass): string =>
  findOpenDays(addDays(appearance, 1), workingDays[serviceClass]).at(-1) ?? appearance;

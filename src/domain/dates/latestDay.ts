/**
 * RA 11032: how many working days the barangay may take, by the class of a service, counted from the day on which the
 * citizen comes with complete papers and has paid. That day itself does not count, nor do weekends and holidays by law.
 */
import { addDays } from './day.ts';
import { findOpenDays } from './holiday.ts';

export const workingDays = { simple: 3, complex: 7, highlyTechnical: 20 } as const;

export type ServiceClass = keyof typeof workingDays;

/** '2031-05-08', 'simple' → '2031-05-13', over a weekend. Holidays that need a proclamation are not known. */
export const findLatestDay = (appearance: string, serviceClass: ServiceClass): string =>
  findOpenDays(addDays(appearance, 1), workingDays[serviceClass]).at(-1) ?? appearance;

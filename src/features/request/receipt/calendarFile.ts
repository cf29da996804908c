/** The day at the hall as a calendar file (RFC 5545): reference, service and hall, and nothing else of the request. Times are UTC. */
import { createEvent } from 'ics';
import { isRealMoment, manilaInstant } from '../../../domain/dates/day.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { site } from '../../../site.ts';

interface Appointment {
  readonly reference: string;
  readonly service: string;
  /** 'yyyy-mm-ddThh:mm' in Manila. */
  readonly schedule: string;
}

/** Nobody is told how long it takes; the day and the hour are what matters. */
const appointmentLength = { minutes: 30 } as const;

/** The text of the file. Throws where the schedule is no moment. The same appearance is the same event, saved twice or not. */
export const createCalendarFile = ({ reference, service, schedule }: Appointment): string => {
  if (!isRealMoment(schedule)) throw new Error('The schedule is no moment.');
  const { error, value } = createEvent({
    uid: `${reference}-${schedule.replace(/\D/g, '')}@${site.tag}`,
    productId: site.tag,
    start: manilaInstant(schedule),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: appointmentLength,
    title: receiptMessages.calendar.title(service, reference),
    location: site.hall.address,
  });
  if (value === null) throw error ?? new Error('No calendar file was made.');
  return value;
};

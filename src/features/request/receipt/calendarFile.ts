/**
 * Calendar file (RFC 5545) of the appearance at the hall: reference code, service and hall, no other answer. Times are
 * UTC.
 */
import { isRealMoment, manilaInstant } from '../../../domain/dates/day.ts';
import type { Translate } from '../../../i18n/define.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { writeCalendar } from '../../../lib/writeCalendar.ts';
import { site } from '../../../site.ts';

interface Appointment {
  readonly reference: string;
  readonly service: string;
  /** 'yyyy-mm-ddThh:mm' in Manila. */
  readonly schedule: string;
}

/** Nominal: the real duration is unknown, and only the day and hour matter. */
const appointmentLength = { minutes: 30 } as const;

/**
 * Builds the text of the file. The same appearance has the same UID, so saving it twice makes one event.
 * @throws if the schedule is no real moment
 */
export const createCalendarFile = (
  { reference, service, schedule }: Appointment,
  translate: Translate,
): string => {
  if (!isRealMoment(schedule)) throw new Error('The schedule is no moment.');
  const event = {
    uid: `${reference}-${schedule.replace(/\D/g, '')}@${site.tag}`,
    start: manilaInstant(schedule),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: appointmentLength,
    title: translate(receiptMessages).calendar.title(service, reference),
    location: site.hall.address,
  } as const;
  return writeCalendar([event], site.tag);
};

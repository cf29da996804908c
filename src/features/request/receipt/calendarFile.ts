/**
 * Calendar file (RFC 5545) of the appearance at the hall: reference code, service and hall, no other answer. Times are
 * UTC.
 */
import { isRealMoment, manilaInstant } from '../../../domain/dates/day.ts';
import type { Translate } from '../../../i18n/define.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { writeCalendar } from '../../../lib/writeCalendar.ts';
import { site } from '../../../site.ts';
import type { ReceiptFacts } from './receiptPicture.ts';

export interface CalendarFacts extends Pick<ReceiptFacts, 'reference' | 'schedule'> {
  readonly service: string;
  /** 'yyyy-mm-ddThh:mm' in Manila: when the citizen is to come. */
  readonly appointment: string;
}

/** Nominal: the real duration is unknown, and only the day and hour matter. */
const appointmentLength = { minutes: 30 } as const;

/**
 * Builds the text of the file. The UID is of the day that the citizen chose, also once the hall moved them: a calendar that has the
 * event then moves it, because the later file has the higher SEQUENCE, the minute in which it is made.
 * @param now epoch ms
 * @throws if the appointment is no real moment
 */
export const createCalendarFile = (
  { reference, service, schedule, appointment }: CalendarFacts,
  now: number,
  translate: Translate,
): string => {
  if (!isRealMoment(appointment)) throw new Error('The appointment is no moment.');
  const event = {
    uid: `${reference}-${(schedule ?? appointment).replace(/\D/g, '')}@${site.tag}`,
    sequence: Math.floor(now / 60_000),
    start: manilaInstant(appointment),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: appointmentLength,
    title: translate(receiptMessages).calendar.title(service, reference),
    location: site.hall.address,
  } as const;
  return writeCalendar([event], site.tag);
};

/**
 * Calendar file (RFC 5545) of the appearance at the hall: reference code, service and hall, no other answer. Times are
 * UTC.
 */
import { createEvent } from 'ics';
import { isRealMoment, manilaInstant } from '../../../domain/dates/day.ts';
import type { Translate } from '../../../i18n/define.ts';
import { receiptMessages } from '../../../i18n/en/receipt.ts';
import { site } from '../../../site.ts';

interface Appointment {
  readonly reference: string;
  readonly service: string;
  /** 'yyyy-mm-ddThh:mm' in Manila. */
  readonly schedule: string;
}

/** RFC 5545: of a line, without its line end, in octets of UTF-8. */
const maxLineOctets = 75;

const countOctets = (text: string): number => new TextEncoder().encode(text).length;

/** Continues a long line on lines that start with a blank, and splits no character. */
const foldLine = (line: string): string => {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = countOctets(character);
    const isFull = octets + size > maxLineOctets;
    folded += isFull ? `\r\n ${character}` : character;
    octets = isFull ? 1 + size : octets + size;
  }
  return folded;
};

/** The library folds at 75 characters: 75 `ñ` have 150 octets. */
const foldByOctets = (file: string): string =>
  file
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .map(foldLine)
    .join('\r\n');

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
  const { error, value } = createEvent({
    uid: `${reference}-${schedule.replace(/\D/g, '')}@${site.tag}`,
    productId: site.tag,
    start: manilaInstant(schedule),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: appointmentLength,
    title: translate(receiptMessages).calendar.title(service, reference),
    location: site.hall.address,
  });
  if (value === null) throw error ?? new Error('No calendar file was made.');
  return foldByOctets(value);
};

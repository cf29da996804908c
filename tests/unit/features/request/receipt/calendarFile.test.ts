/** The schedule at the hall as a calendar file. */
import { describe, expect, it } from 'vitest';
import { createCalendarFile } from '../../../../../src/features/request/receipt/calendarFile.ts';
import { translateToEnglish } from '../../../../../src/i18n/define.ts';
import { site } from '../../../../../src/site.ts';

const linesOf = (schedule: string): readonly string[] =>
  createCalendarFile({ reference: '4f3a', service: 'Barangay Clearance', schedule }, translateToEnglish)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');

describe('§2 the calendar file', () => {
  it.each([
    ['2031-05-08T09:30', '20310508T013000Z'],
    ['2031-05-08T07:59', '20310507T235900Z'],
    ['2031-01-01T00:00', '20301231T160000Z'],
    ['2028-02-29T23:59', '20280229T155900Z'],
  ])('starts the event of %s in Manila at %s', (schedule, start) => {
    expect(linesOf(schedule)).toContain(`DTSTART:${start}`);
  });
  it('writes only the reference, the service, the schedule and the hall to the file', () => {
    const lines = linesOf('2031-05-08T09:30').map((line) =>
      line.replace(/^DTSTAMP:\d{8}T\d{6}Z$/, 'DTSTAMP'),
    );
    expect(lines).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      `PRODID:${site.tag}`,
      'METHOD:PUBLISH',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      `UID:4f3a-203105080930@${site.tag}`,
      'SUMMARY:Barangay Clearance: reference number 4f3a',
      'DTSTAMP',
      'DTSTART:20310508T013000Z',
      `LOCATION:${site.hall.address.replaceAll(',', '\\,')}`,
      'DURATION:PT30M',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });
  it.each([
    ['letters of two octets', 'ñ'.repeat(90)],
    ['signs of three octets', '₱'.repeat(60)],
    ['emoji of four octets', '😀'.repeat(50)],
    ['characters of several sizes', 'añ₱😀'.repeat(20)],
    ['letters with marks', 'n\u0303g'.repeat(40)],
    ['commas, which are escaped', 'Peña, '.repeat(30).trim()],
    ['ASCII', 'x'.repeat(200)],
    ['nothing to fold', 'Ñ'],
  ])('has no line of more than 75 octets, and splits no character: %s', (_, service) => {
    const file = createCalendarFile(
      { reference: '4f3a', service, schedule: '2031-05-08T09:30' },
      translateToEnglish,
    );
    const lines = Buffer.from(file, 'utf8').toString('latin1').split('\r\n');
    expect(lines.filter((line) => line.length > 75)).toEqual([]);
    expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([]);
    // A line that splits a character is not UTF-8.
    const decode = (line: string) =>
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
    expect(lines.map(decode).join('\r\n').replaceAll('\r\n ', '')).toContain(
      `\r\nSUMMARY:${service.replaceAll(',', '\\,')}: reference number 4f3a\r\n`,
    );
  });
  it('throws on a schedule that is no date and time', () => {
    expect(() => linesOf('soon')).toThrow();
  });
});

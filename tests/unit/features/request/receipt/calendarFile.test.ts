/** The schedule at the hall as a calendar file. */
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { createCalendarFile } from '../../../../../src/features/request/receipt/calendarFile.ts';
import { translateToEnglish } from '../../../../../src/i18n/define.ts';
import { site } from '../../../../../src/site.ts';

const savedAt = Date.UTC(2031, 4, 6, 3, 0, 59, 999);
const chosen = '2031-05-08T09:30';

/** @param schedule what the citizen chose, where that is another day */
const createFile = (appointment: string, schedule: string | null = appointment, now = savedAt): string =>
  createCalendarFile(
    { reference: '4f3a', service: 'Barangay Clearance', schedule, appointment },
    now,
    translateToEnglish,
  );

const linesOf = (...options: Parameters<typeof createFile>): readonly string[] =>
  createFile(...options)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n');

/** Imports files one after the other as a calendar does: of two events of one UID the higher SEQUENCE stays. */
const importFiles = (files: readonly string[]): readonly string[] => {
  const events = new Map<string, ICAL.Event>();
  for (const file of files)
    for (const component of new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')) {
      const event = new ICAL.Event(component);
      const known = events.get(event.uid);
      if (known === undefined || (event.sequence ?? 0) > (known.sequence ?? 0)) events.set(event.uid, event);
    }
  return [...events.values()].map((event) => event.startDate.toString());
};

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
      `SEQUENCE:${Math.floor(savedAt / 60_000)}`,
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
      { reference: '4f3a', service, schedule: chosen, appointment: chosen },
      savedAt,
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
  it('moves the event that a calendar has, each time the hall moves the citizen, from whatever phone', () => {
    const minute = 60_000;
    const files = [
      // The file of release 1.0.0 has no SEQUENCE.
      createFile(chosen).replace(/SEQUENCE:\d+\r\n/, ''),
      createFile('2031-05-12T09:30', chosen, savedAt + minute),
      createFile('2031-05-14T13:00', chosen, savedAt + 2 * minute),
      createFile('2031-05-09T09:30', chosen, savedAt + 3 * minute),
    ];
    expect(files.map((_, at) => importFiles(files.slice(0, at + 1)))).toEqual([
      ['2031-05-08T01:30:00Z'],
      ['2031-05-12T01:30:00Z'],
      ['2031-05-14T05:00:00Z'],
      ['2031-05-09T01:30:00Z'],
    ]);
  });
  it('keeps the later event where an older file is opened again', () => {
    expect(
      importFiles([createFile('2031-05-12T09:30', chosen, savedAt + 60_000), createFile(chosen)]),
    ).toEqual(['2031-05-12T01:30:00Z']);
  });
  it('names the event after the new day where the day chosen is unknown', () => {
    expect(linesOf('2031-05-12T09:30', null)).toContain(`UID:4f3a-203105120930@${site.tag}`);
  });
  it('throws on an appointment that is no date and time', () => {
    expect(() => linesOf('soon')).toThrow();
  });
});

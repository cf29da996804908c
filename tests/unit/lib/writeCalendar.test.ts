import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeCalendar } from '../../../src/lib/writeCalendar.ts';
import { hostileFeedTexts } from '../../support/feedRecords.ts';
import { parseCalendar } from '../../support/parsedFeed.ts';

/** Of ASCII. */
const isControl = (sign: string): boolean => sign < ' ' || sign === '\x7f';

/** Controls and halves of surrogate pairs. */
const isForbidden = (sign: string): boolean => /^[\p{Cc}\p{Cs}]$/u.test(sign);

const writeEverywhere = (text: string): string =>
  writeCalendar(
    [
      {
        uid: text,
        title: text,
        location: text,
        description: text,
        start: 0,
        startInputType: 'utc',
        duration: { hours: 1 },
      },
    ],
    text,
    text,
  );

const expectOneEvent = (text: string): void => {
  const file = writeEverywhere(text);
  const lines = Buffer.from(file, 'utf8').toString('latin1').split('\r\n');
  expect(lines.filter((line) => line.length > 75 || [...line].some(isControl))).toEqual([]);
  // A line that splits a character is not UTF-8.
  for (const line of lines) new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
  expect(file).not.toMatch(/[\u0085\u2028\u2029]/);
  const { names, events } = parseCalendar(file);
  expect(names).toEqual(['vevent']);
  expect(events[0]!.where).toBe(events[0]!.title);
};

describe('a calendar file', () => {
  it.each(hostileFeedTexts)(
    'has one event and no line of its texts, each of 75 octets at most: %j',
    (text) => {
      expectOneEvent(text);
      const withLineFeeds = text.replace(/\r\n|[\r\u0085\u2028\u2029]/g, '\n');
      const clean = [...withLineFeeds].filter((sign) => sign === '\n' || !isForbidden(sign)).join('');
      expect(parseCalendar(writeEverywhere(text)).events[0]!.title).toBe(clean);
    },
  );

  it.each([60, 61, 62, 63, 64, 65, 66, 67, 68])(
    'splits no emoji that begins after %i letters of a title',
    (count) => {
      const title = `${'x'.repeat(count)}\u{1f600}${'y'.repeat(80)}`;
      expectOneEvent(title);
      expect(parseCalendar(writeEverywhere(title)).events[0]!.title).toBe(title);
    },
  );

  it('has one event whatever its texts contain', () => {
    const signs = fc.constantFrom(
      '\r',
      '\n',
      ':',
      ';',
      ',',
      '\\',
      '"',
      ' ',
      '\t',
      '\0',
      '\u{1f600}',
      '\ud83d',
      'BEGIN:VALARM',
      'END:VEVENT',
      'ñ',
      'x',
    );
    fc.assert(
      fc.property(
        fc.array(signs, { maxLength: 120 }).map((parts) => parts.join('')),
        expectOneEvent,
      ),
    );
  });

  it('without an event is a calendar with a name', () => {
    const file = writeCalendar([], 'sample', 'Barangay Sample');
    expect(file).toContain('\r\nX-WR-CALNAME:Barangay Sample\r\n');
    expect(parseCalendar(file).events).toEqual([]);
  });
});

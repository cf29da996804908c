import { describe, expect, it } from 'vitest';
import {
  findService,
  labelPurposes,
  matchesServiceSlug,
  removeBullet,
  zipColumns,
} from '../../../../src/domain/charter/charter.ts';
import { parseDurationMinutes } from '../../../../src/domain/duration/duration.ts';
import { formatTotalTime } from '../../../../src/domain/duration/totalTime.ts';

const hour = 60;
const day = 24 * hour;
const week = 7 * day;
const month = 30 * day;
const year = 365 * day;

describe('§9 a duration', () => {
  describe('a number and a unit', () => {
    it.each([
      ['5 minutes', 5],
      ['1 minute', 1],
      ['1minute', 1],
      ['3minutes', 3],
      ['10 MINUTES', 10],
      ['25 Minutes', 25],
      ['5 min.', 5],
      ['15 mins', 15],
      ['15mins.', 15],
      ['2 hours', 2 * hour],
      ['1 hr', hour],
      ['2hrs.', 2 * hour],
      ['2.5 hrs', 150],
      ['0.5 hour', 30],
      ['1 day', day],
      ['3 working days', 3 * day],
      ['7 Calendar Days', 7 * day],
      ['3-day', 3 * day],
      ['20-working-day', 20 * day],
      ['1 whole day', day],
      ['2 weeks', 2 * week],
      ['1 month', month],
      ['6 mos.', 6 * month],
      ['1 year', year],
      ['1,440 minutes', day],
      ['15 minute/s', 15],
      ['3 working day/s', 3 * day],
      ['10 minute(s)', 10],
      ['５ minutes', 5],
      ['5\u00a0minutes', 5],
      ['- 5 minutes', 5],
      ['• 5 minutes', 5],
      ['Time: 5 minutes', 5],
      ['Time:5 minutes', 5],
      ['5 minutes per page', 5],
      ['24 hours upon receipt of the letter', day],
      ['within 15 days from the date of the complaint', 15 * day],
      ['Not more than 20 working days', 20 * day],
      ['approx. 30 mins', 30],
      ['30 minutos', 30],
      ['1 oras', hour],
      ['3 araw', 3 * day],
      ['3 ka adlaw', 3 * day],
    ])('parses %s as %i minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('a sum of parts', () => {
    it.each([
      ['1 hour & 30 minutes', 90],
      ['1 hour and 30 minutes', 90],
      ['1 hr 15 mins', 75],
      ['1hr30mins', 90],
      ['1 hour, 5 mins.', 65],
      ['3 hours, 16 minutes', 196],
      ['15 days, 4 minutes', 15 * day + 4],
      ['10 days & 15 minutes', 10 * day + 15],
      ['15 minutes 10 days posting', 10 * day + 15],
      ['1 day, 2 hours and 5 minutes', day + 2 * hour + 5],
      ['1 hour/s & 30 minute/s', 90],
      ['5 minutes for the interview, 10 minutes for printing', 15],
      ['Interview - 5 minutes; printing - 10 minutes', 15],
      ['2 copies, 5 minutes each', 5],
      ['Step 2: 5 minutes', 5],
      ['1 oras at 30 minuto', 90],
    ])('adds the parts of %s up to %i minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('a range', () => {
    it.each([
      ['1-2 business days', 2 * day],
      ['10-15 minutes', 15],
      ['2-3 Minutes', 3],
      ['5 - 10 mins', 10],
      ['5–10 minutes', 10],
      ['5 to 10 minutes', 10],
      ['between 5 and 10 minutes', 10],
      ['30 minutes to 1 hour', hour],
      ['30 mins. - 1 hr.', hour],
      ['1 hour - 30 minutes', hour],
      ['3 hanggang 5 araw', 5 * day],
      ['1 hour, 5-10 minutes', 70],
      ['1-3 days, 30 minutes', 3 * day + 30],
    ])('counts the upper bound of the range %s: %i minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('alternatives', () => {
    it.each([
      ['If simple 5 minutes; if complex (needs verification), 1 day', day],
      ['5 minutes if complete, 1 day if not', day],
      ['5 minutes (1 day if the record is old)', day],
      ['15 minutes (or 30 minutes with a line)', 30],
      ['Simple (3 days) / Complex (7 days) / Highly technical (20 days)', 20 * day],
      ['3 or 5 days', 5 * day],
      ['20 or 10 minutes', 20],
      ['30 mins/1 hour', hour],
      ['5/10 minutes', 10],
      ['1 day or 2 days (48 hours)', 2 * day],
      ['5 minutes or less', 5],
      ['more or less 5 minutes', 5],
      ['15 minutes per applicant/client', 15],
      ['5 mins./page', 5],
      ['1 hour and 30 minutes or 1 day', day],
      ['3 days (5 pages) or 1 hour', 3 * day],
      ['2 minuto o 1 oras kung daghan', hour],
    ])('counts the largest alternative of %s: %i minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('parentheses', () => {
    it.each([
      ['5 minutes (per page)', 5],
      ['15 minutes (excluding 3 days of posting)', 15],
      ['Three (3) working days', 3 * day],
      ['Thirty (30) minutes', 30],
      ['twenty-four (24) hours', day],
      ['Forty five (45) minutes', 45],
      ['(30 minutes)', 30],
      ['(15)', 15],
      ['tatlong (3) araw', 3 * day],
      ['5 minutes (from 8:00 (opening) on)', 5],
      ['5 minutes (not closed', 5],
    ])('reads %s as %i minutes, and its parentheses only if nothing else can be read', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('fractions and number words', () => {
    it.each([
      ['½ day', day / 2],
      ['1½ hours', 90],
      ['1 ½ hours', 90],
      ['1 1/2 hours', 90],
      ['1/2 day', day / 2],
      ['half day', day / 2],
      ['half a day', day / 2],
      ['half an hour', 30],
      ['1 and a half hours', 90],
      ['one hour', hour],
      ['Five minutes', 5],
    ])('parses the fraction or number word of %s as %i minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('a number without a unit', () => {
    it.each([
      ['15', 15],
      [' 15 ', 15],
      ['10-15', 15],
      ['2.5', 2.5],
      ['5 or 10', 10],
      ['five', 5],
    ])('parses %s without a unit as %d minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('an unreadable, negative or infinite duration (failures 25)', () => {
    it.each([
      '',
      ' ',
      'soon',
      'N/A',
      'None',
      'Same day',
      'Within the day',
      'Immediately',
      'As scheduled',
      'depends on the volume of requests',
      '30 seconds',
      'Room 12',
      '₱50',
      '8:00 am - 5:00 pm',
      'minutes',
      'step2 minutes',
      '-5 min',
      '-5',
      '−5 minutes',
      '0',
      '0 minutes',
      'NaN',
      'NaN minutes',
      'Infinity',
      'Infinity days',
      '1e309 days',
      '1e400',
      `${'9'.repeat(399)}`,
      '99999999 years',
      '٣ days',
      '(((((((',
      '-/-/-/or if to',
      '🙂',
      '\ud800',
    ])('parses %j as 0 minutes', (text) => {
      expect(parseDurationMinutes(text)).toBe(0);
    });
    it('parses a piece that repeats a hundred thousand times as a finite number', () => {
      for (const piece of ['(', '5 ', 'between 1 ', '1-', 'if ', '½'])
        expect(Number.isFinite(parseDurationMinutes(piece.repeat(100_000)))).toBe(true);
    });
  });
});

describe('§9 total time', () => {
  it.each([
    [['5 minutes', '10 minutes', '5 minutes', '10 minutes'], '30 minutes (Under Normal Circumstances)'],
    [['1 minute'], '1 minute (Under Normal Circumstances)'],
    [['59 minutes'], '59 minutes (Under Normal Circumstances)'],
    [['60 minutes'], '1 hour (Under Normal Circumstances)'],
    [['30 minutes', '30 minutes'], '1 hour (Under Normal Circumstances)'],
    [['0.1 hour', '0.2 hour'], '18 minutes (Under Normal Circumstances)'],
    [['0.4 minute'], '1 minute (Under Normal Circumstances)'],
    [['61 minutes'], '1 hour, 1 minute'],
    [['60.5'], '1 hour, 1 minute'],
    [['2 hours'], '2 hours'],
    [['10 minutes', '15 minutes', '1 day', '10 minutes'], '1 day, 35 minutes'],
    [['5 minutes', '1-2 hours', '5 minutes', '10 minutes'], '2 hours, 20 minutes'],
    [['20 working days'], '2 weeks, 6 days'],
    [['30 days'], '1 month'],
    [['365 days'], '1 year'],
    [
      ['2 years', '3 months', '2 weeks', '1 day', '1 hour', '1 minute'],
      '2 years, 3 months, 2 weeks, 1 day, 1 hour, 1 minute',
    ],
    [['soon', '5 minutes', ''], '5 minutes (Under Normal Circumstances)'],
    [['soon'], 'No time specified'],
    [[], 'No time specified'],
    [['1e309 days', '-5 min', '99999999 years'], 'No time specified'],
  ])('formats the total of the times %j as %s', (times, shown) => {
    expect(formatTotalTime(times, '')).toBe(shown);
    expect(formatTotalTime(times, ' \t\n')).toBe(shown);
  });
  it('replaces the computed total with a manual one, without the suffix', () => {
    expect(formatTotalTime(['5 minutes'], '45 minutes')).toBe('45 minutes');
    expect(formatTotalTime([], ' 1 day ')).toBe('1 day');
  });
});

describe('§2 the service of an address', () => {
  const services = [
    { name: 'Issuance of Barangay Clearance', slug: 'issuance-of-barangay-clearance' },
    { name: 'Request for Use of Barangay-Owned Facilities', slug: '' },
    { name: 'Reproduction or Photocopy of Barangay Records, Data and Similar Documents', slug: '' },
    { name: 'Health and Services', slug: '' },
    { name: "Sample:  Children's  Day ", slug: 'sample-children-s-day' },
    { name: 'Issuance of Barangay Clearance', slug: 'issuance-of-barangay-clearance-2' },
    { name: '!!!', slug: '' },
  ];
  it.each([
    ['issuance-of-barangay-clearance', 0],
    ['Issuance-Of-BARANGAY-Clearance', 0],
    ['issuance-of-barangay-clearance-2', 5],
    ['request-for-use-of-barangay-owned-facilities', 1],
    ['reproduction-or-photocopy-of-barangay-records-data-and-similar-documents', 2],
    ['reproduction-or-photocopy-of-barangay-records,-data-and-similar-documents', 2],
    ['health-and-services-main', 3],
    ['health-and-services', 3],
    ['Health and Services', 3],
    ['sample-childrens-day', 4],
    ['sample-children-s-day', 4],
    ['!!!', null],
    ['', null],
    ['..', null],
    ['-', null],
    ['%E0%A4%A', null],
    ['__proto__', null],
    ['constructor', null],
    ['issuance', null],
    ['a'.repeat(10_240), null],
  ])('finds for the slug %s the service at index %j', (slug, at) => {
    expect(findService(services, slug)).toBe(at === null ? null : services[at]);
  });
  it('finds the first of two services with one name', () => {
    const [first, second] = [
      { name: 'Sample', slug: '', id: 'a' },
      { name: 'Sample', slug: '', id: 'b' },
    ];
    expect(findService([first, second], 'sample')).toBe(first);
    expect(matchesServiceSlug(second, 'sample')).toBe(true);
  });
  it.each(['health-and-services', 'health-and-services-main'])(
    'matches a service with the slug %s although its name is in another locale',
    (slug) => {
      expect(matchesServiceSlug({ name: 'Sample ng Filipino', slug }, 'health-and-services-main')).toBe(true);
    },
  );
});

describe('§2 PURPOSE', () => {
  const shown = (purposes: readonly string[]) =>
    labelPurposes(purposes).map(({ label, text }) => `${label} ${text}`.trim());
  it.each([
    [
      ['Work', 'School'],
      ['(A) Work', '(B) School'],
    ],
    [['Work'], ['(A) Work']],
    [
      ['Work', 'School', 'Bank'],
      ['(A) Work', '(B) School', 'Bank'],
    ],
    [
      ['(A) Work', '(B) School'],
      ['(A) Work', '(B) School'],
    ],
    [
      ['(a) Work', 'School'],
      ['(a) Work', '(B) School'],
    ],
    [
      ['A. Work', 'B. School'],
      ['A. Work', 'B. School'],
    ],
    [
      ['a) Work', 'b) School'],
      ['a) Work', 'b) School'],
    ],
    [
      ['Work', 'b. School'],
      ['(A) Work', 'b. School'],
    ],
    [
      ['A place to work', 'Bank'],
      ['(A) A place to work', '(B) Bank'],
    ],
    [
      ['Work', 'School', '(C) Bank'],
      ['(A) Work', '(B) School', '(C) Bank'],
    ],
    [[], []],
  ])('labels the purposes %j as %j', (purposes, lines) => {
    expect(shown(purposes)).toEqual(lines);
  });
});

describe('§2 bullets', () => {
  it.each([...'•▪●○◦·*–-'])('removes the bullet %s at the start of an entry only', (bullet) => {
    expect(removeBullet(`${bullet} Valid ID`)).toBe('Valid ID');
    expect(removeBullet(` ${bullet}${bullet}Valid ID ${bullet} copy`)).toBe(`Valid ID ${bullet} copy`);
    expect(removeBullet(bullet)).toBe('');
  });
  it('keeps a number at the start of an entry, and a hyphen within a word', () => {
    expect(removeBullet('1. Valid ID')).toBe('1. Valid ID');
    expect(removeBullet('Self-made')).toBe('Self-made');
  });
});

describe('§3 parallel lists', () => {
  it('pads the shorter lists with blanks, and leaves out rows without text', () => {
    expect(zipColumns(['Ask', 'Pay'], ['Secretary'], ['1 minute', '', '', '3 minutes'])).toEqual([
      ['Ask', 'Secretary', '1 minute'],
      ['Pay', '', ''],
      ['', '', '3 minutes'],
    ]);
    expect(zipColumns([], [], [])).toEqual([]);
  });
});

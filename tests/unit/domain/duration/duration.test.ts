import { describe, expect, it } from 'vitest';
import { parseDurationMinutes } from '../../../../src/domain/duration/duration.ts';

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
      ['about ½ day', day / 2],
      ['1½ hours', 90],
      ['1 ½ hours', 90],
      ['one and ½ hours', 90],
      ['5 minutes and ½ hour', 35],
      ['1 1/2 hours', 90],
      ['1/2 day', day / 2],
      ['half day', day / 2],
      ['half a day', day / 2],
      ['half an hour', 30],
      ['1 and a half hours', 90],
      ['one hour', hour],
      ['Five minutes', 5],
      ['Seventeen days', 17 * day],
      ['eighty-five minutes', 85],
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

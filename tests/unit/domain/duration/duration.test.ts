import { describe, expect, it } from 'vitest';
import { parseDurationMinutes } from '../../../../src/domain/duration/duration.ts';
import { durationLexicon } from '../../../../src/domain/duration/durationWords.ts';

const hour = 60;
const day = 24 * hour;
const week = 7 * day;
const month = 30 * day;
const year = 365 * day;

describe('§9 a duration', () => {
  it('a count and a unit alone is what it is with a full stop', () => {
    const units = [...durationLexicon].flatMap(([name, { kind }]) => (kind === 'unit' ? [name] : []));
    for (const text of units.flatMap((name) =>
      [0, 1, 45, 9999].flatMap((n) => [`${n} ${name}`, `${n} ka ${name}`]),
    ))
      expect([text, parseDurationMinutes(text)]).toEqual([text, parseDurationMinutes(`${text}.`)]);
  });

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
      ['45 seconds', 0.75],
      ['90 secs', 1.5],
      ['30 segundo', 0.5],
      ['~30 minutes', 30],
      ['∼1 hour', 60],
      ['〜30 minutes', 30],
      ['Interview: ~5 minutes', 5],
      ['+/-30 minutes', 30],
      ['3 W.D.', 3 * day],
      ['3 w/d', 3 * day],
      ['5 days w/ complete papers', 5 * day],
      ['5 m', 5],
      ['3 days¹', 3 * day],
      ['an additional hour', hour],
      ['a single day', day],
      ['Conference room 2 hours', 2 * hour],
      ['Desk an hour', hour],
      ['Last step 5 minutes', 5],
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
      ['Step 2: 5 minutes', 5],
      ['Phase 1: 3 days; Phase 2: 5 days', 8 * day],
      ['5 minutes at Window 3; ₱50', 5],
      ['5 minutes on the 2nd floor', 5],
      ['1 oras at 30 minuto', 90],
      ['isang oras at tatlumpung minuto', 90],
      ['2 minutes 30 seconds', 2.5],
      ['usa ka minuto ug kinse ka segundo', 1.25],
      ['takes an hour', hour],
      ['5 minutes and an hour', 65],
      ['a day and an hour', day + hour],
      ['wait for an hour, then 5 minutes', 65],
      ['1-hour, 30-minute', 90],
      ['5-minute, 10-minute', 15],
      ['5 minutes\n- 10 minutes', 15],
      ['Form 5 minutes; signing 10 minutes', 15],
      ['1) 5 minutes 2) 10 minutes', 15],
      ['1. Interview: 5 minutes\n2. Printing: 10 minutes', 15],
      ['5 minutes, another 10 minutes', 15],
      ['Sec. 5: 3 days', 3 * day],
      ['R.A. No. 11032: 3 days', 3 * day],
      ['5 minutes at Rm. 2', 5],
      ['2 min 30 sec', 2.5],
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
      ['1:00 - 1:30 hours', 90],
      ['half an hour to an hour', hour],
      ['sampu hanggang labinlimang minuto', 15],
      ['lima hangtod napulo ka minuto', 10],
      ['5~10 minutes', 10],
      ['30 minutes - an hour', hour],
      ['usa ka oras hangtod usa ka adlaw', day],
      ['3 ngadto sa 5 ka adlaw', 5 * day],
      ['3 hangtud 5 ka adlaw', 5 * day],
      ['1 hour 30 minutes to 2 hours', 2 * hour],
      ['1 hour and 30 minutes to 2 hours', 2 * hour],
      ['1 hr 15 mins - 1 hr 45 mins', 105],
      ['2 days 4 hours to 3 days', 3 * day],
      ['2 days for posting, 4 hours to 3 days', 5 * day],
      ['2 hours to 1 hour 30 minutes', 2 * hour],
      ['1-2 days 3-4 hours', 2 * day + 4 * hour],
      ['1 week 2 days - 2 weeks, 5 minutes', 2 * week + 5],
      ['5 minutes up to 10 minutes', 10],
      ['5 minutes (max. 10 minutes)', 10],
      ['5 minutes (up to 10 minutes), 5 minutes (printing)', 15],
      ['1/2-1 hour', hour],
      ['1/4 to 1/2 hour', 30],
      ['½ - 1 day', day],
      ['1:30 to 2 hours', 2 * hour],
      ['Form 5-10 minutes', 10],
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
      ['15 days (Simple), 30 days (Complex)', 30 * day],
      ['15 days (Simple) and 30 days (Complex)', 30 * day],
      ['7 days (new); 3 days (renewal)', 7 * day],
      ['10 minutes (walk-in)\n1 day (online)', day],
      ['Simple: 3 days; Complex: 7 days; Highly Technical: 20 days', 20 * day],
      ['3 days for simple, 7 days for complex transactions', 7 * day],
      ['Simpleng transaksiyon: tatlong araw; kumplikado: pitong araw', 7 * day],
      ['an hour or a day', day],
      ['15 days (Simple, with 2 copies), 30 days (Complex)', 30 * day],
      ['(Simple) 3 days (Complex) 7 days', 7 * day],
      ['10 minutes (resident), 15 minutes (non-resident)', 15],
      ['5 kon 10 minuto', 10],
      ['5 o kaya 10 minuto', 10],
      ['5 days kon kompleto, 10 days kon dili', 10 * day],
      ['1 hour 30 minutes/2 hours', 2 * hour],
      ['1/2 or 1 day', day],
    ])('counts the largest alternative of %s: %i minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  it.each([
    ['5 minutes (interview) and 10 minutes (printing)', 15],
    ['5 minutes (encoding), 3 minutes (signing), 2 minutes (release)', 10],
    ['5 minutes (new form), 10 minutes (new card)', 15],
    ['15 days (Simple), 30 days (Complex), 5 minutes (release)', 45 * day + 5],
    ['Complex: 1 day for the interview, 2 days for the visit', 3 * day],
    ['Three (3) days, two (2) hours', 3 * day + 2 * hour],
  ])('adds up the parts of %s, which are no alternatives: %i minutes', (text, minutes) => {
    expect(parseDurationMinutes(text)).toBe(minutes);
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
      ['isang (1) oras at 30 minuto', 90],
      ['isang (1) araw at dalawang (2) oras', day + 2 * hour],
      ['usa (1) ka adlaw ug duha (2) ka oras', day + 2 * hour],
      ['a (1) day and two (2) hours', day + 2 * hour],
      ['dose (12) oras at 30 minuto', 750],
      ['One (1) and a half hours', 90],
      ['1.5 (1.5) hours', 90],
      ['half (0.5) day', day / 2],
      ['bayntisais (26) minutos', 26],
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
      ['2 and 1/4 hours', 135],
      ['1/2 day', day / 2],
      ['half day', day / 2],
      ['half a day', day / 2],
      ['half an hour', 30],
      ['1 and a half hours', 90],
      ['one hour', hour],
      ['Five minutes', 5],
      ['Seventeen days', 17 * day],
      ['eighty-five minutes', 85],
      ['One Hundred Twenty (120) days', 120 * day],
      ['one-half hour', 30],
      ['one half day', day / 2],
      ['half-day', day / 2],
      ['two and one-half hours', 150],
      ['1 hour and a half', 90],
      ['an hour and a half', 90],
      ['a day & a half', 1.5 * day],
      ['three quarters of an hour', 45],
      ['a quarter of an hour', 15],
      ['3/4 hour', 45],
      ['⅓ hour', 20],
      ['an hour', hour],
      ['within a day', day],
      ['2-1/2 hours', 150],
      ['1-3/4 hours', 105],
      ['1-½ hours', 90],
      ['2 1/2 to 3 hours', 180],
      ['1/2 working day', day / 2],
      ['half-an-hour', 30],
      ['1 half day', day / 2],
      ['3/4 of an hour', 45],
      ['half of one day', day / 2],
      ['1 hour and a quarter', 75],
      ['an hour and three quarters', 105],
    ])('parses the fraction or number word of %s as %i minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('hours, minutes and seconds in short', () => {
    it.each([
      ['1:30 hours', 90],
      ['2:15 hrs', 135],
      ['0:45 hour', 45],
      ['1:30h', 90],
      ['2:30 minutes', 2.5],
      ['1h 30m', 90],
      ['1h30', 90],
      ['2 h', 2 * hour],
      ['1d 2h', day + 2 * hour],
      ['90m', 90],
      ['30s', 0.5],
      ['1 h 30 m', 90],
      ['2 hours 15m', 135],
      ['2w', 2 * week],
      ['1:30 ka oras', 90],
      ['1:30 working hours', 90],
    ])('parses %s as %d minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('Filipino and Cebuano number words', () => {
    it.each([
      ['dalawang oras', 2 * hour],
      ['isang araw', day],
      ['limang minuto', 5],
      ['apat na oras', 4 * hour],
      ['labing-isang araw', 11 * day],
      ['labindalawang buwan', 12 * month],
      ["dalawampu't limang minuto", 25],
      ['apatnapung minuto', 40],
      ['isang daan at dalawampung araw', 120 * day],
      ['kalahating araw', day / 2],
      ["isa't kalahating oras", 90],
      ['isang oras at kalahati', 90],
      ['usa ka oras', hour],
      ['duha ka adlaw', 2 * day],
      ['usa ka tibuok adlaw', day],
      ['napulo ka minuto', 10],
      ['napulo ug lima ka minuto', 15],
      ['kawhaan ug usa ka minuto', 21],
      ['tunga sa oras', 30],
      ['usa ka oras ug tunga', 90],
      ['usa ug tunga ka oras', 90],
      ['dos oras', 2 * hour],
      ['kinse minutos', 15],
      ['disiotso minutos', 18],
      ['dose minutos', 12],
      ['bente-singko minutos', 25],
      ['trenta y singko minutos', 35],
      ['medya oras', 30],
      ['kalahati ng isang araw', day / 2],
      ['tunga sa usa ka adlaw', day / 2],
      ['beinte minutos', 20],
      ['viente minutos', 20],
      ['dies y sais minutos', 16],
      ['kinze minutos', 15],
      ['disinwebe minutos', 19],
      ['dyesisais minutos', 16],
      ['diyes-otso minutos', 18],
      ['media hora', 30],
      ['una hora', hour],
      ['halos isang oras', hour],
    ])('parses %s as %d minutes', (text, minutes) => {
      expect(parseDurationMinutes(text)).toBe(minutes);
    });
  });

  describe('a number that is no time', () => {
    it.each([
      '24/7',
      '24 hours a day, 7 days a week',
      '3 hours per day',
      '8:00 am - 5:00 pm',
      '8:00 a.m. to 5:00 p.m.',
      '1:75 hours',
      '1:30',
      '2 copies, 5 minutes each',
      '5 minutes for 10 pages',
      '3 fortnights, 2 days',
      '2 sessions of 30 minutes',
      'A4 paper, 5 minutes',
      '1 day, several hours',
      'a few minutes',
      'a couple of hours',
      'one thousand days',
      'ilang minuto',
      'pipila ka minuto',
      'another hour',
      '3 (5) days',
      '3 w/ complete papers',
      '50 m walk, 5 minutes',
      '8:00-5:00 office hours',
      'daghan ka adlaw',
      '٣ days',
      `5 minutes ${'and so on '.repeat(40)}1 day`,
    ])('does not understand %j', (text) => {
      expect(parseDurationMinutes(text)).toBeNull();
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

  describe('a duration without a number, negative or infinite (failures 25)', () => {
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
      'Room 12',
      '₱50',
      'twice a day',
      'One-stop shop',
      'isang kopya',
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
      '(((((((',
      '-/-/-/or if to',
      '🙂',
      '\ud800',
    ])('parses %j as 0 minutes', (text) => {
      expect(parseDurationMinutes(text)).toBe(0);
    });
    it('does not understand a number that repeats a hundred thousand times', () => {
      for (const piece of ['5 ', 'between 1 ', '1-', '½', 'labing-1 ', '1:30 ', '1 hour a '])
        expect(parseDurationMinutes(piece.repeat(100_000))).toBeNull();
    });
    it('parses a piece without a number that repeats a hundred thousand times as 0 minutes', () => {
      for (const piece of ['(', 'if ', '(a) ', 'working ', 'minutes and '])
        expect(parseDurationMinutes(piece.repeat(100_000))).toBe(0);
    });
  });
});

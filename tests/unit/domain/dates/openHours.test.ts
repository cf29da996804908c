import { describe, expect, it } from 'vitest';
import {
  findNextOpenMoment,
  findOpenMoments,
  findScheduleWarnings,
} from '../../../../src/domain/dates/openHours.ts';
import { site } from '../../../../src/site.ts';

/** A minute before: '08:00' → '07:59' */
const before = (time: string): string =>
  new Date(Date.parse(`2031-01-01T${time}Z`) - 60_000).toISOString().slice(11, 16);

// Holds for halls that open at nine at the latest, and close at five or in the hour before it.
describe('the open hours of the hall', () => {
  const { opens, closes } = site.hall;
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`);
  it('offers today until the last open hour begins', () => {
    expect(findOpenMoments(at('06:10'), [])[0]).toBe(`2026-11-23T${opens}`);
    expect(findOpenMoments(at('09:10'), [])[0]).toBe('2026-11-23T10:00');
    expect(findOpenMoments(at('15:59'), [])[0]).toBe('2026-11-23T16:00');
    expect(findOpenMoments(at('16:00'), [])[0]).toBe(`2026-11-24T${opens}`);
    expect(findOpenMoments(at('23:30'), [])[0]).toBe(`2026-11-24T${opens}`);
  });
  it('names the first open day after a weekend, and no hour that has passed', () => {
    expect(findNextOpenMoment('2026-11-28T09:00', at('09:00'), [])).toBe(`2026-12-01T${opens}`);
    expect(findNextOpenMoment('0020-11-28T09:00', at('09:00'), [])).toBe('2026-11-23T10:00');
    expect(findNextOpenMoment('0020-11-28T09:00', at('16:00'), [])).toBe(`2026-11-24T${opens}`);
  });
  it.each([
    ['2026-11-30T09:00', ['holiday']],
    [`2026-12-01T${before(opens)}`, ['closedHours']],
    [`2026-12-01T${closes}`, ['closedHours']],
    ['2026-11-23T08:30', ['passed']],
    ['2026-12-01T09:00', []],
    ['2026-11-28T07:00', []],
    ['rubbish', []],
  ])('returns for the moment %s the warnings %j', (moment, kinds) => {
    expect(findScheduleWarnings(moment, at('09:00'), []).map(({ kind }) => kind)).toEqual(kinds);
  });
});

describe("§3 §5 the open hours by the records of the hall's days", () => {
  const { opens } = site.hall;
  const at = (moment: string) => Date.parse(`${moment}:00+08:00`);
  const record = (id: string, morning: boolean, afternoon: boolean, isHoliday = false) => ({
    id,
    isClosed: { morning, afternoon },
    isHoliday,
    places: { morning: null, afternoon: null },
    reason: '',
    note: '',
  });
  // Tuesday afternoon, Wednesday, and Thursday morning are closed; Friday is a declared holiday.
  const records = [
    record('2031-05-06', false, true),
    record('2031-05-07', true, true),
    record('2031-05-08', true, false),
    record('2031-05-09', false, false, true),
  ];

  it('offers the open half days alone', () => {
    expect(findOpenMoments(at('2031-05-06T06:00'), records)).toEqual([
      `2031-05-06T${opens}`,
      '2031-05-08T12:00',
      `2031-05-12T${opens}`,
      `2031-05-13T${opens}`,
    ]);
    expect(findOpenMoments(at('2031-05-06T11:10'), records)[0]).toBe('2031-05-08T12:00');
    expect(findOpenMoments(at('2031-05-08T09:10'), records)[0]).toBe('2031-05-08T12:00');
    expect(findOpenMoments(at('2031-05-08T13:10'), records)[0]).toBe('2031-05-08T14:00');
  });

  it('offers nothing while the record of every day closes the hall', () => {
    const never = [record('every-day', true, true)];
    expect(findOpenMoments(at('2031-05-06T06:00'), never)).toEqual([]);
    expect(findNextOpenMoment('2031-05-06T09:00', at('2031-05-06T06:00'), never)).toBeNull();
  });

  it.each([
    ['2031-05-06T14:00', '2031-05-06T06:00', '2031-05-08T12:00'],
    ['2031-05-07T09:00', '2031-05-06T06:00', '2031-05-08T12:00'],
    ['2031-05-08T09:00', '2031-05-06T06:00', '2031-05-08T12:00'],
    ['2031-05-08T09:00', '2031-05-08T14:30', '2031-05-08T15:00'],
    ['2031-05-07T09:00', '2031-05-13T08:10', '2031-05-13T09:00'],
    ['2031-05-09T09:00', '2031-05-06T06:00', `2031-05-12T${opens}`],
  ])('names after %s, at %s, the open moment %s', (refused, now, next) => {
    expect(findNextOpenMoment(refused, at(now), records)).toBe(next);
  });

  it('names the first day after a weekend on which the hall is open in a half day', () => {
    const closedMonday = [record('2031-05-12', true, true)];
    expect(findNextOpenMoment('2031-05-10T09:00', at('2031-05-06T06:00'), closedMonday)).toBe(
      `2031-05-13T${opens}`,
    );
  });

  it('warns of a declared holiday', () => {
    expect(findScheduleWarnings('2031-05-09T09:00', at('2031-05-06T06:00'), records)).toEqual([
      { kind: 'holiday', day: '2031-05-09', holiday: 'declared' },
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  findNextOpenDay,
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
    expect(findOpenMoments(at('06:10'))[0]).toBe(`2026-11-23T${opens}`);
    expect(findOpenMoments(at('09:10'))[0]).toBe('2026-11-23T10:00');
    expect(findOpenMoments(at('15:59'))[0]).toBe('2026-11-23T16:00');
    expect(findOpenMoments(at('16:00'))[0]).toBe(`2026-11-24T${opens}`);
    expect(findOpenMoments(at('23:30'))[0]).toBe(`2026-11-24T${opens}`);
  });
  it('returns the first open day after a refused one, and no day that has passed', () => {
    expect(findNextOpenDay('2026-11-28', at('09:00'))).toBe('2026-12-01');
    expect(findNextOpenDay('0020-11-28', at('09:00'))).toBe('2026-11-23');
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
    expect(findScheduleWarnings(moment, at('09:00')).map(({ kind }) => kind)).toEqual(kinds);
  });
});

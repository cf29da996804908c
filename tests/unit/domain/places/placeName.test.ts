/** §5 Names of places. */
import { describe, expect, it } from 'vitest';
import {
  formatPlace,
  halfDayOf,
  maxPlaces,
  type Place,
  parsePlace,
  placeBounds,
} from '../../../../src/domain/places/placeName.ts';

describe('§5 the name of a place', () => {
  it.each<[string, Place]>([
    ['2031-05-07-am-007', { day: '2031-05-07', half: 'morning', number: 7 }],
    ['2031-05-07-pm-300', { day: '2031-05-07', half: 'afternoon', number: 300 }],
    ['2028-02-29-am-001', { day: '2028-02-29', half: 'morning', number: 1 }],
  ])('%s is the place %o', (name, place) => {
    expect(parsePlace(name)).toEqual(place);
    expect(formatPlace(place)).toBe(name);
  });

  it.each([
    '',
    '2031-05-07-am-000',
    '2031-05-07-am-301',
    '2031-05-07-am-7',
    '2031-05-07-am-0007',
    '2031-05-07-AM-007',
    '2031-05-07-mm-007',
    '2031-05-07-am-+07',
    '2031-05-07-am-007\n',
    '2031-02-30-am-001',
    '2031-02-29-am-001',
    '0000-00-00-am-001',
    'every-day-am-001',
    '2031-05-07-am-٠٠٧',
  ])('%j is no place', (name) => {
    expect(parsePlace(name)).toBeNull();
  });

  it('bounds the places of a half day by the first and the last, between which no other half day has any', () => {
    const names = ['2031-05-06-pm-300', '2031-05-07-am-150', '2031-05-07-pm-001', '2031-05-08-am-001'];
    const [first, last] = placeBounds({ day: '2031-05-07', half: 'morning' });
    expect(names.filter((name) => name >= first && name <= last)).toEqual(['2031-05-07-am-150']);
    expect(parsePlace(last)?.number).toBe(maxPlaces);
  });
});

describe('§5 the half day of a schedule', () => {
  it.each([
    ['2031-05-07T00:00', 'morning'],
    ['2031-05-07T11:59', 'morning'],
    ['2031-05-07T12:00', 'afternoon'],
    ['2031-05-07T23:59', 'afternoon'],
  ] as const)('%s is in the %s', (schedule, half) => {
    expect(halfDayOf(schedule)).toEqual({ day: '2031-05-07', half });
  });

  it.each(['', '2031-05-07', '2031-02-30T09:00', '2031-05-07T24:00', '2031-05-07T9:00'])(
    '%j is in none',
    (schedule) => {
      expect(halfDayOf(schedule)).toBeNull();
    },
  );
});

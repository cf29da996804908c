/** §5 The next free time after a half day that takes no more requests. */
import { describe, expect, it } from 'vitest';
import type { HallDayRecord } from '../../../../src/domain/dates/hallDay.ts';
import { findNextFreeTime } from '../../../../src/domain/places/nextFreeTime.ts';
import type { HalfDay } from '../../../../src/domain/places/placeName.ts';

/** A Tuesday, 11:00 in Manila. The hall is open from 8:00 to 17:00. */
const now = Date.parse('2031-05-06T03:00:00Z');

type Numbers = Partial<HallDayRecord['places']>;
const day = (
  id: string,
  places: Numbers = {},
  isClosed: Partial<HallDayRecord['isClosed']> = {},
): HallDayRecord => ({
  id,
  isClosed: { morning: false, afternoon: false, ...isClosed },
  isHoliday: false,
  places: { morning: null, afternoon: null, ...places },
  reason: '',
  note: '',
});
const bothHalves = (count: number): Numbers => ({ morning: count, afternoon: count });

const find = async (
  refused: string,
  records: readonly HallDayRecord[],
  taken: Readonly<Record<string, number>> = {},
) => {
  const counted: string[] = [];
  const next = await findNextFreeTime({
    records,
    refused,
    now,
    countTaken: async ({ day, half }: HalfDay) => {
      counted.push(`${day} ${half}`);
      return taken[`${day} ${half}`] ?? 0;
    },
  });
  return { next, counted };
};

describe('§5 the next free time', () => {
  it.each<[string, string, readonly HallDayRecord[], Readonly<Record<string, number>>, string | null]>([
    [
      'is the afternoon of a full morning, where it has no number',
      '2031-05-08T09:30',
      [day('2031-05-08', { morning: 2 })],
      {},
      '2031-05-08T12:00',
    ],
    [
      'is the afternoon, where a place is left',
      '2031-05-08T09:30',
      [day('2031-05-08', bothHalves(2))],
      { '2031-05-08 afternoon': 1 },
      '2031-05-08T12:00',
    ],
    [
      'passes over a full afternoon',
      '2031-05-08T09:30',
      [day('2031-05-08', bothHalves(2))],
      { '2031-05-08 afternoon': 2 },
      '2031-05-09T08:00',
    ],
    [
      'passes over a half day with more people than places',
      '2031-05-08T09:30',
      [day('2031-05-08', bothHalves(2))],
      { '2031-05-08 afternoon': 7 },
      '2031-05-09T08:00',
    ],
    [
      'passes over a half day without any place',
      '2031-05-08T09:30',
      [day('2031-05-08', bothHalves(0))],
      {},
      '2031-05-09T08:00',
    ],
    [
      'passes over a closed half day and the weekend',
      '2031-05-08T13:00',
      [day('2031-05-09', {}, { morning: true, afternoon: true })],
      {},
      '2031-05-12T08:00',
    ],
    [
      'is not before the present, for a half day that has passed',
      '2031-05-05T09:00',
      [],
      {},
      '2031-05-06T12:00',
    ],
    [
      'is unknown where every day has a number and the next 30 days are full',
      '2031-05-08T09:00',
      [day('every-day', bothHalves(0))],
      {},
      null,
    ],
    [
      'is unknown beyond the 30 days in which a place may be taken',
      '2031-06-05T13:00',
      [day('every-day', bothHalves(5))],
      {},
      null,
    ],
    [
      'is beyond the 30 days where the hall takes any number',
      '2031-06-05T13:00',
      [day('every-day', {})],
      {},
      '2031-06-06T08:00',
    ],
  ])('%s', async (_, refused, records, taken, next) => {
    expect((await find(refused, records, taken)).next).toBe(next);
  });

  it('counts no half day that takes any number', async () => {
    expect((await find('2031-05-08T09:30', [day('2031-05-08', { morning: 2 })])).counted).toEqual([]);
  });

  it('counts eight half days at most', async () => {
    expect((await find('2031-05-08T09:30', [day('every-day', bothHalves(0))])).counted).toHaveLength(8);
  });

  it('tells nothing where the places cannot be counted', async () => {
    const failing = findNextFreeTime({
      records: [day('every-day', bothHalves(1))],
      refused: '2031-05-08T09:30',
      now,
      countTaken: () => Promise.reject(new Error('unreachable')),
    });
    await expect(failing).rejects.toThrow('unreachable');
  });
});

/** §6. When somebody who stands at the counter can be taken: the next half hour that the hall has for them. */
import { describe, expect, it } from 'vitest';
import type { HallDayRecord } from '../../../../src/domain/dates/hallDay.ts';
import { findWalkInTime } from '../../../../src/staff-core/entry/entryPlaces.ts';
import { openLocalClient } from '../../../../tools/cli/lib/storeClient.ts';
import { createTempDirectory, testNow } from '../../../support/server/runningServer.ts';
import { seedRequests } from '../../../support/server/staffCommands.ts';

const minute = 60_000;
const hour = 60 * minute;

const today: HallDayRecord = {
  id: '2031-05-06',
  isClosed: { morning: false, afternoon: false },
  isHoliday: false,
  places: { morning: null, afternoon: null },
  reason: '',
  note: '',
};

// The moment of the tests is 11:00 on a Tuesday.
const cases: readonly (readonly [
  title: string,
  later: number,
  record: Partial<HallDayRecord>,
  moment: string,
])[] = [
  ['at 11:00 is 11:30', 0, {}, '2031-05-06T11:30'],
  ['a minute before 11:30 is 11:30', 29 * minute, {}, '2031-05-06T11:30'],
  ['at 11:30 is 12:00', 30 * minute, {}, '2031-05-06T12:00'],
  ['before the hall opens is its first half hour', -5 * hour, {}, '2031-05-06T08:00'],
  ['in the last half hour is the next day', 5.5 * hour, {}, '2031-05-07T08:00'],
  ['on a Saturday is the Monday after it', 4 * 24 * hour, {}, '2031-05-12T08:00'],
  [
    'where the morning is closed is the afternoon',
    -2 * hour,
    { isClosed: { morning: true, afternoon: false } },
    '2031-05-06T12:00',
  ],
  [
    'where the day is closed is the next one',
    0,
    { isClosed: { morning: true, afternoon: true } },
    '2031-05-07T08:00',
  ],
  [
    'where the morning is full is the afternoon',
    0,
    { places: { morning: 1, afternoon: null } },
    '2031-05-06T12:00',
  ],
  ['where the day is full is the next one', 0, { places: { morning: 1, afternoon: 0 } }, '2031-05-07T08:00'],
  ['where a place is left is the morning', 0, { places: { morning: 2, afternoon: 0 } }, '2031-05-06T11:30'],
];

describe('§6 the time of somebody at the counter', () => {
  it.each(cases)('%s', async (_, later, record, moment) => {
    const store = openLocalClient(createTempDirectory(), true);
    await seedRequests(store, [{ id: '4001', extras: { place: '2031-05-06-am-001' } }]);
    expect(await findWalkInTime(store, [{ ...today, ...record }], testNow + later)).toBe(moment);
    store.close();
  });
});

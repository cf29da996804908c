/** §5 The choice of a place, and what a refusal means. */
import { describe, expect, it } from 'vitest';
import { chooseContentionPause } from '../../../../src/domain/places/contentionPause.ts';
import {
  chooseFreePlace,
  choosePlace,
  explainRefusal,
  type PlaceChoice,
  type RefusalMeaning,
  type StoredHalfDay,
} from '../../../../src/domain/places/placeChoice.ts';

const booked = { day: '2031-05-08', half: 'morning' } as const;
const context = { booked, today: '2031-05-06', random: () => 0 };
const halfDay = (places: number | null, taken: readonly number[] = [], isClosed = false): StoredHalfDay => ({
  isClosed,
  places,
  taken: new Set(taken),
});
const free = (place: string): PlaceChoice => ({ kind: 'send', place });

describe('§5 a free place', () => {
  it.each([
    [3, [], 0, 1],
    [3, [], 0.999, 3],
    [3, [2], 0.5, 3],
    [3, [1, 3], 0.999, 2],
    [3, [7, 9], 0.4, 2],
    [1, [], 0.999, 1],
  ])('of %d without %j at %d is %d', (places, taken, random, number) => {
    expect(chooseFreePlace(places, new Set(taken), () => random)).toBe(number);
  });

  it.each([
    [0, []],
    [-1, []],
    [2, [1, 2]],
    [2, [2, 1, 3]],
  ])('of %d without %j is none', (places, taken) => {
    expect(chooseFreePlace(places, new Set(taken), () => 0)).toBeNull();
  });

  it('is each number about equally often', () => {
    const counts = new Map<number | null, number>();
    for (let at = 0; at < 500; at += 1) {
      const number = chooseFreePlace(5, new Set(), () => at / 500);
      counts.set(number, (counts.get(number) ?? 0) + 1);
    }
    expect([...counts]).toEqual([1, 2, 3, 4, 5].map((number) => [number, 100]));
  });
});

describe('§5 the place that a request asks for', () => {
  it.each<[string, StoredHalfDay, PlaceChoice]>([
    ['none where the hall takes any number', halfDay(null), { kind: 'send', place: null }],
    ['none on a closed half day', halfDay(null, [], true), { kind: 'hallClosed' }],
    ['none on a closed half day with free places', halfDay(5, [], true), { kind: 'hallClosed' }],
    ['a free one', halfDay(3, [1]), free('2031-05-08-am-002')],
    ['the last one', halfDay(3, [1, 2]), free('2031-05-08-am-003')],
    ['none where all are taken', halfDay(2, [1, 2]), { kind: 'full' }],
    ['none of no places', halfDay(0), { kind: 'full' }],
    ['none where as many are taken above the number', halfDay(2, [7, 9]), { kind: 'full' }],
    ['none where more are taken than there are', halfDay(2, [1, 7, 9]), { kind: 'full' }],
  ])('is %s', (_, stored, choice) => {
    expect(choosePlace(stored, context)).toEqual(choice);
  });

  it.each([
    ['2031-05-06', 'send'],
    ['2031-04-08', 'send'],
    ['2031-04-07', 'notOpenYet'],
    ['2031-01-01', 'notOpenYet'],
  ])('may be taken from 30 days before: seen on %s it is %s', (today, kind) => {
    expect(choosePlace(halfDay(3), { ...context, today }).kind).toBe(kind);
  });

  it('is full, and not to be taken later, where none is left on a day that is far away', () => {
    expect(choosePlace(halfDay(1, [1]), { ...context, today: '2031-01-01' }).kind).toBe('full');
  });

  it('is an afternoon one for an afternoon', () => {
    const afternoon = { ...context, booked: { ...booked, half: 'afternoon' as const } };
    expect(choosePlace(halfDay(3), afternoon)).toEqual(free('2031-05-08-pm-001'));
  });
});

describe('§5 what a refusal without a receipt means', () => {
  it.each<[string, string | null, StoredHalfDay, RefusalMeaning]>([
    ['the id is taken, where no place is needed', null, halfDay(null), { kind: 'idTaken' }],
    [
      'the id is taken, where the place is still free',
      '2031-05-08-am-002',
      halfDay(3, [1]),
      { kind: 'idTaken' },
    ],
    [
      'another place, where somebody took it',
      '2031-05-08-am-001',
      halfDay(3, [1]),
      { kind: 'send', place: '2031-05-08-am-002' },
    ],
    [
      'another place, where the number was lowered below it',
      '2031-05-08-am-003',
      halfDay(2, [1]),
      { kind: 'send', place: '2031-05-08-am-002' },
    ],
    [
      'a place, where the half day has a number since',
      null,
      halfDay(3, [1]),
      { kind: 'send', place: '2031-05-08-am-002' },
    ],
    [
      'no place, where the half day has no number any more',
      '2031-05-08-am-001',
      halfDay(null),
      { kind: 'send', place: null },
    ],
    ['full', '2031-05-08-am-001', halfDay(2, [1, 2]), { kind: 'full' }],
    ['full, for a page that knows no places', null, halfDay(2, [1, 2]), { kind: 'full' }],
    ['closed', '2031-05-08-am-001', halfDay(2, [1], true), { kind: 'hallClosed' }],
  ])('is %s', (_, sent, stored, meaning) => {
    expect(explainRefusal(sent, stored, context)).toEqual(meaning);
  });
});

describe('§5 the pause after contention', () => {
  it.each([
    [0, 200],
    [0.5, 1_100],
    [0.999_999, 2_000],
  ])('is 0.2 to 2 seconds: for %d it is %d ms', (random, pause) => {
    expect(chooseContentionPause(() => random)).toBe(pause);
  });
});

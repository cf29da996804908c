import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, manilaDay, manilaInstant, manilaTime } from '../../../../src/domain/dates/day.ts';
import type { HallDayRecord } from '../../../../src/domain/dates/hallDay.ts';
import {
  createHallDayOf,
  type HallDay,
  hallDayOf,
  hallStateAt,
  listNextHallDays,
  nextHallChange,
} from '../../../../src/domain/dates/hallState.ts';
import { findOpenDays } from '../../../../src/domain/dates/holiday.ts';
import { site } from '../../../../src/site.ts';

const { opens, closes } = site.hall;
const at = (moment: string): number => manilaInstant(moment);
const minute = 60_000;

describe('whether the hall is open', () => {
  it.each([
    ['a weekday at the opening hour', `2026-11-26T${opens}`, { isOpen: true, until: closes }],
    [
      'a weekday at the closing hour',
      `2026-11-26T${closes}`,
      { isOpen: false, next: { day: '2026-11-27', time: opens } },
    ],
    [
      'a weekday after midnight',
      '2026-11-27T00:00',
      { isOpen: false, next: { day: '2026-11-27', time: opens } },
    ],
    [
      'a Friday evening before a holiday on Monday',
      '2026-11-27T22:00',
      { isOpen: false, next: { day: '2026-12-01', time: opens } },
    ],
    ['a holiday at noon', '2026-11-30T12:00', { isOpen: false, next: { day: '2026-12-01', time: opens } }],
    [
      'an evening before Rizal Day, the last day of the year, New Year and a weekend',
      `2026-12-29T${closes}`,
      { isOpen: false, next: { day: '2027-01-04', time: opens } },
    ],
    [
      'a Wednesday evening in Holy Week',
      `2027-03-24T${closes}`,
      { isOpen: false, next: { day: '2027-03-29', time: opens } },
    ],
  ])('answers for %s', (_, moment, state) => {
    expect(hallStateAt(at(moment))).toEqual(state);
  });

  it('stays open through the last millisecond before the closing hour', () => {
    expect(hallStateAt(at(`2026-11-26T${closes}`) - 1)).toEqual({ isOpen: true, until: closes });
  });

  it('knows no next opening of a hall that never opens', () => {
    const never = (day: string): HallDay => ({ day, holiday: null, periods: [] });
    expect(hallStateAt(at('2026-11-26T12:00'), never)).toEqual({ isOpen: false, next: null });
  });
});

const closedHalves = (id: string, morning: boolean, afternoon: boolean): HallDayRecord => ({
  id,
  isClosed: { morning, afternoon },
  isHoliday: false,
  places: { morning: null, afternoon: null },
  reason: '',
  note: '',
});

/** The site's own days, a hall with a lunch break, and one with half a day on Wednesday and an odd Saturday. */
const halls: Readonly<Record<string, typeof hallDayOf>> = {
  'of site.json': hallDayOf,
  'with a lunch break': (day) => ({
    ...hallDayOf(day),
    periods: hallDayOf(day).periods.flatMap(() => [
      { opens: '07:30', closes: '12:00' },
      { opens: '13:00', closes: '16:45' },
    ]),
  }),
  'that is open at the end of some days': (day) => ({
    day,
    holiday: null,
    periods: Number(day.slice(8)) % 3 === 0 ? [{ opens: '23:00', closes: '23:59' }] : [],
  }),
  'that is closed in the afternoon': createHallDayOf([closedHalves('every-day', false, true)]),
};

/** Any minute of thirty years, and half a minute. */
const instants = fc
  .integer({ min: 0, max: 30 * 366 * 1_440 * 2 })
  .map((halves) => at('2024-01-01T00:00') + halves * (minute / 2));

describe.each(Object.entries(halls))('the state of a hall %s', (_, dayOf) => {
  it('changes exactly at its next change, within a day', () => {
    fc.assert(
      fc.property(instants, fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (now, part) => {
        const change = nextHallChange(now, dayOf);
        expect(change).toBeGreaterThan(now);
        expect(change - now).toBeLessThanOrEqual(86_400_000);
        expect(hallStateAt(now + Math.floor((change - now) * part), dayOf)).toEqual(hallStateAt(now, dayOf));
        expect(hallStateAt(change - 1, dayOf)).toEqual(hallStateAt(now, dayOf));
      }),
    );
  });

  it('is open until the named hour, or closed until the named opening and open then', () => {
    fc.assert(
      fc.property(instants, (now) => {
        const state = hallStateAt(now, dayOf);
        if (state.isOpen) {
          expect(state.until > manilaTime(now)).toBe(true);
          expect(hallStateAt(at(`${manilaDay(now)}T${state.until}`), dayOf).isOpen).toBe(false);
          return;
        }
        const { day, time } = state.next!;
        const opening = at(`${day}T${time}`);
        expect(opening).toBeGreaterThan(now);
        expect(hallStateAt(opening, dayOf).isOpen).toBe(true);
        for (let instant = now; instant < opening; instant = nextHallChange(instant, dayOf))
          expect(hallStateAt(instant, dayOf)).toEqual(state);
      }),
    );
  });

  it('lists the days after today without a gap', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 9 }), (now, count) => {
        const groups = listNextHallDays(now, count, dayOf);
        expect(groups).toHaveLength(count);
        const days = [manilaDay(now), ...groups.flat().map(({ day }) => day)];
        for (const [index, day] of days.slice(1).entries())
          expect(at(`${day}T00:00`) - at(`${days[index]}T00:00`)).toBe(86_400_000);
        for (const group of groups)
          expect(group.length === 1 || group.every((each) => each.periods.length === 0)).toBe(true);
      }),
    );
  });
});

describe('§3 the hall by the records of its days', () => {
  const noon = '12:00';
  const tuesday = '2031-05-06';
  const periodsOn = (day: string, ...records: readonly HallDayRecord[]) =>
    createHallDayOf(records)(day).periods.map((period) => `${period.opens}-${period.closes}`);

  it('is open in the half day that no record closes', () => {
    expect(periodsOn(tuesday)).toEqual([`${opens}-${closes}`]);
    expect(periodsOn(tuesday, closedHalves(tuesday, false, false))).toEqual([`${opens}-${closes}`]);
    expect(periodsOn(tuesday, closedHalves(tuesday, true, false))).toEqual([`${noon}-${closes}`]);
    expect(periodsOn(tuesday, closedHalves(tuesday, false, true))).toEqual([`${opens}-${noon}`]);
    expect(periodsOn(tuesday, closedHalves(tuesday, true, true))).toEqual([]);
    expect(periodsOn(tuesday, closedHalves('2031-05-07', true, true))).toEqual([`${opens}-${closes}`]);
  });

  it('opens on a day of its own record while the record of every day closes the others', () => {
    const records = [closedHalves('every-day', true, true), closedHalves(tuesday, false, false)];
    expect(periodsOn(tuesday, ...records)).toEqual([`${opens}-${closes}`]);
    expect(periodsOn('2031-05-07', ...records)).toEqual([]);
  });

  it('never opens on a weekend or a legal holiday, whatever a record says', () => {
    for (const day of ['2031-05-10', '2031-05-11', '2031-06-12'])
      expect(periodsOn(day, closedHalves(day, false, false))).toEqual([]);
  });

  it('is closed on a declared holiday, which has no name of the law', () => {
    const dayOf = createHallDayOf([{ ...closedHalves(tuesday, false, false), isHoliday: true }]);
    expect(dayOf(tuesday)).toEqual({ day: tuesday, holiday: 'declared', periods: [] });
    const legal = createHallDayOf([{ ...closedHalves('2031-06-12', false, false), isHoliday: true }]);
    expect(legal('2031-06-12').holiday).toBe('independence');
  });

  it('opens at noon where the morning is closed, and on the next day where the afternoon is', () => {
    const morning = createHallDayOf([closedHalves(tuesday, true, false)]);
    expect(hallStateAt(at(`${tuesday}T09:00`), morning)).toEqual({
      isOpen: false,
      next: { day: tuesday, time: noon },
    });
    expect(nextHallChange(at(`${tuesday}T09:00`), morning)).toBe(at(`${tuesday}T${noon}`));
    const afternoon = createHallDayOf([closedHalves(tuesday, false, true)]);
    expect(hallStateAt(at(`${tuesday}T09:00`), afternoon)).toEqual({ isOpen: true, until: noon });
    expect(hallStateAt(at(`${tuesday}T${noon}`), afternoon)).toEqual({
      isOpen: false,
      next: { day: '2031-05-07', time: opens },
    });
  });

  it('knows no next opening of a hall that every day closes', () => {
    const dayOf = createHallDayOf([closedHalves('every-day', true, true)]);
    expect(hallStateAt(at(`${tuesday}T09:00`), dayOf)).toEqual({ isOpen: false, next: null });
  });
});

describe('the days on which the hall is open', () => {
  it('are the days that a request may ask for', () => {
    for (let day = '2026-01-01'; day < '2028-01-01'; day = addDays(day, 1))
      expect([day, hallDayOf(day).periods.length > 0]).toEqual([day, findOpenDays(day, 1)[0] === day]);
  });
});

describe('the next days of the hall', () => {
  it('names a weekend as one, and the holiday after it', () => {
    expect(
      listNextHallDays(at('2026-11-26T17:40'), 3).map((days) =>
        days.map(({ day, holiday, periods }) => [day, holiday, periods.length]),
      ),
    ).toEqual([
      [['2026-11-27', null, 1]],
      [
        ['2026-11-28', null, 0],
        ['2026-11-29', null, 0],
      ],
      [['2026-11-30', 'bonifacio', 0]],
    ]);
  });

  it('begins with Sunday on a Saturday, and crosses the end of the year', () => {
    const daysAfter = (moment: string) =>
      listNextHallDays(at(moment), 3).map((days) => days.map(({ day }) => day).join(' '));
    expect(daysAfter('2026-11-28T09:00')).toEqual(['2026-11-29', '2026-11-30', '2026-12-01']);
    expect(daysAfter('2026-12-31T23:59')).toEqual(['2027-01-01', '2027-01-02 2027-01-03', '2027-01-04']);
  });
});

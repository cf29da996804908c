import { describe, expect, it } from 'vitest';
import { findHallDay, isHallDayId } from '../../../../src/domain/dates/hallDay.ts';

describe("§3 the hall's days", () => {
  it.each([
    ['2031-05-07', true],
    ['2032-02-29', true],
    ['2031-05-10', true],
    ['every-day', true],
    ['2031-02-30', false],
    ['2031-02-29', false],
    ['2031-13-01', false],
    ['2031-5-7', false],
    ['2031-05-07T08:00', false],
    ['every day', false],
    ['', false],
  ])('the id %j names a day: %s', (id, isDay) => {
    expect(isHallDayId(id)).toBe(isDay);
  });

  const records = [{ id: '2031-05-07' }, { id: 'every-day' }];

  it('takes the whole record of the day, else the record of every day', () => {
    expect(findHallDay(records, '2031-05-07')).toBe(records[0]);
    expect(findHallDay(records, '2031-05-08')).toBe(records[1]);
    expect(findHallDay([records[0]!], '2031-05-08')).toBeNull();
    expect(findHallDay([], '2031-05-07')).toBeNull();
  });
});

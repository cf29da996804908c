/** Schedule and age in the form on every day of nine years, on devices in many time zones. */
import { describe, expect, it } from 'vitest';
import * as yup from 'yup';
import { manilaDay, weekdayOf } from '../../../src/domain/dates/day.ts';
import { scheduleBounds } from '../../../src/domain/dates/openHours.ts';
import { fieldRowOf, fieldSpec } from '../../../src/form/fields.ts';
import { toRequestRecord } from '../../../src/form/record.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { fieldMessages } from '../../../src/i18n/en/fields.ts';
import { formMessages } from '../../../src/i18n/en/form.ts';
import { takeSample } from '../../support/sampling.ts';
import { restoreTimeZone, timeZones } from '../../support/timeZones.ts';

restoreTimeZone();

const millisADay = 86_400_000;

interface Day {
  readonly day: string;
  /** 1 is Monday. */
  readonly weekday: number;
  /** Midnight in Manila. */
  readonly begins: number;
}

const pad = (number: number): string => String(number).padStart(2, '0');
const monthsOf = (year: number) => [31, year % 4 === 0 ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Counted by hand, from Monday 1 January 2024, past 2032 for schedules up to a year away. */
const calendar: readonly Day[] = [2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033, 2034]
  .flatMap((year) =>
    monthsOf(year).flatMap((days, month) =>
      Array.from({ length: days }, (_, at) => `${year}-${pad(month + 1)}-${pad(at + 1)}`),
    ),
  )
  .map((day, at) => ({
    day,
    weekday: (at % 7) + 1,
    begins: Date.parse('2024-01-01T00:00:00+08:00') + at * millisADay,
  }));

/** Where each day is in the calendar. */
const indexes = new Map(calendar.map(({ day }, at) => [day, at]));

const daysIn = calendar.filter(({ day }) => day < '2033');

/** Distances from today: the days around today, and those around a year from today. */
const chosen = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, 7, 364, 365, 366, 367, 368, 369] as const;

const sentenceFor = (distance: number, weekday: number): string | null => {
  if (weekday > 5) return formMessages.english.weekend.alert;
  if (distance < 0) return fieldMessages.english.rules.schedulePast;
  return distance > 366 ? fieldMessages.english.rules.scheduleFar : null;
};

/** One schema for all schedules of an instant. */
const createScheduleValidator = (now: number) => {
  const schema = fieldRowOf('schedule').fieldType.schema(yup, fieldSpec('schedule', translateToEnglish), now);
  return (schedule: string): string | null => {
    try {
      schema.validateSync(schedule, { strict: true });
      return null;
    } catch (error) {
      return (error as Error).message;
    }
  };
};

describe('§5 schedule and age on all days of 2024 to 2032 (failures 18)', () => {
  it('covers 3,288 days, the last a Friday', () => {
    expect([daysIn.length, daysIn.at(-1)?.day, daysIn.at(-1)?.weekday]).toEqual([3_288, '2032-12-31', 5]);
  });

  it.each(timeZones)(
    'computes the days, bounds, schedule errors and ages of Manila on a device in %s',
    (zone) => {
      process.env.TZ = zone;
      const wrong: unknown[] = [];
      const same = (what: unknown, found: unknown, due: unknown) => {
        if (found !== due) wrong.push([what, found, due]);
      };
      for (const { day, weekday, begins } of takeSample(daysIn))
        for (const now of [begins, begins + millisADay - 1]) {
          const at = indexes.get(day)!;
          const validateSchedule = createScheduleValidator(now);
          same([now, 'day'], manilaDay(now), day);
          same([now, 'weekday'], weekdayOf(day), weekday);
          same([now, 'first'], scheduleBounds(now).min, `${day}T00:00`);
          same([now, 'last'], scheduleBounds(now).max, `${calendar[at + 366]?.day}T23:59`);
          for (const distance of chosen) {
            const on = calendar[at + distance];
            if (on === undefined) continue;
            for (const time of ['00:00', '23:59'])
              same(
                [now, on.day, time],
                validateSchedule(`${on.day}T${time}`),
                sentenceFor(distance, on.weekday),
              );
          }
          const year = Number(day.slice(0, 4));
          for (const birthDate of ['1900-01-01', '1990-12-31', '2000-02-29', day]) {
            const record = toRequestRecord('BARANGAY_CLEARANCE', { birthDate }, now);
            same([now, birthDate], record.age, year - Number(birthDate.slice(0, 4)));
            same([now, 'added'], record.date_added, day);
          }
        }
      expect(wrong.slice(0, 10)).toEqual([]);
    },
    600_000,
  );
});

/** §5 §7. To which moments the hall moves people: those that the form accepts, and a holiday only after a question. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, manilaDay, manilaInstant } from '../../../../src/domain/dates/day.ts';
import type { HallDayRecord } from '../../../../src/domain/dates/hallDay.ts';
import { judgeSchedule } from '../../../../src/domain/dates/openHours.ts';
import { type Half, halfDayOf } from '../../../../src/domain/places/placeName.ts';
import { findErrors } from '../../../../src/features/request/submission/checkAnswers.ts';
import { createEmptyValues } from '../../../../src/form/values.ts';
import { translateToEnglish } from '../../../../src/i18n/define.ts';
import type { Booking, Hall } from '../../../../src/staff-core/hall/hall.ts';
import { findNextDay, type MoveRequest, planPeopleMove } from '../../../../src/staff-core/hall/hallMove.ts';
import { sampleSize } from '../../../support/sampling.ts';
import { createHallDayRecord, createStaffEntry } from '../../../support/staffEntry.ts';

const client = { root: 'projects/sample/databases/(default)/documents' };

const createHall = (schedules: readonly string[], records: readonly HallDayRecord[]): Hall => ({
  days: records.map((record) => ({ id: record.id, name: record.id, version: '1', fields: {}, record })),
  places: [],
  bookings: schedules.map((schedule): Booking => {
    const { day, half } = halfDayOf(schedule)!;
    return { ...createStaffEntry({ schedule }), extras: null, day, half };
  }),
});

const plan = (hall: Hall, move: MoveRequest, now: number) => planPeopleMove(client, hall, move, () => 0, now);

/** The moments that a plan writes on receipts. */
const readMoments = (planned: ReturnType<typeof plan>): readonly string[] =>
  planned.kind === 'refused'
    ? []
    : planned.commits
        .flatMap(({ writes }) => writes as readonly { update?: { fields: Record<string, unknown> } }[])
        .flatMap(({ update }) => (update?.fields.movedTo as { stringValue: string } | undefined) ?? [])
        .map(({ stringValue }) => stringValue);

const isAccepted = (moment: string, now: number, records: readonly HallDayRecord[]): boolean => {
  const type = 'BARANGAY_CLEARANCE';
  const values = { ...createEmptyValues(type), schedule: moment };
  return findErrors(type, values, now, translateToEnglish, records).schedule === undefined;
};
const hasWarning = (kind: 'holiday' | 'passed', ...args: Parameters<typeof judgeSchedule>): boolean =>
  judgeSchedule(...args)?.warnings.some((warning) => warning.kind === kind) === true;

const both: readonly Half[] = ['morning', 'afternoon'];

const closings = fc.constantFrom({}, {}, { isClosed: true }, { isHoliday: true });
const holidays = ['2031-05-01', '2031-06-12', '2031-11-01', '2031-12-31', '2032-03-25'];
const cases = fc
  .record({
    now: fc
      .integer({
        min: manilaInstant('2031-04-28T00:00') / 60_000,
        max: manilaInstant('2032-04-01T00:00') / 60_000,
      })
      .map((minute) => minute * 60_000),
    ahead: fc.oneof(fc.constant(0), fc.integer({ min: -2, max: 12 }), fc.integer({ min: 362, max: 370 })),
    holiday: fc.option(fc.constantFrom(...holidays)),
    before: fc.integer({ min: -9, max: 9 }).filter((days) => days !== 0),
    times: fc.array(
      fc
        .tuple(fc.integer({ min: 6, max: 18 }), fc.constantFrom('00', '30'))
        .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`),
      { minLength: 1, maxLength: 3 },
    ),
    halves: fc.constantFrom<MoveRequest['halves']>('closed', ['morning'], ['afternoon'], both),
    target: closings,
    isHalfOpen: fc.boolean(),
    isConfirmed: fc.boolean(),
    places: fc.constantFrom(null, null, 1),
  })
  .map(({ now, ahead, holiday, before, times, halves, target, isHalfOpen, isConfirmed, places }) => {
    const to = holiday ?? addDays(manilaDay(now), ahead);
    const from = addDays(to, before);
    const ofTarget = createHallDayRecord(to, target);
    const records = [
      createHallDayRecord(from, { isClosed: true }),
      {
        ...ofTarget,
        isClosed: { ...ofTarget.isClosed, ...(isHalfOpen && { afternoon: false }) },
        places: { morning: places, afternoon: null },
      },
    ];
    const schedules = times.map((time) => `${from}T${time}`);
    return { now, records, schedules, places, move: { from, to, halves, isConfirmed } };
  });

describe('§5 §7 the moments to which the hall moves people', () => {
  it('are those that the form accepts now, not over, and no holiday that nobody confirmed', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(cases, ({ now, records, schedules, places, move }) => {
        const planned = plan(createHall(schedules, records), move, now);
        const { halves } = move;
        const wanted = schedules
          .filter((schedule) => halves === 'closed' || halves.includes(halfDayOf(schedule)!.half))
          .map((schedule) => `${move.to}${schedule.slice(10)}`);
        const isPossible = wanted.every(
          (moment) => isAccepted(moment, now, records) && !hasWarning('passed', moment, now, records),
        );
        const asksFirst =
          !move.isConfirmed && wanted.some((moment) => hasWarning('holiday', moment, now, records));
        seen.add(`${planned.kind} ${isPossible} ${asksFirst}`);
        if (planned.kind === 'move') {
          expect([isPossible, asksFirst]).toEqual([true, false]);
          expect([...readMoments(planned)].sort()).toEqual([...wanted].sort());
        } else if (planned.isConfirmable) expect([isPossible, asksFirst]).toEqual([true, true]);
        // Without a number of places nothing else stands in the way.
        else if (places === null) expect(isPossible).toBe(false);
      }),
      { numRuns: sampleSize(5_000, 1_000) },
    );
    expect([...seen].sort()).toEqual([
      'move true false',
      'refused false false',
      'refused false true',
      'refused true false',
      'refused true true',
    ]);
  });

  it('are proposed only on a day that nothing warns of', () => {
    fc.assert(
      fc.property(cases, ({ now, records, schedules, move }) => {
        const hall = createHall(schedules, records);
        const to = findNextDay(client, hall, move, now);
        if (to === null) return;
        for (const moment of readMoments(plan(hall, { ...move, to, isConfirmed: false }, now)))
          expect([
            isAccepted(moment, now, records),
            hasWarning('holiday', moment, now, records),
            hasWarning('passed', moment, now, records),
          ]).toEqual([true, false, false]);
      }),
      { numRuns: sampleSize(1_000, 200) },
    );
  });

  const eleven = (day: string) => manilaInstant(`${day}T11:00`);
  it.each([
    [
      "All Saints' Day",
      '2030-10-31',
      '2030-11-01',
      "Friday, 1 November 2030 is All Saints' Day,",
      '2030-11-04',
    ],
    [
      'Maundy Thursday',
      '2031-04-08',
      '2031-04-10',
      'Thursday, 10 April 2031 is Maundy Thursday,',
      '2031-04-14',
    ],
    [
      'the last day of the year',
      '2031-12-29',
      '2031-12-31',
      'Wednesday, 31 December 2031 is the last day of the year,',
      '2032-01-02',
    ],
    [
      "a holiday of the day's record",
      '2031-05-08',
      '2031-05-09',
      'Friday, 9 May 2031 is a declared holiday,',
      '2031-05-12',
    ],
  ])('are on %s only after a question', (_, from, to, question, next) => {
    const records = [createHallDayRecord('2031-05-09', { isHoliday: true })];
    const hall = createHall([`${from}T09:00`], records);
    const move = { from, halves: both, to } as const;
    const now = eleven(addDays(from, -1));
    expect(plan(hall, move, now)).toEqual({
      kind: 'refused',
      why: `${question} when the hall is usually closed.`,
      isConfirmable: true,
    });
    expect(readMoments(plan(hall, { ...move, isConfirmed: true }, now))).toEqual([`${to}T09:00`]);
    expect(findNextDay(client, hall, move, now)).toBe(next);
  });

  it.each([
    ['at an hour of today that is over', '2031-05-06', '2031-05-06T15:00', '3:00\u00a0pm is over today'],
    ['at this very minute', '2031-05-06', '2031-05-06T16:00', '4:00\u00a0pm is over today'],
    [
      'more than a year ahead',
      '2032-05-07',
      '2032-05-07T15:00',
      'Friday, 7 May 2032 is more than a year ahead',
    ],
    [
      'on a closed holiday, even confirmed',
      '2031-06-12',
      '2031-06-12T15:00',
      'closed in the afternoon of Thursday, 12 June',
    ],
  ])('are never %s', (_, to, moment, why) => {
    const now = manilaInstant('2031-05-06T16:00');
    const records = [createHallDayRecord('2031-06-12', { isClosed: true })];
    const hall = createHall([`2031-05-07${moment.slice(10)}`], records);
    const move = { from: '2031-05-07', halves: both, to, isConfirmed: true } as const;
    expect(plan(hall, move, now)).toMatchObject({
      kind: 'refused',
      why: expect.stringContaining(why),
      isConfirmable: false,
    });
  });

  it('are proposed to those without a receipt, too', () => {
    const hall = createHall(['2031-06-11T09:00'], []);
    const untold = hall.bookings.map((booking) => ({ ...booking, receipt: null, receipts: [] }));
    const move = { from: '2031-06-11', halves: both } as const;
    // The 12th is Independence Day.
    expect(findNextDay(client, { ...hall, bookings: untold }, move, eleven('2031-06-10'))).toBe('2031-06-13');
  });

  it('take back that somebody did not come on the day before, and nothing else of the extras', () => {
    const planWith = (came: boolean) => {
      const hall = createHall(['2031-05-07T09:00'], []);
      const { extras } = createStaffEntry({ extras: { came, fieldNames: ['came', 'priority'] } });
      const bookings = hall.bookings.map((booking) => ({ ...booking, extras: extras ?? null }));
      const move = { from: '2031-05-07', halves: both, to: '2031-05-08' } as const;
      const planned = plan({ ...hall, bookings }, move, eleven('2031-05-06'));
      const writes = planned.kind === 'move' ? planned.commits.flatMap((each) => each.writes) : [];
      return writes.filter((write) => JSON.stringify(write).includes('Request_Extras'));
    };
    expect(planWith(false)).toEqual([
      {
        update: { name: expect.stringMatching(/4f3a$/), fields: {} },
        updateMask: { fieldPaths: ['came'] },
        currentDocument: { updateTime: 'version of the extras' },
      },
    ]);
    expect(planWith(true)).toEqual([]);
  });

  it('are today as long as the hour is to come', () => {
    const hall = createHall(['2031-05-07T16:30'], []);
    const move = { from: '2031-05-07', halves: both, to: '2031-05-06' } as const;
    expect(readMoments(plan(hall, move, manilaInstant('2031-05-06T16:00')))).toEqual(['2031-05-06T16:30']);
  });

  it.each([
    ['just enough places', 2, '2031-05-08', 'move'],
    ['one place too few', 1, '2031-05-08', 'refused'],
    ['places on the last day on which they are taken', 2, '2031-06-05', 'move'],
    ['places on the day after it', 2, '2031-06-06', 'refused'],
  ])('are in a half day with %s', (_, places, to, kind) => {
    const record = { ...createHallDayRecord(to, {}), places: { morning: places, afternoon: null } };
    const hall = createHall(['2031-05-07T09:00', '2031-05-07T10:00'], [record]);
    const move = { from: '2031-05-07', halves: both, to } as const;
    expect(plan(hall, move, eleven('2031-05-06')).kind).toBe(kind);
  });
});

import { describe, expect, it } from 'vitest';
import {
  findNextOpenMoment,
  judgeSchedule,
  listOfferedDays,
} from '../../../../src/domain/dates/openHours.ts';
import { site } from '../../../../src/site.ts';

/** A minute before: '08:00' → '07:59' */
const before = (time: string): string =>
  new Date(Date.parse(`2031-01-01T${time}Z`) - 60_000).toISOString().slice(11, 16);

// Holds for halls that open at nine at the latest, and close at five or in the hour before it.
type HasPlace = Parameters<typeof listOfferedDays>[2];
const anyPlace: HasPlace = () => true;

describe('the open hours of the hall', () => {
  const { opens, closes } = site.hall;
  const at = (time: string) => Date.parse(`2026-11-23T${time}:00+08:00`);
  it('offers today until the last open hour begins', () => {
    expect(listOfferedDays(at('06:10'), [], anyPlace)[0]?.moments[0]).toBe(`2026-11-23T${opens}`);
    expect(listOfferedDays(at('09:10'), [], anyPlace)[0]?.moments[0]).toBe('2026-11-23T10:00');
    expect(listOfferedDays(at('15:59'), [], anyPlace)[0]?.moments[0]).toBe('2026-11-23T16:00');
    expect(listOfferedDays(at('16:00'), [], anyPlace)[0]?.moments[0]).toBe(`2026-11-24T${opens}`);
    expect(listOfferedDays(at('23:30'), [], anyPlace)[0]?.moments[0]).toBe(`2026-11-24T${opens}`);
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
  ])('returns for the moment %s the warnings %j', (moment, kinds) => {
    expect(judgeSchedule(moment, at('09:00'), [])?.warnings.map(({ kind }) => kind)).toEqual(kinds);
  });
  it.each([
    ['2026-11-28T09:00', 'weekend'],
    ['2026-11-22T09:00', 'weekend'],
    ['2026-11-20T23:59', 'dayOver'],
    ['2026-11-23T00:00', null],
    ['2027-11-24T23:59', null],
    ['2027-11-25T00:00', 'tooFar'],
  ])('refuses the moment %s for the reason %j', (moment, refusal) => {
    expect(judgeSchedule(moment, at('09:00'), [])?.refusal).toBe(refusal);
  });
  it.each(['', 'rubbish', '2026-11-28', '2026-02-30T09:00', '2026-11-24T24:00'])(
    'does not judge the text %j, which is no moment',
    (text) => {
      expect(judgeSchedule(text, at('09:00'), [])).toBeNull();
    },
  );
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

  /** '2031-05-06 free 08:00-11:00' */
  const list = (now: string, days: Parameters<typeof listOfferedDays>[1], hasPlace: HasPlace = anyPlace) =>
    listOfferedDays(at(now), days, hasPlace).map(({ day, state, moments }) =>
      [day, state, moments.length > 0 && `${moments[0]!.slice(11)}-${moments.at(-1)!.slice(11)}`]
        .filter(Boolean)
        .join(' '),
    );

  it('offers four days with their open hours, and names the closed ones between them', () => {
    const days = [
      '2031-05-06 free 08:00-11:00',
      '2031-05-07 closed',
      '2031-05-08 free 12:00-16:00',
      '2031-05-09 closed',
      '2031-05-12 free 08:00-16:00',
      '2031-05-13 free 08:00-16:00',
    ];
    expect(list('2031-05-06T06:00', records)).toEqual(days);
    expect(list('2031-05-06T11:10', records)).toEqual([...days.slice(1), '2031-05-14 free 08:00-16:00']);
    expect(list('2031-05-08T13:10', records)[0]).toBe('2031-05-08 free 14:00-16:00');
  });

  it('offers the half days alone that have a place, and says of the others that they are full', () => {
    const full = ['2031-05-12 morning', '2031-05-13 morning', '2031-05-13 afternoon'];
    const hasPlace: HasPlace = ({ day, half }) => !full.includes(`${day} ${half}`);
    expect(list('2031-05-12T06:00', [], hasPlace)).toEqual([
      '2031-05-12 free 12:00-16:00',
      '2031-05-13 full',
      '2031-05-14 free 08:00-16:00',
      '2031-05-15 free 08:00-16:00',
      '2031-05-16 free 08:00-16:00',
    ]);
    expect(list('2031-05-12T15:30', [], hasPlace)[0]).toBe('2031-05-12 free 16:00-16:00');
    expect(list('2031-05-12T16:00', [], hasPlace)[0]).toBe('2031-05-13 full');
  });

  it('offers no day of more than 30 days ahead that has a number of places, however full the others are', () => {
    const limited = { ...record('every-day', false, false), places: { morning: 2, afternoon: 2 } };
    const free = record('2031-06-10', false, false);
    const hasPlace: HasPlace = ({ day }) => day > '2031-06-04';
    expect(list('2031-05-06T06:00', [limited, free], hasPlace)).toEqual([
      '2031-05-06 full',
      '2031-05-07 full',
      '2031-05-08 full',
      '2031-05-09 full',
      '2031-06-05 free 08:00-16:00',
      '2031-06-10 free 08:00-16:00',
    ]);
  });

  it('names four closed days and offers none while the record of every day closes the hall', () => {
    const never = [record('every-day', true, true)];
    expect(list('2031-05-06T06:00', never)).toEqual([
      '2031-05-07 closed',
      '2031-05-08 closed',
      '2031-05-09 closed',
      '2031-05-12 closed',
    ]);
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
    expect(judgeSchedule('2031-05-09T09:00', at('2031-05-06T06:00'), records)).toEqual({
      refusal: null,
      warnings: [{ kind: 'holiday', day: '2031-05-09', holiday: 'declared' }],
    });
  });

  it.each([
    ['2031-05-08T11:59', 'hallClosed'],
    ['2031-05-08T12:00', null],
    ['2031-05-06T12:00', 'hallClosed'],
  ])('refuses the closed half day of %s: %j', (moment, refusal) => {
    expect(judgeSchedule(moment, at('2031-05-06T06:00'), records)?.refusal).toBe(refusal);
  });
});

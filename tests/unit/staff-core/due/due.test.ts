/** RA 11032: until when the hall must act on a request. 5 May 2031 is a Monday; every service is simple, three working days. */
import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../../src/domain/dates/day.ts';
import { findDueDay, findLawfulDay } from '../../../../src/staff-core/due/due.ts';
import { createHallDayRecord, createStaffEntry } from '../../../support/staffEntry.ts';

const at = manilaInstant;

describe('RA 11032 the day on which a request is due', () => {
  it.each([
    ['three working days after the appointment', {}, '2031-05-08'],
    ['after a weekend', { schedule: '2031-05-08T09:00' }, '2031-05-13'],
    ['after a weekend, for an appointment of a Friday', { schedule: '2031-05-09T16:00' }, '2031-05-14'],
    ['after a holiday of the law', { schedule: '2031-06-10T09:00' }, '2031-06-16'],
    ['counted without a receipt too', { receipt: null }, '2031-05-08'],
    [
      'counted from the day to which the hall moved somebody',
      { receipt: { movedTo: '2031-05-07T09:00' } },
      '2031-05-12',
    ],
    [
      'counted from the day on which the papers were accepted',
      { receipt: { state: 'processing', accepted: at('2031-05-06T23:59') } },
      '2031-05-09',
    ],
    [
      'counted from the acceptance rather than from a later appointment',
      { schedule: '2031-05-30T09:00', receipt: { state: 'processing', accepted: at('2031-05-06T00:00') } },
      '2031-05-09',
    ],
    [
      'the day to which the hall extended it',
      { receipt: { accepted: at('2031-05-06T09:00'), until: '2031-05-20', untilReason: 'disaster' } },
      '2031-05-20',
    ],
    [
      'counted while a document is missing',
      { receipt: { state: 'processing', reason: 'paper-missing' } },
      '2031-05-08',
    ],
    ['counted for a state that is unknown', { receipt: { state: 'other' } }, '2031-05-08'],
    ['counted for somebody who came', { extras: { came: true } }, '2031-05-08'],
    [
      'counted for somebody who did not come, once the papers are accepted',
      { extras: { came: false }, receipt: { accepted: at('2031-05-05T09:00') } },
      '2031-05-08',
    ],
  ] as const)('is %s', (_, options, due) => {
    expect(findDueDay(createStaffEntry(options), [])).toBe(due);
  });

  it.each([
    ['that is ready', { receipt: { state: 'ready' } }],
    ['that is released', { receipt: { state: 'released' } }],
    ['that is refused', { receipt: { state: 'refused', reason: 'not-free' } }],
    ['that is extended and ready', { receipt: { state: 'ready', until: '2031-05-20' } }],
    ['whose citizen did not come', { extras: { came: false } }],
    ['that is a visit', { type: 'HEALTH_SERVICES' }],
    ['of an unknown type', { type: '<b>OTHER</b>' }],
    ['without a real moment as its schedule', { schedule: '2031-02-30T09:00' }],
  ] as const)('does not exist for a request %s', (_, options) => {
    expect(findDueDay(createStaffEntry(options), [])).toBeNull();
  });

  it('is later by each declared holiday, and not by a day on which the hall is closed', () => {
    const find = (id: string, day: object) => findDueDay(createStaffEntry(), [createHallDayRecord(id, day)]);
    expect(find('2031-05-07', { isClosed: true })).toBe('2031-05-08');
    expect(find('2031-05-07', { isHoliday: true })).toBe('2031-05-09');
    expect(find('2031-05-08', { isHoliday: true, isClosed: true })).toBe('2031-05-09');
    expect(find('2031-05-10', { isHoliday: true })).toBe('2031-05-08');
  });

  it('is still known of a request that is done', () => {
    const ready = createStaffEntry({ receipt: { state: 'ready', accepted: at('2031-05-06T09:00') } });
    expect(findLawfulDay(ready, [])).toBe('2031-05-09');
  });
});

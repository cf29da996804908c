/** What a deleted request adds to the tally of its month, and how a stored tally is read. */
import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../../src/domain/dates/day.ts';
import { addToTally, parseTally, toTallyEntry } from '../../../../src/staff-core/deletion/tallies.ts';
import { createStaffEntry } from '../../../support/staffEntry.ts';

const at = manilaInstant;
const onTheDay = at('2031-05-08T23:59');
const late = at('2031-05-09T00:00');

describe('the tally of a deleted request', () => {
  it.each([
    [
      'released on the day on which it was due',
      { receipt: { state: 'released', since: onTheDay } },
      ['released', 'onTime'],
    ],
    // It may have been ready before.
    ['released later', { receipt: { state: 'released', since: late } }, ['released']],
    ['ready in time and never fetched', { receipt: { state: 'ready', since: onTheDay } }, ['onTime']],
    ['ready too late', { receipt: { state: 'ready', since: late } }, ['late']],
    [
      'refused in time',
      { receipt: { state: 'refused', since: onTheDay, reason: 'not-free' } },
      ['refused', 'onTime'],
    ],
    [
      'refused too late',
      { receipt: { state: 'refused', since: late, reason: 'not-free' } },
      ['refused', 'late'],
    ],
    [
      'refused because nobody came',
      { receipt: { state: 'refused', since: late, reason: 'did-not-come' } },
      ['notCome'],
    ],
    [
      'refused for another reason, of somebody who did not come',
      { extras: { came: false }, receipt: { state: 'refused', since: late, reason: 'not-free' } },
      ['refused', 'late'],
    ],
    ['open, of somebody who did not come', { extras: { came: false } }, ['notCome']],
    [
      'released although somebody noted that nobody came',
      { extras: { came: false }, receipt: { state: 'released', since: onTheDay } },
      ['released', 'onTime'],
    ],
    [
      'accepted and never finished',
      { receipt: { state: 'processing', accepted: at('2031-05-05T09:00') } },
      ['late'],
    ],
    ['open without accepted papers', { receipt: { state: 'processing', reason: 'paper-missing' } }, []],
    [
      'released after an extension',
      { receipt: { state: 'released', since: late, until: '2031-05-13' } },
      ['released', 'onTime'],
    ],
    ['released without a time', { receipt: { state: 'released' } }, ['released']],
    ['without a receipt', { receipt: null }, []],
  ] as const)('counts one that is %s', (_, options, counts) => {
    expect(toTallyEntry(createStaffEntry(options), [])).toEqual({
      month: '2031-05',
      service: 'BARANGAY_CLEARANCE',
      counts: ['requests', ...counts],
    });
  });

  it('counts neither on time nor late for a visit', () => {
    const visit = createStaffEntry({ type: 'HEALTH_SERVICES', receipt: { state: 'released', since: late } });
    expect(toTallyEntry(visit, [])).toMatchObject({
      service: 'HEALTH_SERVICES',
      counts: ['requests', 'released'],
    });
  });

  it('is of the month to which the hall moved somebody', () => {
    const moved = createStaffEntry({ receipt: { movedTo: '2031-06-02T09:00' } });
    expect(toTallyEntry(moved, []).month).toBe('2031-06');
  });

  it('is of the month of arrival in Manila, and of another service, where neither is known', () => {
    const odd = createStaffEntry({ type: 'x', schedule: 'soon', arrived: at('2031-06-01T00:00') });
    expect(toTallyEntry(odd, [])).toMatchObject({ month: '2031-06', service: 'other' });
  });
});

describe('a stored tally', () => {
  const one = { requests: 1, released: 1, refused: 0, notCome: 0, onTime: 1, late: 0 };

  it('grows by one for each count of a request', () => {
    const entry = { month: '2031-05', service: 'other', counts: ['requests', 'released', 'onTime'] } as const;
    expect(addToTally({}, entry)).toEqual({ other: one });
    expect(addToTally({ other: one }, { ...entry, counts: ['requests', 'late'] })).toEqual({
      other: { ...one, requests: 2, late: 1 },
    });
  });

  it('reads no count that is not a whole number, no service that the site lacks, and nothing else', () => {
    expect(
      parseTally({
        other: { ...one, released: -1, onTime: 1.5, late: '3', names: 5 },
        HEALTH_SERVICES: 5,
        MARRIAGE: one,
        toString: one,
      }),
    ).toEqual({ other: { ...one, released: 0, onTime: 0 } });
  });
});

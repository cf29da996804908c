import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../../src/domain/dates/day.ts';
import { requestStateNames, requestStates } from '../../../../src/domain/request/requestState.ts';
import { feedbackRetentionEndOf, retentionEndOf } from '../../../../src/domain/request/retention.ts';
import { requestFormMessages } from '../../../../src/i18n/en/form.ts';
import { receiptMessages } from '../../../../src/i18n/en/receipt.ts';

const at = manilaInstant;
const now = at('2031-05-06T11:00');
const arrived = at('2031-01-02T09:00');
const kept = { state: null, since: null, schedule: '2031-01-10T09:00', arrived } as const;

describe('§7 a request is kept', () => {
  it.each([
    ['until 180 days after its schedule', {}, '2031-07-09T09:00'],
    [
      'so where it is ready, however long',
      { state: 'ready', since: at('2030-01-01T00:00') },
      '2031-07-09T09:00',
    ],
    [
      'so where it is in progress',
      { state: 'processing', since: at('2031-05-01T00:00') },
      '2031-07-09T09:00',
    ],
    [
      'until 30 days after it was released',
      { state: 'released', since: at('2031-01-10T10:30') },
      '2031-02-09T10:30',
    ],
    [
      'until 30 days after it was refused',
      { state: 'refused', since: at('2031-04-30T16:00') },
      '2031-05-30T16:00',
    ],
    [
      'so where it is released long after its day',
      { state: 'released', since: at('2031-05-06T10:59') },
      '2031-06-05T10:59',
    ],
    [
      'by its schedule where nobody said since when it is released',
      { state: 'released' },
      '2031-07-09T09:00',
    ],
    [
      'so where that is still to come',
      { state: 'refused', since: at('2040-01-01T00:00') },
      '2031-07-09T09:00',
    ],
    ['by its arrival where its schedule is no moment', { schedule: '2031-02-30T09:00' }, '2031-07-01T09:00'],
    ['so where it has none', { schedule: undefined }, '2031-07-01T09:00'],
    ['so where it is no text', { schedule: 20310110 }, '2031-07-01T09:00'],
  ] as const)('%s', (_, but, until) => {
    expect(retentionEndOf({ ...kept, ...but }, now)).toBe(at(until));
  });

  it('as long as the privacy notice says', () => {
    const [finished, unfinished] = [30, 180];
    expect(requestFormMessages.privacy.text(finished)).toContain('deleted 30 days after');
    const [how] = requestFormMessages.privacy
      .points(finished, unfinished)
      .filter(({ term }) => term === 'How long:');
    expect(how?.text).toMatch(/^30 days after .* released or refused\. .* 180 days after the day you choose/);
  });
});

describe('§3 the states of a request', () => {
  it('have each reason that there are words for, and no other', () => {
    const used = new Set(requestStateNames.flatMap((name) => requestStates[name].reasons));
    expect([...used].sort()).toEqual(Object.keys(receiptMessages.status.reasons).sort());
  });

  it('are finished where they are released or refused, and the latter says why', () => {
    expect(requestStateNames.filter((name) => requestStates[name].isFinished)).toEqual([
      'released',
      'refused',
    ]);
    expect(requestStateNames.filter((name) => requestStates[name].needsReason)).toEqual(['refused']);
  });
});

describe('§7 feedback is kept', () => {
  it('until 180 days after it came', () => {
    expect(feedbackRetentionEndOf(at('2031-01-02T09:00'))).toBe(at('2031-07-01T09:00'));
  });
});

import { describe, expect, it } from 'vitest';
import { manilaInstant } from '../../../../src/domain/dates/day.ts';
import { requestStateNames, requestStates } from '../../../../src/domain/request/requestState.ts';
import {
  feedbackRetentionEndOf,
  logbookDays,
  logbookRetentionEndOf,
  retentionEndOf,
} from '../../../../src/domain/request/retention.ts';
import { formMessages } from '../../../../src/i18n/en/form.ts';
import { privacyMessages } from '../../../../src/i18n/en/privacy.ts';
import { receiptMessages } from '../../../../src/i18n/en/receipt.ts';

const at = manilaInstant;
const now = at('2031-05-06T11:00');
const arrived = at('2031-01-02T09:00');
const request = { state: null, since: null, schedule: '2031-01-10T09:00', arrived } as const;

describe('§7 the retention of a request', () => {
  it.each([
    ['180 days after its schedule', {}, '2031-07-09T09:00'],
    [
      '180 days after its schedule, however long it is ready',
      { state: 'ready', since: at('2030-01-01T00:00') },
      '2031-07-09T09:00',
    ],
    [
      '180 days after its schedule while it is in progress',
      { state: 'processing', since: at('2031-05-01T00:00') },
      '2031-07-09T09:00',
    ],
    ['30 days after its release', { state: 'released', since: at('2031-01-10T10:30') }, '2031-02-09T10:30'],
    ['30 days after its refusal', { state: 'refused', since: at('2031-04-30T16:00') }, '2031-05-30T16:00'],
    [
      '30 days after its release, also long after its schedule',
      { state: 'released', since: at('2031-05-06T10:59') },
      '2031-06-05T10:59',
    ],
    ['180 days after its schedule when the release has no time', { state: 'released' }, '2031-07-09T09:00'],
    [
      '180 days after its schedule when the time of the refusal is in the future',
      { state: 'refused', since: at('2040-01-01T00:00') },
      '2031-07-09T09:00',
    ],
    [
      '180 days after its arrival when the schedule is not a real moment',
      { schedule: '2031-02-30T09:00' },
      '2031-07-01T09:00',
    ],
    ['180 days after its arrival when it has no schedule', { schedule: undefined }, '2031-07-01T09:00'],
    ['180 days after its arrival when the schedule is not text', { schedule: 20310110 }, '2031-07-01T09:00'],
  ] as const)('ends the retention of a request %s', (_, change, until) => {
    expect(retentionEndOf({ ...request, ...change }, now)).toBe(at(until));
  });

  it('ends at most 7 days later where its document is not in the logbook', () => {
    expect(logbookRetentionEndOf(at('2031-02-09T10:30'))).toBe(at('2031-02-16T10:30'));
  });

  it('shows both retention periods in the privacy notice, and how long it waits for the logbook', () => {
    const [finished, unfinished] = [30, 180];
    expect(formMessages.english.privacy.text(finished)).toContain('deleted 30 days after');
    const [how] = privacyMessages.english
      .points(finished, unfinished, logbookDays, { undrafted: [], person: [] })
      .filter(({ term }) => term === 'How long:');
    expect(how?.text).toMatch(
      /^30 days after .* released or refused\. .* 180 days after the day of your appointment.* up to 7 days longer, until the document is in the logbook/,
    );
  });
});

describe('§3 the states of a request', () => {
  it('uses every reason that has a message, and no other', () => {
    const used = new Set(requestStateNames.flatMap((name) => requestStates[name].reasons));
    expect([...used].sort()).toEqual(Object.keys(receiptMessages.english.status.reasons).sort());
  });

  it('finishes a request on release and refusal, and requires a reason only for refusal', () => {
    expect(requestStateNames.filter((name) => requestStates[name].isFinished)).toEqual([
      'released',
      'refused',
    ]);
    expect(requestStateNames.filter((name) => requestStates[name].needsReason)).toEqual(['refused']);
  });
});

describe('§7 the retention of feedback', () => {
  it('ends the retention of feedback 180 days after its arrival', () => {
    expect(feedbackRetentionEndOf(at('2031-01-02T09:00'))).toBe(at('2031-07-01T09:00'));
  });
});

/** server/firestore.rules at chosen instants, to the millisecond, and with random documents. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compileRules } from '../../packages/embedded-firestore/src/rules/index.ts';
import { createDraw } from '../../packages/embedded-firestore/tests/support/draw.ts';
import { judgeTestAccess } from '../../packages/embedded-firestore/tests/support/judge.ts';
import type { TestRecord } from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { sampleSize } from '../support/sampling.ts';
import { createAcceptedRecord, createDateFields } from './acceptedRecord.ts';
import { createRandomRequest } from './randomRequests.ts';
import { requestDocumentPath } from './siteCase.ts';

const rules = compileRules(readFileSync(new URL('../../server/firestore.rules', import.meta.url), 'utf8'));
const path = requestDocumentPath('4abc');

const allows = (record: TestRecord, now: number): boolean =>
  judgeTestAccess(rules, { path, written: { [path]: record }, now }).allowed;

const requestOf = (now: number, change: TestRecord): TestRecord => ({
  ...createAcceptedRecord('BARANGAY_CLEARANCE', now),
  ...change,
});

/** A Monday in Manila, 11:00. */
const monday = Date.parse('2026-11-23T03:00:00Z');
const hour = 3_600_000;

describe('§5 the age of a request: at most 25 hours, and at most 10 minutes ahead', () => {
  it.each([
    [-25 * hour, true],
    [-25 * hour - 1, false],
    [600_000, true],
    [600_001, false],
  ])('allows a request created %d ms from now: %s', (distance, expected) => {
    expect(allows(requestOf(monday, createDateFields(monday + distance)), monday)).toBe(expected);
  });
});

describe('§5 the schedule: a weekday from today in Manila to 366 days later', () => {
  const sundayNight = Date.parse('2026-11-22T15:59:59.999Z');
  const mondayNight = Date.parse('2026-11-23T15:59:59.999Z');

  it.each([
    ['2026-11-23T00:00', monday, true],
    ['2026-11-20T09:00', monday, false],
    ['2026-11-23T09:00', mondayNight, true],
    ['2026-11-23T09:00', mondayNight + 1, false],
    ['2026-11-23T09:00', sundayNight, true],
    ['2026-11-27T09:00', monday, true],
    ['2026-11-28T09:00', monday, false],
    ['2026-11-29T09:00', monday, false],
    ['2026-11-30T09:00', monday, true],
    ['2027-11-24T23:59', monday, true],
    ['2027-11-25T00:00', monday, false],
    ['2027-11-25T00:00', mondayNight + 1, true],
  ])('allows the schedule %s at the instant %d: %s', (schedule, now, expected) => {
    expect(allows(requestOf(now, { schedule }), now)).toBe(expected);
  });
});

describe('§3 age, birth date and date_added: by the day of dateCreated in Manila', () => {
  /** 00:30 on New Year's Day in Manila, still the old year in UTC. */
  const newYear = Date.parse('2026-12-31T16:30:00Z');

  it.each([
    [createDateFields(newYear, '1990-06-15'), true],
    [{ ...createDateFields(newYear, '1990-06-15'), age: 36 }, false],
    [{ ...createDateFields(newYear, '1990-06-15'), date_added: '2026-12-31' }, false],
    [createDateFields(newYear, '2027-01-01'), true],
    [createDateFields(newYear, '2027-01-02'), false],
    [{ ...createDateFields(newYear - hour, '1990-06-15'), age: 36 }, true],
    [{ ...createDateFields(newYear - hour), birthDate: '2027-01-01', age: -1 }, false],
  ])('allows the dates %o: %s', (dates, expected) => {
    expect(allows(requestOf(newYear, dates), newYear)).toBe(expected);
  });
});

describe('§5 random requests', () => {
  it('allows some random requests, refuses others, and never throws', () => {
    const draw = createDraw(1);
    const verdicts = Array.from({ length: sampleSize(2_000, 500) }, () =>
      allows(createRandomRequest(draw, monday), monday),
    );
    expect(new Set(verdicts)).toEqual(new Set([true, false]));
  });
});

/** How many expressions the rules evaluate for the most expensive writes of staff: beyond 1,000 Google refuses everyone. */
import { describe, expect, it } from 'vitest';
import { createCallerAuth } from '../../packages/embedded-firestore/tests/support/callers.ts';
import { judgeTestAccess, type TestAttempt } from '../../packages/embedded-firestore/tests/support/judge.ts';
import type { TestRecord } from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { formTypeNames } from '../../src/form/typeNames.ts';
import { tallyCounts } from '../../src/staff-core/deletion/tallies.ts';
import { createLongestTestRecord } from './acceptedRecord.ts';
import {
  extrasDocumentPath,
  hour,
  receiptDocumentPath,
  requestDocumentPath,
  tallyDocumentPath,
  version,
} from './siteCase.ts';
import { firestoreRules } from './stores.ts';

const now = Date.parse('2031-05-06T03:00:00Z');
const maxPerWrite = 700;

const [receipt, request, extras, tally] = [
  receiptDocumentPath('0a1b2c3d-4e5f-4abc-8a9b-0c1d2e3f4a5b'),
  requestDocumentPath('4abc'),
  extrasDocumentPath('4abc'),
  tallyDocumentPath('2031-05'),
];
const stored: TestRecord = {
  recordId: '4abc',
  version,
  schedule: '2031-05-07T09:30',
  state: 'processing',
  reason: 'to-be-signed',
  since: now - 99 * hour,
  accepted: now - 99 * hour,
  movedTo: '2031-05-08T09:30',
  by: 'n'.repeat(80),
  position: 'p'.repeat(80),
};
const extension = { until: '2031-05-13', untilReason: 'system' };
const counts = {
  mapValue: { fields: Object.fromEntries(tallyCounts.map((name) => [name, { integerValue: '9' }])) },
};

const update = (path: string, before: TestRecord, written: TestRecord): TestAttempt => ({
  path,
  method: 'update',
  before: { [path]: before },
  written: { [path]: written },
});

const writes: Readonly<Record<string, TestAttempt>> = {
  'an extension': update(receipt, stored, { ...stored, ...extension }),
  'a refusal of an extended request': update(
    receipt,
    { ...stored, ...extension },
    { ...stored, ...extension, state: 'refused', reason: 'ask-at-hall', since: now },
  ),
  'accepted papers': update(
    receipt,
    { recordId: '4abc', version, schedule: stored.schedule! },
    { ...stored, since: now, accepted: now },
  ),
  'whether somebody came': update(
    extras,
    { place: '2031-05-08-am-007', priority: true },
    { place: '2031-05-08-am-007', priority: true, came: false },
  ),
  'a request at the counter': {
    path: request,
    written: { [request]: { ...createLongestTestRecord('HEALTH_SERVICES', now), email: '' } },
  },
  'a tally of every service': {
    path: tally,
    written: { [tally]: Object.fromEntries([...formTypeNames, 'other'].map((name) => [name, counts])) },
  },
};

describe('§6 what the rules evaluate for staff', () => {
  it.each(Object.entries(writes))(`%s: at most ${maxPerWrite} expressions`, (_, attempt) => {
    const { allowed, evaluated } = judgeTestAccess(firestoreRules, {
      ...attempt,
      now,
      auth: createCallerAuth('clerk'),
    });
    expect(allowed).toBe(true);
    expect(evaluated).toBeLessThanOrEqual(maxPerWrite);
  });
});

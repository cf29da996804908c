/** How many expressions the rules evaluate for the most expensive writes of staff: beyond 1,000 Google refuses everyone. */
import { describe, expect, it } from 'vitest';
import { createCallerAuth } from '../../packages/embedded-firestore/tests/support/callers.ts';
import {
  judgeTestAccess,
  type TestAttempt,
  type TestDocuments,
} from '../../packages/embedded-firestore/tests/support/judge.ts';
import type { RestWrite } from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import { type TestRecord, withoutField } from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { formTypeNames } from '../../src/form/typeNames.ts';
import { tallyCounts } from '../../src/staff-core/deletion/tallies.ts';
import { createLongestTestRecord } from './acceptedRecord.ts';
import {
  cancel,
  createIssued,
  createTestRegister,
  issue,
  keysPath,
  rowDocumentPath,
  skip,
  statusDocumentPath,
  testKey,
  testSerials,
} from './registerCase.ts';
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
const maxPerRegisterWrite = 400;

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

const register = createTestRegister(now, 123_456, '0');
const toDocuments = (writes: readonly RestWrite[]): TestDocuments =>
  Object.fromEntries(
    writes.map(({ update }) => {
      const { name, fields } = update as {
        readonly name: { readonly path: string };
        readonly fields: TestRecord;
      };
      return [name.path, fields];
    }),
  );
const yearPath = statusDocumentPath(register.year);
const { row } = register;
const longestRow = {
  of: 'n'.repeat(80),
  text: 'n'.repeat(300),
  title: 'n'.repeat(60),
  signatory: 'n'.repeat(200),
  receipt: 'n'.repeat(40),
};
const documentKeys = Object.fromEntries(
  Array.from({ length: 200 }, (_, at) => {
    const letters = `k${at}`.padEnd(16, '-');
    return [letters, testKey('k', now, { x: letters.padEnd(43, '-') })];
  }),
);
const withdrawn = testKey('k', now, { x: 'k199'.padEnd(43, '-'), until: now });

/** Each commit to the register, with the documents before it. */
const registerCommits: Readonly<Record<string, readonly [TestDocuments, TestDocuments]>> = {
  'the next number': [{ [yearPath]: register.state }, toDocuments(issue(register, { row: longestRow }))],
  'the first number of a year': [
    {},
    toDocuments(
      issue(register, {
        year: { cancelled: testSerials(), logged: 0 },
        row: { ...longestRow, before: '' },
      }),
    ),
  ],
  'a skipped number': [{ [yearPath]: register.state }, toDocuments(skip(register))],
  'a cancelled number': [toDocuments(createIssued(register)), toDocuments(cancel(register))],
  'numbers in the logbook': [
    toDocuments(createIssued(register)),
    { [yearPath]: { ...register.next, logged: register.serial } },
  ],
  'a row without its random number': [
    toDocuments(createIssued(register)),
    { [rowDocumentPath(register.number)]: withoutField(row, 'non') },
  ],
  'a key of 200': [
    { [keysPath]: withoutField(documentKeys, 'k199'.padEnd(16, '-')) },
    { [keysPath]: documentKeys },
  ],
  'a key of 200, withdrawn': [
    { [keysPath]: documentKeys },
    { [keysPath]: { ...documentKeys, ['k199'.padEnd(16, '-')]: withdrawn } },
  ],
};
/** Firestore allows 20 for a commit; the purge of many rows must look up none. */
const maxDocuments = { commit: 3, purge: 0 } as const;

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

  it.each(Object.entries(registerCommits))(
    `%s, in the register of documents: at most ${maxPerRegisterWrite} expressions a write and ${maxDocuments.commit} documents`,
    (title, [before, written]) => {
      const lookedUp = new Set<string>();
      const judged = Object.keys(written).map((path) =>
        judgeTestAccess(
          firestoreRules,
          {
            path,
            method: Object.hasOwn(before, path) ? 'update' : 'create',
            before,
            written,
            now,
            auth: createCallerAuth('clerk'),
          },
          lookedUp,
        ),
      );
      expect(judged.filter(({ allowed }) => !allowed)).toEqual([]);
      expect(Math.max(...judged.map(({ evaluated }) => evaluated))).toBeLessThanOrEqual(maxPerRegisterWrite);
      const isPurge = title.startsWith('a row without');
      expect(lookedUp.size).toBeLessThanOrEqual(maxDocuments[isPurge ? 'purge' : 'commit']);
    },
  );
});

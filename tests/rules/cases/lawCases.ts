/**
 * What RA 11032 adds to a receipt (when papers were complete, one extension, the official), whether somebody came, requests that
 * staff enter at the counter, and the tallies.
 */
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  mergeDocument,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  type TestValue,
  testDouble,
  testList,
  testNull,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { addDays, manilaDay } from '../../../src/domain/dates/day.ts';
import { extensionReasons } from '../../../src/domain/request/extensionReason.ts';
import { formTypeNames } from '../../../src/form/typeNames.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import { createRefusedCases, type HostileCase } from '../hostileCase.ts';
import { queryCall } from '../siteCalls.ts';
import {
  createSentRequest,
  createVersionedRequest,
  extrasDocumentPath,
  hour,
  minute,
  receiptDocumentPath,
  requestDocumentPath,
  tallyDocumentPath,
  version,
} from '../siteCase.ts';
import { createClerkCases, createNobodyCases, type StaffCases } from '../staffCase.ts';

type Change = TestRecord | ((at: CaseContext) => TestRecord);
const changeAt = (change: Change, at: CaseContext): TestRecord =>
  typeof change === 'function' ? change(at) : change;

/** A receipt whose state is older than a new one may be. */
const withReceipt =
  (change: Change = {}) =>
  (at: CaseContext): readonly RestWrite[] => [
    ...createVersionedRequest(at),
    mergeDocument(receiptDocumentPath(at.code), {
      state: 'processing',
      reason: 'to-be-signed',
      since: at.now - 99 * hour,
      ...changeAt(change, at),
    }),
  ];

/** @param removed fields that the mask names and the document lacks */
const mergeReceipt =
  (change: Change, removed: readonly string[] = []) =>
  (at: CaseContext): RestCall => {
    const write = mergeDocument(receiptDocumentPath(at.code), changeAt(change, at));
    const { fieldPaths } = write.updateMask as { readonly fieldPaths: readonly string[] };
    return commitCall({ ...write, updateMask: { fieldPaths: [...fieldPaths, ...removed] } });
  };

/** A merge into a receipt with an old state. */
const changeReceipt = (change: Change, before: Change = {}, removed: readonly string[] = []) => ({
  before: withReceipt(before),
  call: mergeReceipt(change, removed),
});

const until = '2039-05-09';
const extension = { until, untilReason: 'many-requests' };
const officer = { by: 'Sample Official', position: 'Barangay Secretary' };
const oldAcceptance = ({ now }: CaseContext): TestRecord => ({ accepted: now - 99 * hour });
const setExtras = (record: TestRecord) => (at: CaseContext) =>
  commitCall(setDocument(extrasDocumentPath(at.id), record));

const receiptsAllowed: StaffCases = {
  'state processing with accepted': changeReceipt(({ now }) => ({
    state: 'processing',
    reason: 'being-checked',
    since: now,
    accepted: now,
  })),
  'state ready of an accepted request': changeReceipt(
    ({ now }) => ({ state: 'ready', since: now }),
    oldAcceptance,
    ['reason'],
  ),
  'state received again, without accepted': changeReceipt(
    ({ now }) => ({ state: 'received', since: now }),
    oldAcceptance,
    ['reason', 'accepted'],
  ),
  ...Object.fromEntries(
    extensionReasons.map((untilReason) => [
      `extension because of ${untilReason}`,
      changeReceipt({ until, untilReason }),
    ]),
  ),
  'extension until tomorrow': changeReceipt(({ now }) => ({
    ...extension,
    until: addDays(manilaDay(now), 1),
  })),
  'extension of a request without a state': {
    before: createVersionedRequest,
    call: mergeReceipt(extension),
  },
  'extension with a state': changeReceipt(
    ({ now }) => ({ ...extension, ...officer, state: 'processing', since: now }),
    {},
    ['reason'],
  ),
  'state released of an extended request': changeReceipt(
    ({ now }) => ({ ...officer, state: 'released', since: now }),
    extension,
    ['reason'],
  ),
  'move of an extended request with an official': changeReceipt({ movedTo: '2031-05-08T09:30' }, (at) => ({
    ...extension,
    ...officer,
    ...oldAcceptance(at),
  })),
  'official with 80 characters each': changeReceipt(({ now }) => ({
    state: 'processing',
    reason: 'to-be-signed',
    since: now,
    by: 'ñ'.repeat(80),
    position: 'p'.repeat(80),
  })),
  'state without the official of before': changeReceipt(
    ({ now }) => ({ state: 'ready', since: now }),
    officer,
    ['reason', 'by', 'position'],
  ),
};

const receiptChanges: Readonly<Record<string, Change>> = {
  'accepted in 11 minutes': ({ now }) => ({ accepted: now + 11 * minute }),
  'accepted as a string': { accepted: '2031-05-08' },
  'accepted as a decimal number': ({ now }) => ({ accepted: testDouble(now + 0.5) }),
  'accepted as null': { accepted: testNull },
  'accepted true': { accepted: true },
  'extension without a reason': { until },
  'extension without a day': { untilReason: 'system' },
  'extension because of a sixth reason': { until, untilReason: 'holiday' },
  'extension because of markup': { until, untilReason: '<b>system</b>' },
  'extension because of a list': { until, untilReason: testList('system') },
  'extension because of null': { until, untilReason: testNull },
  'extension until 2031-02-30': { ...extension, until: '2031-02-30' },
  'extension until today': ({ now }) => ({ ...extension, until: manilaDay(now) }),
  'extension until a moment': { ...extension, until: `${until}T09:30` },
  'extension until a day and a line break': { ...extension, until: `${until}\n` },
  'extension until a day with U+202E': { ...extension, until: `\u202e${until}` },
  'extension until a number': ({ now }) => ({ ...extension, until: now }),
  'extension until null': { ...extension, until: testNull },
  'official without a position': { by: officer.by },
  'position without an official': { position: officer.position },
  'official with an empty name': { ...officer, by: '' },
  'official with an empty position': { ...officer, position: '' },
  'official with 81 characters': { ...officer, by: 'n'.repeat(81) },
  'position with 81 characters': { ...officer, position: 'p'.repeat(81) },
  'official with two lines': { ...officer, by: 'Sample\nOfficial' },
  'position with two lines': { ...officer, position: 'Barangay\nSecretary' },
  'official with U+202E': { ...officer, by: 'Sample\u202eOfficial' },
  'position with U+200D': { ...officer, position: 'Barangay\u200dSecretary' },
  'official with two blanks': { ...officer, by: 'Sample  Official' },
  'official as a number': { ...officer, by: 4 },
  'official as a list': { ...officer, by: testList('Sample Official') },
  'position as null': { ...officer, position: testNull },
};

const receiptsRefused: StaffCases = {
  ...Object.fromEntries(
    Object.entries(receiptChanges).map(([title, change]) => [title, changeReceipt(change)]),
  ),
  'second extension': changeReceipt({ until: '2039-05-10' }, extension),
  'another reason of an extension': changeReceipt({ untilReason: 'disaster' }, extension),
  'removal of an extension': changeReceipt({}, extension, ['until', 'untilReason']),
  'removal of the reason of an extension': changeReceipt({}, extension, ['untilReason']),
  'extension with a state that is unknown': changeReceipt(({ now }) => ({
    ...extension,
    state: 'extended',
    since: now,
  })),
  'removal of the official without the position': changeReceipt({}, officer, ['by']),
};

const extrasAllowed: StaffCases = {
  'came true of a request without extras': { before: createSentRequest, call: setExtras({ came: true }) },
  'came false beside the priority lane': {
    before: createSentRequest,
    call: setExtras({ came: false, priority: true }),
  },
  'came set to false after true': {
    before: (at) => [...createSentRequest(at), setDocument(extrasDocumentPath(at.id), { came: true })],
    call: setExtras({ came: false }),
  },
};

const extrasRefused: StaffCases = Object.fromEntries(
  Object.entries<TestValue>({
    'a string': 'true',
    'a number': 1,
    null: testNull,
    'a list': testList('true'),
  }).map(([title, came]) => [`came as ${title}`, { before: createSentRequest, call: setExtras({ came }) }]),
);

/** A request with its receipt, in one commit as pages send it. */
const enter =
  (change: TestRecord) =>
  ({ now, id, code }: CaseContext): RestCall =>
    commitCall(
      setDocument(requestDocumentPath(id), { ...createClearanceRecord(now), ...change }),
      mergeDocument(receiptDocumentPath(code), { recordId: id, version }),
    );

const counterAllowed: StaffCases = {
  'request at the counter without an email, with its receipt': { call: enter({ email: '' }) },
  'request at the counter with an email': { call: enter({}) },
};
const counterRefused: StaffCases = {
  'request at the counter with a blank email': { call: enter({ email: ' ' }) },
  'request at the counter with null as email': { call: enter({ email: testNull }) },
  'request at the counter with no address as email': { call: enter({ email: 'none' }) },
};

const counts = { requests: 5, released: 3, refused: 1, notCome: 1, onTime: 2, late: 0 } as const;
const service = (change: TestRecord = {}, { without = '' } = {}): TestValue => ({
  mapValue: {
    fields: Object.fromEntries(
      Object.entries({ ...counts, ...change })
        .filter(([name]) => name !== without)
        .map(([name, value]) => [
          name,
          typeof value === 'number'
            ? { integerValue: String(value) }
            : typeof value === 'string'
              ? { stringValue: value }
              : value,
        ]),
    ),
  },
});
const tally = { BARANGAY_CLEARANCE: service() };
/** A month for each case, because all run on one database. */
const monthOf = ({ id }: CaseContext): string => `${2_100 + Number.parseInt(id.slice(1), 16)}-05`;
const setTally =
  (record: TestRecord, month: (at: CaseContext) => string = monthOf) =>
  (at: CaseContext): RestCall =>
    commitCall(setDocument(tallyDocumentPath(month(at)), record));
const withTally = (at: CaseContext): readonly RestWrite[] => [
  setDocument(tallyDocumentPath(monthOf(at)), tally),
];

const talliesAllowed: StaffCases = {
  'tally of one service': { call: setTally(tally) },
  'tally of every service': {
    call: setTally(Object.fromEntries([...formTypeNames, 'other'].map((name) => [name, service()]))),
  },
  'tally without a request': {
    call: setTally({ other: service(Object.fromEntries(Object.keys(counts).map((name) => [name, 0]))) }),
  },
  'tally over another': { before: withTally, call: setTally({ other: service({ requests: 9 }) }) },
  'tally of December': {
    call: setTally(tally, ({ id }) => `${2_100 + Number.parseInt(id.slice(1), 16)}-12`),
  },
  'read of a tally': {
    before: withTally,
    call: (at) => ({ at: ':batchGet', body: { documents: [{ path: tallyDocumentPath(monthOf(at)) }] } }),
  },
  'query of tallies': { call: queryCall('Service_Tallies') },
  'deletion of a tally': {
    before: withTally,
    call: (at) => commitCall(deleteDocument(tallyDocumentPath(monthOf(at)))),
  },
};

const talliesRefused: StaffCases = {
  ...Object.fromEntries(
    [...formTypeNames, 'other'].map((name) => [
      `tally with a number instead of the counts of ${name}`,
      { call: setTally({ [name]: 5 }) },
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(counts).flatMap((name) => [
      [`tally with ${name} negative`, { call: setTally({ other: service({ [name]: -1 }) }) }],
      [`tally without ${name}`, { call: setTally({ other: service({}, { without: name }) }) }],
    ]),
  ),
  'tally with a decimal number': { call: setTally({ other: service({ late: testDouble(1.5) }) }) },
  'tally with a whole number as a decimal': { call: setTally({ other: service({ late: testDouble(1) }) }) },
  'tally with a text': { call: setTally({ other: service({ released: '<b>3</b>' }) }) },
  'tally of texts only': {
    call: setTally({
      other: service(Object.fromEntries(Object.keys(counts).map((name) => [name, '1']))),
    }),
  },
  'tally with a seventh count': { call: setTally({ other: service({ names: 1 }) }) },
  'tally of an unknown service': { call: setTally({ ...tally, MARRIAGE: service() }) },
  'tally with the reference of a request': { call: setTally({ ...tally, recordId: '4abc' }) },
  'tally of 2031-13': { call: setTally(tally, () => '2031-13') },
  'tally of 2031-00': { call: setTally(tally, () => '2031-00') },
  'tally of a day': { call: setTally(tally, () => '2031-05-08') },
  'tally of a month with U+202E': { call: setTally(tally, () => '\u202e2031-05') },
  'tally of every month': { call: setTally(tally, () => 'every-month') },
};

/** What a page must not send with its request, although staff may write it later. */
const sendExtras =
  (record: TestRecord) =>
  (at: CaseContext): RestCall =>
    commitCall(...createSentRequest(at), setDocument(extrasDocumentPath(at.id), record));
const sendReceipt =
  (record: TestRecord) =>
  ({ now, id, code }: CaseContext): RestCall =>
    commitCall(
      setDocument(requestDocumentPath(id), createClearanceRecord(now)),
      setDocument(receiptDocumentPath(code), { recordId: id, version, ...record }),
    );
const sentWith: Readonly<Record<string, HostileCase>> = {
  'extras with came': { call: sendExtras({ came: true }) },
  'extras with came false and priority': { call: sendExtras({ came: false, priority: true }) },
  'a receipt with accepted': {
    call: (at) => sendReceipt({ accepted: at.now })(at),
  },
  'a receipt with an extension': { call: sendReceipt(extension) },
  'a receipt with an official': { call: sendReceipt(officer) },
};

const allowed = {
  ...receiptsAllowed,
  ...extrasAllowed,
  ...counterAllowed,
  ...talliesAllowed,
};
const { 'request at the counter with an email': _, ...hostile } = allowed;

export const lawCases = [
  ...createClerkCases('allowed', allowed),
  ...createClerkCases('refused', {
    ...receiptsRefused,
    ...extrasRefused,
    ...counterRefused,
    ...talliesRefused,
  }),
  ...createNobodyCases(hostile),
  ...createRefusedCases('a new request', sentWith),
];

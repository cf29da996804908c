/** §6: the register of issued documents. Staff add to it in one commit, and nobody changes or deletes what is in it. */
import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  deleteDocument,
  type RestCall,
  type RestWrite,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  testDouble,
  testList,
  withoutField,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { double, int, list, map } from '../../../packages/embedded-firestore/tests/support/wire.ts';
import { formatDocumentNumber } from '../../../src/domain/documents/documentNumber.ts';
import { createClearanceRecord } from '../acceptedRecord.ts';
import { createRefusedCases } from '../hostileCase.ts';
import {
  type Changed,
  cancel,
  changeRecord,
  checkDocumentPath,
  clearStatus,
  createIssued,
  createTestRegister,
  issue,
  keysPath,
  kidOf,
  type RegisterChange,
  rowDocumentPath,
  skip,
  statusDocumentPath,
  type TestRegister,
  testKey,
  testSerials,
} from '../registerCase.ts';
import { queryCall } from '../siteCalls.ts';
import { hour, minute, receiptDocumentPath, requestDocumentPath, tallyDocumentPath } from '../siteCase.ts';
import { createClerkCases, createNobodyCases, type StaffCase, type StaffCases } from '../staffCase.ts';

type Write = (register: TestRegister, at: CaseContext) => readonly RestWrite[];

const registerOf = ({ now, id }: CaseContext): TestRegister =>
  createTestRegister(now, 30_000 + 2 * Number.parseInt(id.slice(1), 16), id.slice(1));

/** A case on a register that `before` stores. All share the year and the keys, so each deletes them. */
const on =
  (before: Write) =>
  (call: Write): StaffCase => ({
    before: (at) => [...clearStatus(at.now), ...before(registerOf(at), at)],
    call: (at) => commitCall(...call(registerOf(at), at)),
    after: ({ now }) => clearStatus(now),
  });

const onNothing = on(() => []);
const onYear = on(({ year, state }) => [setDocument(statusDocumentPath(year), state)]);
const onIssued = on(createIssued);
const onCancelled = on((register) => [...createIssued(register), ...cancel(register)]);
const onKeys = (keys: (now: number) => TestRecord) => on(({ now }) => [setDocument(keysPath, keys(now))]);

const write = (path: string, record: TestRecord) => setDocument(path, record);
const writeYear =
  (record: (register: TestRegister) => TestRecord): Write =>
  (register) => [write(statusDocumentPath(register.year), record(register))];
const writeRow =
  (changed: (register: TestRegister) => Changed): Write =>
  (register) => [write(rowDocumentPath(register.number), changeRecord(register.row, changed(register)))];
const writeKeys =
  (keys: (now: number) => TestRecord): Write =>
  ({ now }) => [write(keysPath, keys(now))];

/** The texts of a row with the greatest length of each. */
const lengths = { of: 80, text: 300, title: 60, signatory: 200, receipt: 40 } as const;
const longest = Object.fromEntries(Object.entries(lengths).map(([name, most]) => [name, 'n'.repeat(most)]));

/** The first number of a year, which was not given by hand. */
const first = (register: TestRegister, change: RegisterChange = {}): readonly RestWrite[] =>
  issue(register, {
    ...change,
    year: change.year === null ? null : { cancelled: testSerials(), logged: 0, ...change.year },
    row: change.row === null ? null : { before: '', ...change.row },
  });

/** The first number of a year long ago, skipped: a number of many digits, in a year of the case's own. */
const skipFirst = (serial: number, number?: string, year?: Changed): StaffCase =>
  onNothing((register, { id }) => {
    const own = String(1_000 + Number.parseInt(id.slice(1), 16));
    const skipped = {
      ...register,
      year: own,
      serial,
      number: number === undefined ? formatDocumentNumber({ year: Number(own), serial }) : `${own}-${number}`,
    };
    return skip(skipped, {
      year: { latest: serial, cancelled: testSerials(serial), logged: 0, ...year },
      row: { before: '' },
    });
  });

/** 25 rows of a year that is the case's own. */
const rowsOfOldYear = ({ id }: CaseContext): readonly string[] =>
  Array.from({ length: 25 }, (_, at) =>
    rowDocumentPath(
      formatDocumentNumber({ year: 1_000 + Number.parseInt(id.slice(1), 16), serial: 100 + at }),
    ),
  );

const reasons = ['spoiled', 'mistake', 'lost', 'replaced', 'revoked'] as const;

const withNext = (change: (register: TestRegister) => RegisterChange): StaffCase =>
  onYear((register) => issue(register, change(register)));
const withSkipped = (change: (register: TestRegister) => RegisterChange): StaffCase =>
  onYear((register) => skip(register, change(register)));
const withCancelled = (change: (register: TestRegister) => RegisterChange): StaffCase =>
  onIssued((register) => cancel(register, change(register)));

const one = (now: number): TestRecord => ({ [kidOf('a')]: testKey('a', now - hour) });
const two = (now: number): TestRecord => ({ ...one(now), [kidOf('b')]: testKey('b', now - hour) });
const twoWithdrawn = (now: number): TestRecord => ({
  ...two(now),
  [kidOf('b')]: testKey('b', now - hour, { until: now - minute }),
});

const allowed: StaffCases = {
  'next number': onYear((register) => issue(register)),
  'next number without a code, a fee and an end': withNext(() => ({
    row: { kid: '', receipt: '', amount: 0, until: '' },
  })),
  'next number with the longest texts': withNext(() => ({ row: longest })),
  'next number, written 24 hours ago': withNext(({ now }) => ({
    year: { updated: now - 24 * hour },
    row: { issued: now - 24 * hour },
  })),
  'next number of a restored register, which it opens': on(({ year, state }) => [
    write(statusDocumentPath(year), { ...state, closed: 5 }),
  ])((register) => issue(register)),
  'next number of a restored register, which stays closed': on(({ year, state }) => [
    write(statusDocumentPath(year), { ...state, closed: 5 }),
  ])((register) => issue(register, { year: { closed: 5 } })),
  'first number of a year, after some by hand': onNothing((register) => first(register)),
  'first number of a year, which stays closed': onNothing((register) =>
    first(register, { year: { closed: register.now } }),
  ),
  'restored register that opens': on((register) => [
    write(statusDocumentPath(register.year), { ...register.next, closed: 5 }),
  ])(writeYear(({ next }) => next)),
  'skipped number': onYear((register) => skip(register)),
  ...Object.fromEntries(
    [1, 19_999, 20_000, 99_999, 100_000, 199_999, 999_999].map((serial) => [
      `skipped number ${serial}, the first of a year`,
      skipFirst(serial),
    ]),
  ),
  ...Object.fromEntries(
    reasons.map((reason) => [
      `cancelled number, ${reason}`,
      withCancelled(() => ({ row: { cancelled: reason } })),
    ]),
  ),
  'cancelled number of a restored register': on((register) => [
    ...createIssued(register),
    write(statusDocumentPath(register.year), { ...register.next, closed: 5 }),
  ])((register) => cancel(register, { year: { closed: 5 } })),
  'cancelled number whose request is deleted': on((register) => [
    ...createIssued(register),
    write(rowDocumentPath(register.number), withoutField(register.row, 'non')),
  ])((register) => cancel(register, { row: { non: undefined } })),
  'numbers in the logbook, up to the last': onIssued(
    writeYear(({ next, serial }) => ({ ...next, logged: serial })),
  ),
  'row without its random number': onIssued(writeRow(() => ({ non: undefined }))),
  'cancelled row without its random number': onCancelled(
    writeRow(({ now }) => ({ cancelled: 'lost', since: now, non: undefined })),
  ),
  'deletion of a request with its tally, and the random number of its row': on((register, { id, code }) => [
    ...createIssued(register),
    write(requestDocumentPath(id), createClearanceRecord(register.now)),
    write(receiptDocumentPath(code), { recordId: id }),
  ])((register, { id, code }) => [
    deleteDocument(requestDocumentPath(id)),
    deleteDocument(receiptDocumentPath(code)),
    write(tallyDocumentPath('2031-05'), {
      other: map(
        Object.fromEntries(
          ['requests', 'released', 'refused', 'notCome', 'onTime', 'late'].map((name) => [name, int(1)]),
        ),
      ),
    }),
    write(rowDocumentPath(register.number), withoutField(register.row, 'non')),
  ]),
  // Firestore looks up at most 20 documents for a commit.
  'random numbers of 25 rows': on(({ row }, at) => rowsOfOldYear(at).map((path) => write(path, row)))(
    ({ row }, at) => rowsOfOldYear(at).map((path) => write(path, withoutField(row, 'non'))),
  ),
  'first key of a desk': onNothing(writeKeys(one)),
  'another key of a desk': onKeys(one)(writeKeys(two)),
  'key that a desk published long ago': onKeys(one)(
    writeKeys((now) => ({ ...one(now), [kidOf('-')]: testKey('-', now - 9_999 * hour) })),
  ),
  'withdrawn key': onKeys(two)(
    writeKeys((now) => ({ ...two(now), [kidOf('a')]: testKey('a', now - hour, { until: now }) })),
  ),
  'withdrawn key beside one that was withdrawn before': onKeys(twoWithdrawn)(
    writeKeys((now) => ({ ...twoWithdrawn(now), [kidOf('a')]: testKey('a', now - hour, { until: now }) })),
  ),
};

const refusedNumbers: StaffCases = {
  'number that skips one': onYear((register) => {
    const { now, serial, year, next, check } = register;
    const number = formatDocumentNumber({ year: Number(year), serial: serial + 1 });
    return issue({ ...register, number, check, now, next: { ...next, latest: serial + 1 } });
  }),
  'number that is taken, in a new row': on((register) => [
    write(statusDocumentPath(register.year), register.next),
  ])((register) => issue(register, { row: { before: 'b'.repeat(64) }, year: { head: 'd'.repeat(64) } })),
  'next number over a row that is there': on((register) => [
    write(statusDocumentPath(register.year), register.state),
    write(rowDocumentPath(register.number), register.row),
  ])((register) => issue(register)),
  'next number with a check that is there': on((register) => [
    write(statusDocumentPath(register.year), register.state),
    write(checkDocumentPath(register.check), { at: register.now }),
  ])((register) => issue(register)),
  'year that goes on to a row that is there': on((register) => [
    write(statusDocumentPath(register.year), register.state),
    write(rowDocumentPath(register.number), register.row),
  ])((register) => issue(register, { row: null, check: null })),
  'row of a check that is there': on((register) => [
    write(statusDocumentPath(register.year), register.state),
    write(checkDocumentPath(register.check), { at: register.now }),
  ])((register) => issue(register, { check: null })),
  'check of a row that was issued without one': on(({ year, next, number, row }) => [
    write(statusDocumentPath(year), next),
    write(rowDocumentPath(number), row),
  ])((register) => issue(register, { year: null, row: null })),
  'year without a row': withNext(() => ({ row: null })),
  'year alone': withNext(() => ({ row: null, check: null })),
  'first year without a row': onNothing((register) => first(register, { row: null, check: null })),
  'row without its year': withNext(() => ({ year: null })),
  'row alone': withNext(() => ({ year: null, check: null })),
  'row of a year that is not there': onNothing((register) => first(register, { year: null })),
  'row of the last number, which has none': on((register) => [
    write(statusDocumentPath(register.year), register.next),
  ])((register) => issue(register, { year: null, row: { before: 'b'.repeat(64) } })),
  'row without a check': withNext(() => ({ check: null })),
  'check alone': withNext(() => ({ year: null, row: null })),
  'check beside a row that was issued before': onIssued(({ now }, { code }) => [
    write(checkDocumentPath(code.replaceAll('-', '')), { at: now }),
  ]),
  'check of another document beside an issued one': onYear((register, { code }) => [
    ...issue(register),
    write(checkDocumentPath(code.replaceAll('-', '')), { at: register.now }),
  ]),
  'check of a row whose number is not the next': onYear(({ now, row, check, serial, year }) => [
    write(rowDocumentPath(formatDocumentNumber({ year: Number(year), serial: serial + 1 })), row),
    write(checkDocumentPath(check), { at: now }),
  ]),
  'two rows of one number': onYear((register) => [
    ...issue(register),
    write(rowDocumentPath(`${register.year}-0${register.serial}`), register.row),
  ]),
  'same head as before': withNext(() => ({ year: { head: 'a'.repeat(64) } })),
  'row that does not continue the chain': withNext(() => ({ row: { before: 'e'.repeat(64) } })),
  'row that begins the chain again': withNext(() => ({ row: { before: '' } })),
  'first row of a year after another': onNothing((register) =>
    first(register, { row: { before: 'a'.repeat(64) } }),
  ),
  'first number of a year, cancelled others': onNothing((register) =>
    first(register, { year: { cancelled: testSerials(7) } }),
  ),
  'first number of a year, in the logbook already': onNothing((register) =>
    first(register, { year: { logged: 1 } }),
  ),
  'first number of a year, logged below zero': onNothing((register) =>
    first(register, { year: { logged: -1 } }),
  ),
  'first number of a year, closed': onNothing((register) => first(register, { year: { closed: 5 } })),
  'number 0': skipFirst(0),
  'number of seven digits': skipFirst(1_000_000, '000000'),
  'number in a year of letters': onNothing((register) =>
    skip(
      { ...register, year: 'abcd', number: `abcd-${register.serial}` },
      { year: { cancelled: testSerials(register.serial), logged: 0 }, row: { before: '' } },
    ),
  ),
  'next number that cancels another': withNext(({ serial }) => ({
    year: { cancelled: testSerials(7, serial - 1) },
  })),
  'next number that un-cancels another': withNext(() => ({ year: { cancelled: testSerials() } })),
  'next number that enters the logbook': withNext(({ serial }) => ({ year: { logged: serial } })),
  'next number, cancelled in the year alone': withNext(({ serial }) => ({
    year: { cancelled: testSerials(7, serial) },
  })),
  'next number, cancelled in the row alone': withNext(({ now }) => ({
    row: { cancelled: 'lost', since: now },
  })),
  'next number that closes the year': withNext(({ now }) => ({ year: { closed: now } })),
  'next number that changes when the year was closed': on(({ year, state }) => [
    write(statusDocumentPath(year), { ...state, closed: 5 }),
  ])((register) => issue(register, { year: { closed: 6 } })),
};

const refusedYears: StaffCases = {
  'next number without updated': withNext(() => ({ year: { updated: undefined } })),
  'next number, updated as a text': withNext(() => ({ year: { updated: 'now' } })),
  'next number, updated eleven minutes ahead': withNext(({ now }) => ({
    year: { updated: now + 11 * minute },
  })),
  'next number, updated 26 hours ago': withNext(({ now }) => ({ year: { updated: now - 26 * hour } })),
  'next number with another field of the year': withNext(() => ({ year: { note: 'Sample' } })),
  'next number with a head of 63 digits': withNext(() => ({ year: { head: 'b'.repeat(63) } })),
  'next number with a head that is a number': withNext(() => ({ year: { head: 1 } })),
  'next number without a list of cancelled ones': withNext(() => ({ year: { cancelled: undefined } })),
  'next number with cancelled ones as texts': withNext(() => ({ year: { cancelled: testList('7') } })),
  'next number with a cancelled one as a double': withNext(() => ({
    year: { cancelled: list(double(7)) },
  })),
  'next number as a double': withNext(({ serial }) => ({ year: { latest: testDouble(serial) } })),
  'cancelled number that changes the latest to a double': withCancelled(({ serial }) => ({
    year: { latest: testDouble(serial) },
  })),
  'cancelled number that changes the logbook to a double': withCancelled(() => ({
    year: { logged: testDouble(3) },
  })),
};

const refusedRows: StaffCases = {
  ...Object.fromEntries(
    Object.entries(lengths).flatMap(([name, most]): readonly (readonly [string, StaffCase])[] => [
      [`row with ${name} of ${most + 1}`, withNext(() => ({ row: { [name]: 'n'.repeat(most + 1) } }))],
      [`row with a list as ${name}`, withNext(() => ({ row: { [name]: testList('n') } }))],
    ]),
  ),
  ...Object.fromEntries(
    Object.keys(createTestRegister(0, 2, '').row).map((name) => [
      `row without ${name}`,
      withNext(() => ({ row: { [name]: undefined } })),
    ]),
  ),
  'row with another field': withNext(() => ({ row: { note: 'Sample' } })),
  'row with a hash of 63 digits': withNext(({ row }) => ({
    row: { facts: String(row.facts).slice(0, 63) },
  })),
  'row with a hash of other letters': withNext(({ row }) => ({
    row: { facts: `${String(row.facts).slice(0, 63)}g` },
  })),
  'row with a random number of 15 digits': withNext(() => ({ row: { non: '0123456789abcde' } })),
  'row with an empty print': withNext(() => ({ row: { print: '' } })),
  'row with a key of 15 signs': withNext(() => ({ row: { kid: 'k'.repeat(15) } })),
  'row with another day': withNext(() => ({ row: { until: '31.12.2031' } })),
  'row with a negative amount': withNext(() => ({ row: { amount: -1 } })),
  'row with an amount that is a double': withNext(() => ({ row: { amount: testDouble(5000) } })),
  'row that was issued 26 hours ago': withNext(({ now }) => ({ row: { issued: now - 26 * hour } })),
  'row that was issued eleven minutes ahead': withNext(({ now }) => ({
    row: { issued: now + 11 * minute },
  })),
  'row without data of its document': withNext(({ skippedRow }) => ({ row: skippedRow })),
  'skipped number that is not cancelled': withSkipped(() => ({ year: { cancelled: testSerials(7) } })),
  'skipped row without a reason': withSkipped(() => ({ row: { cancelled: undefined } })),
  'skipped row with another reason': withSkipped(() => ({ row: { cancelled: 'skipped' } })),
  'skipped row without since': withSkipped(() => ({ row: { since: undefined } })),
  'skipped row since eleven minutes ahead': withSkipped(({ now }) => ({
    row: { since: now + 11 * minute },
  })),
  'skipped row with an amount': withSkipped(() => ({ row: { amount: 1 } })),
  'skipped row with an amount that is a double': withSkipped(() => ({ row: { amount: testDouble(0) } })),
  'skipped row with a random number': withSkipped(() => ({ row: { non: '0123456789abcdef' } })),
  ...Object.fromEntries(
    ['of', 'text', 'title', 'until', 'signatory', 'receipt', 'facts', 'kid', 'print'].map((name) => [
      `skipped row with ${name}`,
      withSkipped(({ row }) => ({ row: { [name]: row[name] } })),
    ]),
  ),
  'skipped number with an issued row': withSkipped(({ row }) => ({
    row: { ...row, cancelled: undefined, since: undefined },
  })),
  'skipped number that un-cancels another': withSkipped(({ serial }) => ({
    year: { cancelled: testSerials(serial) },
  })),
};

const refusedChanges: StaffCases = {
  'un-cancelled number': onCancelled((register) => [
    write(statusDocumentPath(register.year), register.next),
    write(rowDocumentPath(register.number), register.row),
  ]),
  'un-cancelled year': onCancelled(writeYear(({ next }) => next)),
  'un-cancelled row': onCancelled(writeRow(() => ({}))),
  'cancelled year without its row': withCancelled(() => ({ row: null })),
  'cancelled row without its year': withCancelled(() => ({ year: null })),
  'year that cancels a cancelled number again': onCancelled(
    writeYear(({ next, serial }) => ({ ...next, cancelled: testSerials(7, serial, serial) })),
  ),
  'year that cancels a number without a row': onIssued(
    writeYear(({ next }) => ({ ...next, cancelled: testSerials(7, 8) })),
  ),
  'two numbers cancelled at once': withCancelled(({ serial }) => ({
    year: { cancelled: testSerials(7, 8, serial) },
  })),
  'cancelled number in place of another': withCancelled(({ serial }) => ({
    year: { cancelled: testSerials(serial) },
  })),
  'cancelled number before the others': withCancelled(({ serial }) => ({
    year: { cancelled: testSerials(serial, 7) },
  })),
  'cancelled number as a double': withCancelled(({ serial }) => ({
    year: { cancelled: list(int(7), double(serial)) },
  })),
  'cancelled number with another head': withCancelled(() => ({ year: { head: 'd'.repeat(64) } })),
  'cancelled number that enters the logbook': withCancelled(({ serial }) => ({ year: { logged: serial } })),
  'cancelled number that opens the year': on((register) => [
    ...createIssued(register),
    write(statusDocumentPath(register.year), { ...register.next, closed: 5 }),
  ])((register) => cancel(register)),
  'cancelled row with another reason': withCancelled(() => ({ row: { cancelled: 'gone' } })),
  'cancelled row without since': withCancelled(() => ({ row: { since: undefined } })),
  'cancelled row since 26 hours ago': withCancelled(({ now }) => ({ row: { since: now - 26 * hour } })),
  'cancelled row with another amount': withCancelled(() => ({ row: { amount: 1 } })),
  'cancelled number that loses its random number at once': withCancelled(() => ({ row: { non: undefined } })),
  'another reason of a cancelled row': onCancelled(
    writeRow(({ now }) => ({ cancelled: 'spoiled', since: now })),
  ),
  'numbers beyond the last in the logbook': onIssued(
    writeYear(({ next, serial }) => ({ ...next, logged: serial + 1 })),
  ),
  'numbers out of the logbook': onIssued(writeYear(({ next }) => ({ ...next, logged: 2 }))),
  'year that changes nothing but its time': onIssued(
    writeYear(({ next, now }) => ({ ...next, updated: now - 1 })),
  ),
  'numbers in the logbook as a double': onIssued(
    writeYear(({ next }) => ({ ...next, logged: testDouble(4) })),
  ),
  'numbers in the logbook, with another latest': onIssued(
    writeYear(({ next, serial }) => ({ ...next, latest: serial - 1, logged: 4 })),
  ),
  'numbers in the logbook, with another head': onIssued(
    writeYear(({ next }) => ({ ...next, head: 'd'.repeat(64), logged: 4 })),
  ),
  'numbers in the logbook, with cancelled ones as doubles': onIssued(
    writeYear(({ next }) => ({ ...next, cancelled: list(double(7)), logged: 4 })),
  ),
  'numbers in the logbook, that opens the year': on((register) => [
    write(statusDocumentPath(register.year), { ...register.next, closed: 5 }),
  ])(writeYear(({ next }) => ({ ...next, logged: 4 }))),
  'restored register that opens with cancelled ones as doubles': on((register) => [
    write(statusDocumentPath(register.year), { ...register.next, closed: 5 }),
  ])(writeYear(({ next }) => ({ ...next, cancelled: list(double(7)) }))),
  'latest number taken back': onIssued(writeYear(({ state }) => state)),
  'changed amount of a row': onIssued(writeRow(() => ({ amount: 1 }))),
  'amount of a row as a double': onIssued(writeRow(() => ({ amount: testDouble(5000), non: undefined }))),
  'time of a row as a double': onIssued(writeRow(({ now }) => ({ issued: testDouble(now), non: undefined }))),
  'time of a cancelled row as a double': onCancelled(
    writeRow(({ now }) => ({ cancelled: 'lost', since: testDouble(now), non: undefined })),
  ),
  'time of issue of a cancelled row as a double': onCancelled(
    writeRow(({ now }) => ({ cancelled: 'lost', since: now, issued: testDouble(now), non: undefined })),
  ),
  'changed text of a row': onIssued(writeRow(() => ({ text: 'residency' }))),
  'changed random number of a row': onIssued(writeRow(() => ({ non: 'fedcba9876543210' }))),
  'row without its random number and its amount': onIssued(
    writeRow(() => ({ non: undefined, amount: undefined })),
  ),
  'row without its random number, with another receipt': onIssued(
    writeRow(() => ({ non: undefined, receipt: '7654321' })),
  ),
  'row that loses its receipt': onIssued(writeRow(() => ({ receipt: undefined }))),
  'another field of a row': onIssued(writeRow(() => ({ note: 'Sample' }))),
  'random number of a row that has none': on((register) => [
    ...createIssued(register),
    write(rowDocumentPath(register.number), withoutField(register.row, 'non')),
  ])(writeRow(() => ({}))),
  'changed check': onIssued(({ check, now }) => [write(checkDocumentPath(check), { at: now - 1 })]),
  'deletion of a year': onIssued(({ year }) => [deleteDocument(statusDocumentPath(year))]),
  'deletion of a row': onIssued(({ number }) => [deleteDocument(rowDocumentPath(number))]),
  'deletion of a check': onIssued(({ check }) => [deleteDocument(checkDocumentPath(check))]),
  'deletion of the last number in all three': onIssued(({ year, state, number, check }) => [
    write(statusDocumentPath(year), state),
    deleteDocument(rowDocumentPath(number)),
    deleteDocument(checkDocumentPath(check)),
  ]),
  'check with another field': withNext(() => ({ check: { of: '4abc' } })),
  'check without its time': withNext(() => ({ check: { at: undefined } })),
  'check with a text as its time': withNext(() => ({ check: { at: 'now' } })),
  'check eleven minutes ahead': withNext(({ now }) => ({ check: { at: now + 11 * minute } })),
  'check 26 hours ago': withNext(({ now }) => ({ check: { at: now - 26 * hour } })),
};

const refusedKeys: StaffCases = {
  'two keys at once': onNothing(writeKeys(two)),
  'no key': onNothing(writeKeys(() => ({}))),
  'two more keys at once': onKeys(one)(
    writeKeys((now) => ({ ...two(now), [kidOf('c')]: testKey('c', now) })),
  ),
  'key that is withdrawn from the start': onKeys(one)(
    writeKeys((now) => ({ ...one(now), [kidOf('c')]: testKey('c', now, { until: now }) })),
  ),
  'changed key': onKeys(two)(writeKeys((now) => ({ ...two(now), [kidOf('b')]: testKey('c', now - hour) }))),
  'changed time of a key': onKeys(two)(
    writeKeys((now) => ({ ...two(now), [kidOf('b')]: testKey('b', now) })),
  ),
  'removed key': onKeys(two)(writeKeys(one)),
  'deletion of the keys': onKeys(two)(() => [deleteDocument(keysPath)]),
  'key in place of another': onKeys(two)(
    writeKeys((now) => ({ ...one(now), [kidOf('c')]: testKey('c', now) })),
  ),
  'key under another id': onKeys(one)(writeKeys((now) => ({ [kidOf('b')]: testKey('a', now - hour) }))),
  'two keys swapped': onKeys(two)(
    writeKeys((now) => ({ [kidOf('a')]: testKey('b', now - hour), [kidOf('b')]: testKey('a', now - hour) })),
  ),
  'two keys swapped, and one withdrawn': onKeys(two)(
    writeKeys((now) => ({
      [kidOf('a')]: testKey('b', now - hour, { until: now }),
      [kidOf('b')]: testKey('a', now - hour),
    })),
  ),
  'two keys swapped, and a third withdrawn': onKeys((now) => ({
    ...two(now),
    [kidOf('c')]: testKey('c', now - hour),
  }))(
    writeKeys((now) => ({
      [kidOf('a')]: testKey('b', now - hour),
      [kidOf('b')]: testKey('a', now - hour),
      [kidOf('c')]: testKey('c', now - hour, { until: now }),
    })),
  ),
  'key that is the copy of another': onKeys(one)(
    writeKeys((now) => ({ ...one(now), [kidOf('b')]: testKey('a', now - hour) })),
  ),
  'withdrawn key that comes back': onKeys(twoWithdrawn)(writeKeys(two)),
  'another day of a withdrawn key': onKeys(twoWithdrawn)(
    writeKeys((now) => ({ ...two(now), [kidOf('b')]: testKey('b', now - hour, { until: now }) })),
  ),
  'two keys withdrawn at once': onKeys(two)(
    writeKeys((now) => ({
      [kidOf('a')]: testKey('a', now - hour, { until: now }),
      [kidOf('b')]: testKey('b', now - hour, { until: now }),
    })),
  ),
  'withdrawn key with another point': onKeys(two)(
    writeKeys((now) => ({ ...two(now), [kidOf('b')]: testKey('c', now - hour, { until: now }) })),
  ),
  'withdrawn key with another field': onKeys(two)(
    writeKeys((now) => ({
      ...two(now),
      [kidOf('b')]: testKey('b', now - hour, { until: now, note: 'Sample' }),
    })),
  ),
  'key withdrawn eleven minutes ahead': onKeys(two)(
    writeKeys((now) => ({
      ...two(now),
      [kidOf('b')]: testKey('b', now - hour, { until: now + 11 * minute }),
    })),
  ),
  'key withdrawn at a text': onKeys(two)(
    writeKeys((now) => ({ ...two(now), [kidOf('b')]: testKey('b', now - hour, { until: 'today' }) })),
  ),
  'key with another field': onNothing(
    writeKeys((now) => ({ [kidOf('a')]: testKey('a', now, { desk: 'Sample' }) })),
  ),
  'key eleven minutes ahead': onNothing(
    writeKeys((now) => ({ [kidOf('a')]: testKey('a', now + 11 * minute) })),
  ),
  'key without a time': onNothing(writeKeys(() => ({ [kidOf('a')]: map({}) }))),
  'key with a point of 42 signs': onNothing(
    writeKeys((now) => ({ [kidOf('a')]: testKey('a', now, { x: 'a'.repeat(42) }) })),
  ),
  'key with an id of 15 signs': onNothing(writeKeys((now) => ({ ['a'.repeat(15)]: testKey('a', now) }))),
  'key that is a text': onNothing(writeKeys(() => ({ [kidOf('a')]: 'Sample' }))),
  'keys under another name': onNothing(({ now }, { id }) => [write(statusDocumentPath(id), one(now))]),
  'another key under another name': on(({ now }, { id }) => [write(statusDocumentPath(id), one(now))])(
    ({ now }, { id }) => [write(statusDocumentPath(id), two(now))],
  ),
  'state of a year in place of the keys': onNothing((register) => [
    write(keysPath, changeRecord(register.next)),
  ]),
};

const readDocument =
  (pathOf: (register: TestRegister) => string) =>
  (at: CaseContext): RestCall => ({
    at: ':batchGet',
    body: { documents: [{ path: pathOf(registerOf(at)) }] },
  });

const onStored = (call: StaffCase['call']): StaffCase => ({
  ...onIssued(() => []),
  before: (at) => [...createIssued(registerOf(at)), write(keysPath, one(at.now))],
  call,
});

const publicReads: StaffCases = {
  'read of a year': onStored(readDocument(({ year }) => statusDocumentPath(year))),
  'read of the keys': onStored(readDocument(() => keysPath)),
  'read of a check': onStored(readDocument(({ check }) => checkDocumentPath(check))),
  'read of a check that is not there': { call: readDocument(() => checkDocumentPath('0'.repeat(32))) },
};

const staffReads: StaffCases = {
  'read of a row': onStored(readDocument(({ number }) => rowDocumentPath(number))),
  'query of rows': { call: queryCall('Issued_Documents', {}, null) },
  'query of years': { call: queryCall('Document_Status', {}, null) },
};

const refusedReads: StaffCases = {
  'query of checks': { call: queryCall('Document_Checks') },
  'query of checks, one': { call: queryCall('Document_Checks', {}, 1) },
  'read of another state': { call: readDocument(() => statusDocumentPath('other')) },
  'read of a check by 31 digits': { call: readDocument(() => checkDocumentPath('0'.repeat(31))) },
};

/** What no case of staff tells about the public: a list of each collection. */
const hostileQueries = Object.fromEntries(
  ['Issued_Documents', 'Document_Status', 'Document_Checks'].map((name) => [
    `query of ${name}, one`,
    { call: queryCall(name, {}, 1) },
  ]),
);

/** A page that lost a race writes over a version that is gone. The rules judge first, so that it reads the year again to tell the two apart. */
const lateCases: readonly ConformanceCase[] = [
  {
    ...onIssued((register) =>
      issue(register).map((each, at) =>
        at === 0 ? { ...each, currentDocument: { updateTime: '2026-01-01T00:00:00Z' } } : each,
      ),
    ),
    title: 'clerk: register: number that was given meanwhile, over the version before',
    as: 'clerk',
    expected: 'refused',
  },
  {
    ...onIssued((register) =>
      issue(register).map((each, at) => (at === 0 ? each : { ...each, currentDocument: { exists: false } })),
    ),
    title: 'clerk: register: number that was given meanwhile, in a new row',
    as: 'clerk',
    expected: 'refused',
  },
];

const inRegister = (rows: StaffCases): StaffCases =>
  Object.fromEntries(Object.entries(rows).map(([title, row]) => [`register: ${title}`, row]));

export const registerCases: readonly ConformanceCase[] = [
  ...createClerkCases('allowed', inRegister({ ...allowed, ...staffReads, ...publicReads })),
  ...createClerkCases(
    'refused',
    inRegister({
      ...refusedNumbers,
      ...refusedYears,
      ...refusedRows,
      ...refusedChanges,
      ...refusedKeys,
      ...refusedReads,
    }),
  ),
  ...lateCases,
  ...Object.entries(publicReads).map(
    ([title, row]): ConformanceCase => ({ ...row, title: `register: ${title}`, expected: 'allowed' }),
  ),
  ...createRefusedCases('register', hostileQueries),
  ...createNobodyCases(inRegister({ ...allowed, ...staffReads })),
];

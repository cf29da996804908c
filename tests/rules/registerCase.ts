/** The register of issued documents as cases find it, and the commits that may write to it. */
import type { RestWrite } from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import { deleteDocument, setDocument } from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import type { TestRecord, TestValue } from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { int, list, map } from '../../packages/embedded-firestore/tests/support/wire.ts';
import { manilaDay } from '../../src/domain/dates/day.ts';
import { formatDocumentNumber } from '../../src/domain/documents/documentNumber.ts';
import { site } from './fixtureSite.ts';
import { hour } from './siteCase.ts';

export const statusDocumentPath = (id: string): string => `${site.root}/Document_Status/list/${id}`;
export const rowDocumentPath = (number: string): string => `${site.root}/Issued_Documents/list/${number}`;
export const checkDocumentPath = (id: string): string => `${site.root}/Document_Checks/list/${id}`;
export const keysPath = statusDocumentPath('keys');

export const testSerials = (...serials: readonly number[]): TestValue => list(...serials.map(int));

export interface TestRegister {
  readonly now: number;
  readonly year: string;
  /** The next number, and its serial. */
  readonly number: string;
  readonly serial: number;
  /** The state of the year before. */
  readonly state: TestRecord;
  /** The state with the next number. */
  readonly next: TestRecord;
  /** The row of the next number, and of one that is skipped. */
  readonly row: TestRecord;
  readonly skippedRow: TestRecord;
  /** The id of its check. */
  readonly check: string;
}

const head = (letter: string): string => letter.repeat(64);

/** @param hash at most 32 hexadecimal digits that no other row has */
export function createTestRegister(now: number, serial: number, hash: string): TestRegister {
  const year = manilaDay(now).slice(0, 4);
  const check = hash.padStart(32, '0');
  const state = {
    latest: serial - 1,
    head: head('a'),
    cancelled: testSerials(7),
    logged: 3,
    updated: now - 99 * hour,
  };
  const empty = {
    of: '',
    text: '',
    title: '',
    issued: now,
    until: '',
    signatory: '',
    receipt: '',
    amount: 0,
    facts: '',
    before: head('a'),
    kid: '',
    print: '',
  };
  return {
    now,
    year,
    number: formatDocumentNumber({ year: Number(year), serial }),
    serial,
    state,
    next: { ...state, latest: serial, head: head('b'), updated: now },
    row: {
      ...empty,
      of: `4abc ${now}`,
      text: 'clearance',
      title: 'Barangay Clearance',
      until: `${year}-12-31`,
      signatory: 'sample-official',
      receipt: '1234567',
      amount: 5000,
      facts: check + 'f'.repeat(32),
      non: '0123456789abcdef',
      kid: 'abcdefghijklm-_0',
      print: head('c'),
    },
    skippedRow: { ...empty, cancelled: 'mistake', since: now },
    check,
  };
}

/** What a commit changes of an honest one: fields, undefined for one that is left out; null for a document that is not written. */
export type Changed = Readonly<Record<string, TestValue | undefined>> | null;

export interface RegisterChange {
  readonly year?: Changed;
  readonly row?: Changed;
  readonly check?: Changed;
}

export const changeRecord = (record: TestRecord, changed: Changed = {}): TestRecord =>
  Object.fromEntries(
    Object.entries({ ...record, ...changed }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value] as const],
    ),
  );

const writeChanged = (
  path: string,
  record: TestRecord,
  changed: Changed | undefined,
): readonly RestWrite[] => (changed === null ? [] : [setDocument(path, changeRecord(record, changed))]);

/** Gives the next number. */
export const issue = (
  { year, next, number, row, check, now }: TestRegister,
  change: RegisterChange = {},
): readonly RestWrite[] => [
  ...writeChanged(statusDocumentPath(year), next, change.year),
  ...writeChanged(rowDocumentPath(number), row, change.row),
  ...writeChanged(checkDocumentPath(check), { at: now }, change.check),
];

/** Skips the next number. */
export const skip = (
  { year, next, number, skippedRow, serial }: TestRegister,
  change: RegisterChange = {},
): readonly RestWrite[] => [
  ...writeChanged(statusDocumentPath(year), { ...next, cancelled: testSerials(7, serial) }, change.year),
  ...writeChanged(rowDocumentPath(number), skippedRow, change.row),
];

/** The register an hour after the next number was given. */
export const createIssued = ({ year, next, number, row, check, now }: TestRegister): readonly RestWrite[] => [
  setDocument(statusDocumentPath(year), { ...next, updated: now - hour }),
  setDocument(rowDocumentPath(number), row),
  setDocument(checkDocumentPath(check), { at: now }),
];

/** Cancels the number that was given. */
export const cancel = (
  { year, next, number, row, serial, now }: TestRegister,
  change: RegisterChange = {},
): readonly RestWrite[] => [
  ...writeChanged(statusDocumentPath(year), { ...next, cancelled: testSerials(7, serial) }, change.year),
  ...writeChanged(rowDocumentPath(number), { ...row, cancelled: 'lost', since: now }, change.row),
];

/** All that cases share: the state of the year, and the keys. */
export const clearStatus = (now: number): readonly RestWrite[] =>
  [manilaDay(now).slice(0, 4), 'keys'].map((id) => deleteDocument(statusDocumentPath(id)));

const point = (letter: string): { readonly x: string; readonly y: string } => ({
  x: letter.repeat(43),
  y: `${letter.repeat(42)}_`,
});

/** A key of a desk. */
export const testKey = (
  letter: string,
  from: number,
  more: Readonly<Record<string, string | number>> = {},
): TestValue =>
  map(
    Object.fromEntries(
      Object.entries({ ...point(letter), from, ...more }).map(([name, value]) => [
        name,
        typeof value === 'number' ? int(value) : { stringValue: value },
      ]),
    ),
  );

export const kidOf = (letter: string): string => letter.repeat(16);

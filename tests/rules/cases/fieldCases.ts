/** §3, §5. What each field of a request may hold, and what it may not. */

import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  type RestCall,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  type TestRecord,
  type TestValue,
  testBytes,
  withoutField,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { addDays, manilaDay } from '../../../src/domain/dates/day.ts';
import { fieldNamesOf, fieldRowOf } from '../../../src/form/fields.ts';
import {
  allFormTypes,
  createAcceptedRecord,
  createClearanceRecord,
  createDateFields,
  createLongestTestRecord,
  findWeekday,
} from '../acceptedRecord.ts';
import { site } from '../fixtureSite.ts';
import { hour, minute, requestDocumentPath } from '../siteCase.ts';

type Change = TestRecord | ((now: number) => TestRecord);

const changed = (change: Change, now: number): TestRecord => ({
  ...createClearanceRecord(now),
  ...(typeof change === 'function' ? change(now) : change),
});

const own =
  (change: TestRecord) =>
  (now: number): TestRecord => ({ ...createAcceptedRecord('REQUEST_BARANGAY_OWN_USE', now), ...change });
const tax =
  (change: TestRecord) =>
  (now: number): TestRecord => ({
    ...createAcceptedRecord('INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', now),
    ...change,
  });
const health =
  (change: TestRecord) =>
  (now: number): TestRecord => ({ ...createAcceptedRecord('HEALTH_SERVICES', now), ...change });

const scheduled =
  (day: (today: string) => string, time = '09:00') =>
  (now: number): TestRecord => ({
    schedule: `${day(manilaDay(now))}T${time}`,
  });

const points = (...codes: number[]): string => codes.map((code) => String.fromCodePoint(code)).join(' ');

/** Characters that one-line fields accept and names refuse. */
const pictures = [0x20e3, 0x2190, 0x2764, 0x2bff, 0xfe00, 0xfe0f, 0x1f000, 0x1f600, 0x1ffff] as const;

const accepted: Readonly<Record<string, Change>> = {
  'lname of 80 characters': { lname: 'a'.repeat(80) },
  'mname N/A': { mname: 'N/A' },
  'address of 200 characters': { address: 'a'.repeat(200) },
  'birthPlace of 120 characters': { birthPlace: 'a'.repeat(120) },
  'names with the characters next to each excluded range': {
    lname: points(
      0x21,
      0x7e,
      0xa1,
      0xac,
      0xae,
      0x167f,
      0x1681,
      0x1fff,
      0x2010,
      0x2027,
      0x2030,
      0x205e,
      0x218f,
      0x2c00,
    ),
    fname: points(
      0x2070,
      0x2fff,
      0x3001,
      0xfdff,
      0xfe10,
      0xfefe,
      0xff00,
      0xffef,
      0x10000,
      0x1efff,
      0x20000,
      0xdffff,
      0xe1000,
      0x10ffff,
    ),
  },
  'address and birthPlace with emoji and symbols': {
    address: points(...pictures),
    birthPlace: points(...pictures),
  },
  'purpose of 500 characters': { purpose: 'p'.repeat(500) },
  'purpose with joiners, double spaces and empty lines': { purpose: 'क्\u200dष न\u200cह  b \n\n c' },
  'email of 254 characters': { email: `e@${`${'d'.repeat(62)}.`.repeat(4)}`.slice(0, 253).concat('d') },
  'email with every character that HTML allows': { email: "a.!#$%&'*+/=?^_`{|}~-Z9@a-b.c" },
  'zone at its maximum': { zone: site.zones },
  'zone at its minimum': { zone: 1 },
  'sex Male': { sex: 'Male' },
  'sex Female': { sex: 'Female' },
  'status Widowed': { status: 'Widowed' },
  'status Married': { status: 'Married' },
  'birthDate today': (now) => createDateFields(now, manilaDay(now)),
  'birthDate 1900-01-01': (now) => createDateFields(now, '1900-01-01'),
  'birthDate on a leap day': (now) => createDateFields(now, '2000-02-29'),
  'dateCreated almost 25 hours ago': (now) => createDateFields(now - 25 * hour + minute),
  'dateCreated almost 10 minutes ahead': (now) => createDateFields(now + 9.5 * minute),
  'schedule on the last weekday within 366 days': scheduled((today) => findWeekday(addDays(today, 366), -1)),
  'schedule at midnight on the first weekday from today': scheduled(
    (today) => findWeekday(today, 1),
    '00:00',
  ),
  'schedule at 23:59': scheduled((today) => findWeekday(addDays(today, 7), 1), '23:59'),
  'requestDetails of 1,000 characters': own({ requestDetails: 'd'.repeat(1_000) }),
  'tin NONE': tax({ tin: 'NONE' }),
  'tin of 12 digits': tax({ tin: '123-456-789-000' }),
  'tin of 14 digits': tax({ tin: '123-456-789-00000' }),
  'medicalCondition of 1,000 characters': health({ medicalCondition: 'm'.repeat(1_000) }),
};

const oneLine = ['lname', 'fname', 'mname', 'address', 'birthPlace'] as const;

/** Characters that every one-line field refuses wherever they stand. */
const excluded = [
  0x00, 0x09, 0x0a, 0x0d, 0x1f, 0x7f, 0x9f, 0xa0, 0xad, 0x034f, 0x061c, 0x115f, 0x1160, 0x1680, 0x17b5,
  0x180b, 0x180f, 0x2000, 0x200b, 0x200c, 0x200d, 0x200f, 0x2028, 0x202e, 0x202f, 0x205f, 0x2066, 0x206f,
  0x2800, 0x3000, 0x3164, 0xfeff, 0xffa0, 0xfff0, 0xfff9, 0xfffd, 0xffff, 0x1bca0, 0x1d17a, 0xe0000, 0xe0041,
  0xe007f, 0xe0fff,
] as const;

const forEach = (
  names: readonly string[],
  changes: Readonly<Record<string, TestValue>>,
): Readonly<Record<string, Change>> =>
  Object.fromEntries(
    names.flatMap((name) =>
      Object.entries(changes).map(([title, value]): [string, Change] => [
        `${name} ${title}`,
        { [name]: value },
      ]),
    ),
  );

const refused: Readonly<Record<string, Change>> = {
  ...forEach(oneLine, {
    empty: '',
    'of a single space': ' ',
    'with a leading space': ' a',
    'with a trailing space': 'a ',
    'with two spaces in a row': 'a  b',
    'with a line break': 'a\nb',
    'as bytes': testBytes,
  }),
  'lname of 81 characters': { lname: 'a'.repeat(81) },
  'fname of 81 characters': { fname: 'a'.repeat(81) },
  'mname of 81 UTF-16 units in 41 characters': { mname: '\u{20000}'.repeat(40).concat('a') },
  'address of 201 characters': { address: 'a'.repeat(201) },
  'birthPlace of 121 characters': { birthPlace: 'a'.repeat(121) },
  ...Object.fromEntries(
    excluded.map((code): [string, Change] => [
      `fname with U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
      { fname: `a${String.fromCodePoint(code)}b` },
    ]),
  ),
  ...Object.fromEntries(
    pictures.map((code): [string, Change] => [
      `mname with U+${code.toString(16).toUpperCase()}`,
      { mname: `a${String.fromCodePoint(code)}b` },
    ]),
  ),
  ...forEach(['purpose'], {
    empty: '',
    'of 501 characters': 'p'.repeat(501),
    'with a leading space': ' a',
    'with a trailing line break': 'a\n',
    'with a tab': 'a\tb',
    'with a carriage return': 'a\r\nb',
    'with U+200B': 'a\u200bb',
    'with U+200E': 'a\u200eb',
    'with U+202E': 'a\u202eb',
    'with U+00A0': 'a\u00a0b',
  }),
  ...forEach(['email'], {
    empty: '',
    'of 255 characters': `ee@${`${'d'.repeat(62)}.`.repeat(4)}`.slice(0, 254).concat('d'),
    'without @': 'a.example.com',
    'with two @': 'a@b@example.com',
    'with a domain without a dot': 'a@localhost',
    'without a local part': '@example.com',
    'with a domain that starts with a dot': 'a@.com',
    'with a domain that ends with a dot': 'a@example.com.',
    'with a domain label that starts with a hyphen': 'a@-b.com',
    'with a domain label that ends with a hyphen': 'a@b-.com',
    'with a domain label of 64 characters': `a@${'b'.repeat(64)}.com`,
    'with a space': 'a b@example.com',
    'with a trailing line break': 'a@example.com\n',
    'with an injected header': 'a@example.com\nBcc: b@example.com',
    'with a non-ASCII letter': 'ñ@example.com',
  }),
  ...forEach(['sex'], { 'with an unknown value': 'Other', 'in lowercase': 'male', empty: '' }),
  ...forEach(['status'], {
    'with an unknown value': 'Separated',
    'with the status of a content record': 'active',
    empty: '',
  }),
  ...forEach(['zone'], {
    'of zero': 0,
    'of 100': 100,
    negative: -1,
  }),
  ...forEach(['showable'], { 'set to false': false }),
  ...forEach(['age'], { 'that does not match birthDate': 1, negative: -1 }),
  ...forEach(['birthDate'], {
    empty: '',
    'on a day that does not exist': '1990-02-30',
    'before 1900': '1899-12-31',
    'in day-month-year order': '28-02-1990',
    'with slashes': '1990/02/28',
    'without leading zeros': '1990-2-28',
    'with a time': '1990-02-28T00:00',
    'in month 13': '1990-13-01',
    'on day 0': '1990-01-00',
  }),
  'birthDate in 1899 with the matching age': (now) => createDateFields(now, '1899-12-31'),
  'birthDate with slashes and the matching age': (now) => ({
    ...createClearanceRecord(now),
    birthDate: '1990/02/28',
  }),
  'birthDate with a trailing space': (now) => ({ ...createClearanceRecord(now), birthDate: '1990-02-28 ' }),
  'birthDate tomorrow': (now) => createDateFields(now, addDays(manilaDay(now), 1)),
  'birthDate on February 29 of a common year': (now) => ({
    ...createDateFields(now),
    birthDate: '1900-02-29',
    age: 0,
  }),
  ...forEach(['date_added'], {
    empty: '',
    'in the past': '2020-01-01',
    'in the far future': '2999-01-01',
    'on a day that does not exist': '2026-02-30',
  }),
  'date_added tomorrow': (now) => ({ date_added: addDays(manilaDay(now), 1) }),
  'date_added with slashes': (now) => ({ date_added: manilaDay(now).replaceAll('-', '/') }),
  'date_added with a trailing character': (now) => ({ date_added: `${manilaDay(now)}!` }),
  'dateCreated older than 25 hours': (now) => createDateFields(now - 25 * hour - minute),
  'dateCreated more than 10 minutes ahead': (now) => createDateFields(now + 10.5 * minute),
  'dateCreated in seconds': (now) => ({ dateCreated: Math.trunc(now / 1_000) }),
  'dateCreated as a timestamp': (now) => ({ dateCreated: { timestampValue: new Date(now).toISOString() } }),
  'dateCreated in the far future': (now) => createDateFields(now + 5_000 * 24 * hour),
  'dateCreated in nanoseconds': (now) => ({ dateCreated: { integerValue: `${now}000000` } }),
  'schedule empty': { schedule: '' },
  'schedule in the far future': { schedule: '2999-01-01T09:00' },
  'schedule in month 13': { schedule: '2026-13-01T09:00' },
  'schedule on a day that does not exist': (now) => ({
    schedule: `${manilaDay(now).slice(0, 4)}-02-30T09:00`,
  }),
  'schedule on a Saturday': scheduled((today) => saturdayAfter(today)),
  'schedule on a Sunday': scheduled((today) => addDays(saturdayAfter(today), 1)),
  'schedule on the last weekday before today': scheduled((today) => findWeekday(addDays(today, -1), -1)),
  'schedule on the first weekday after 366 days': scheduled((today) => findWeekday(addDays(today, 367), 1)),
  'schedule without a time': (now) => ({ schedule: findWeekday(addDays(manilaDay(now), 1), 1) }),
  'schedule at hour 24': scheduled((today) => findWeekday(addDays(today, 1), 1), '24:00'),
  'schedule at minute 60': scheduled((today) => findWeekday(addDays(today, 1), 1), '09:60'),
  'schedule with seconds': scheduled((today) => findWeekday(addDays(today, 1), 1), '09:00:00'),
  'schedule with a space instead of T': (now) => ({
    schedule: String(createClearanceRecord(now).schedule).replace('T', ' '),
  }),
  ...forEach(['formType', 'type'], { 'of another request type': 'BARANGAY_CERTIFICATIONS' }),
  'unknown type': { type: 'SOMETHING', formType: 'SOMETHING' },
  'type and formType in title case': own({
    type: 'Request Barangay Own Use',
    formType: 'Request Barangay Own Use',
  }),
  'own use without requestDetails': (now) =>
    withoutField(createAcceptedRecord('REQUEST_BARANGAY_OWN_USE', now), 'requestDetails'),
  'own use with empty requestDetails': own({ requestDetails: '' }),
  'own use with requestDetails of 1,001 characters': own({ requestDetails: 'd'.repeat(1_001) }),
  'own use with tin': own({ tin: 'NONE' }),
  'tax certificate without tin': (now) =>
    withoutField(createAcceptedRecord('INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', now), 'tin'),
  'tax certificate with medicalCondition': tax({ medicalCondition: 'Asthma' }),
  'tin of 9 digits without hyphens': tax({ tin: '123456789' }),
  'tin of 13 digits': tax({ tin: '123-456-789-0000' }),
  'tin none in lowercase': tax({ tin: 'none' }),
  'health service with empty medicalCondition': health({ medicalCondition: '' }),
  'health service with medicalCondition of 1,001 characters': health({ medicalCondition: 'm'.repeat(1_001) }),
  'health service with requestDetails': health({ requestDetails: 'd' }),
  'clearance with requestDetails': { requestDetails: 'd' },
  'clearance with tin': { tin: 'NONE' },
  'clearance with medicalCondition': { medicalCondition: 'Asthma' },
  'unknown field consent': { consent: true },
  'staff-only field state': { state: 'released' },
};

function saturdayAfter(today: string): string {
  const tomorrow = addDays(today, 1);
  return findWeekday(tomorrow, 1) === tomorrow ? saturdayAfter(tomorrow) : firstWeekendDay(tomorrow);
}

/** A Sunday becomes the Saturday six days later, so that the case is the first day of a weekend. */
const firstWeekendDay = (day: string): string =>
  findWeekday(day, 1) === addDays(day, 1) ? saturdayAfter(day) : day;

const createOf =
  (record: (now: number) => TestRecord) =>
  ({ now, id }: CaseContext): RestCall =>
    commitCall(setDocument(requestDocumentPath(id), record(now)));

export const fieldCases: readonly ConformanceCase[] = [
  ...Object.entries(accepted).map(
    ([title, change]): ConformanceCase => ({
      title: `request: ${title}`,
      expected: 'allowed',
      call: createOf((now) => changed(change, now)),
    }),
  ),
  ...Object.entries(refused).map(
    ([title, change]): ConformanceCase => ({
      title: `request: ${title}`,
      expected: 'refused',
      call: createOf((now) =>
        typeof change === 'function' && 'formType' in change(now) ? change(now) : changed(change, now),
      ),
    }),
  ),
  ...fieldNamesOf('BARANGAY_CLEARANCE').map(
    (name): ConformanceCase => ({
      title: `request: ${name} missing`,
      expected: fieldRowOf(name).optional === true ? 'allowed' : 'refused',
      call: createOf((now) => withoutField(createClearanceRecord(now), name)),
    }),
  ),
  ...allFormTypes.flatMap((type): readonly ConformanceCase[] => [
    {
      title: `request: valid ${type}`,
      expected: 'allowed',
      call: createOf((now) => createAcceptedRecord(type, now)),
    },
    {
      title: `request: ${type} with the longest texts`,
      expected: 'allowed',
      call: createOf((now) => createLongestTestRecord(type, now)),
    },
  ]),
  {
    title: 'request: health service without medicalCondition',
    expected: 'allowed',
    call: createOf((now) => withoutField(createAcceptedRecord('HEALTH_SERVICES', now), 'medicalCondition')),
  },
];

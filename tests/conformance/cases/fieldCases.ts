/** §3, §5. What each field of a request may hold, and what it may not. */
import { addDays, manilaDay } from '../../../src/domain/dates/day.ts';
import {
  allFormTypes,
  createAcceptedRecord,
  createClearanceRecord,
  createDateFields,
  createLongestTestRecord,
  findWeekday,
  type TestRecord,
  type TestValue,
  testBytes,
  withoutField,
} from '../acceptedRecord.ts';
import { type ConformanceCase, hour, minute, requestDocumentPath } from '../case.ts';
import type { CaseContext } from '../caseContext.ts';
import { site } from '../fixtureSite.ts';
import { commitCall, type RestCall, setDocument } from '../restCalls.ts';

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

/** Each of these in a line, and in no name. */
const pictures = [0x20e3, 0x2190, 0x2764, 0x2bff, 0xfe00, 0xfe0f, 0x1f000, 0x1f600, 0x1ffff] as const;

const accepted: Readonly<Record<string, Change>> = {
  'a name of 80 units': { lname: 'a'.repeat(80) },
  'a name without a middle name': { mname: 'N/A' },
  'an address of 200 units': { address: 'a'.repeat(200) },
  'a birth place of 120 units': { birthPlace: 'a'.repeat(120) },
  'signs of every script at the edges of what is excluded': {
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
  'pictures in an address and a birth place': {
    address: points(...pictures),
    birthPlace: points(...pictures),
  },
  'a purpose of 500 units': { purpose: 'p'.repeat(500) },
  'a purpose with joiners, blanks and empty lines': { purpose: 'क्\u200dष न\u200cह  b \n\n c' },
  'an email of 254 units': { email: `e@${`${'d'.repeat(62)}.`.repeat(4)}`.slice(0, 253).concat('d') },
  'an email with every sign that HTML allows': { email: "a.!#$%&'*+/=?^_`{|}~-Z9@a-b.c" },
  'the last zone': { zone: site.zones },
  'the first zone': { zone: 1 },
  'a man': { sex: 'Male' },
  'a woman': { sex: 'Female' },
  'a widowed citizen': { status: 'Widowed' },
  'a married citizen': { status: 'Married' },
  'a birth today': (now) => createDateFields(now, manilaDay(now)),
  'a birth on the first day there is': (now) => createDateFields(now, '1900-01-01'),
  'a birth on a leap day': (now) => createDateFields(now, '2000-02-29'),
  'a request frozen almost 25 hours ago': (now) => createDateFields(now - 25 * hour + minute),
  'a request of a phone almost 10 minutes ahead': (now) => createDateFields(now + 9.5 * minute),
  'a schedule on the last weekday within 366 days': scheduled((today) =>
    findWeekday(addDays(today, 366), -1),
  ),
  'a schedule on the first weekday from today, at midnight': scheduled(
    (today) => findWeekday(today, 1),
    '00:00',
  ),
  'a schedule at the last minute of a day': scheduled((today) => findWeekday(addDays(today, 7), 1), '23:59'),
  'details of 1,000 units': own({ requestDetails: 'd'.repeat(1_000) }),
  'no TIN yet': tax({ tin: 'NONE' }),
  'a TIN of 12 digits': tax({ tin: '123-456-789-000' }),
  'a TIN of 14 digits': tax({ tin: '123-456-789-00000' }),
  'a medical condition of 1,000 units': health({ medicalCondition: 'm'.repeat(1_000) }),
};

const oneLine = ['lname', 'fname', 'mname', 'address', 'birthPlace'] as const;

/** Each of these anywhere in a line, and in no name. */
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
        `${name}: ${title}`,
        { [name]: value },
      ]),
    ),
  );

const refused: Readonly<Record<string, Change>> = {
  ...forEach(oneLine, {
    empty: '',
    'a blank alone': ' ',
    'a blank before': ' a',
    'a blank after': 'a ',
    'two blanks between': 'a  b',
    'two lines': 'a\nb',
    bytes: testBytes,
  }),
  'lname: 81 units': { lname: 'a'.repeat(81) },
  'fname: 81 units': { fname: 'a'.repeat(81) },
  'mname: 81 units, half as many signs': { mname: '\u{20000}'.repeat(40).concat('a') },
  'address: 201 units': { address: 'a'.repeat(201) },
  'birthPlace: 121 units': { birthPlace: 'a'.repeat(121) },
  ...Object.fromEntries(
    excluded.map((code): [string, Change] => [
      `fname: U+${code.toString(16).toUpperCase().padStart(4, '0')}`,
      { fname: `a${String.fromCodePoint(code)}b` },
    ]),
  ),
  ...Object.fromEntries(
    pictures.map((code): [string, Change] => [
      `mname: U+${code.toString(16).toUpperCase()}`,
      { mname: `a${String.fromCodePoint(code)}b` },
    ]),
  ),
  ...forEach(['purpose'], {
    empty: '',
    '501 units': 'p'.repeat(501),
    'a blank before': ' a',
    'a new line after': 'a\n',
    'a tab': 'a\tb',
    'a carriage return': 'a\r\nb',
    'U+200B': 'a\u200bb',
    'U+200E': 'a\u200eb',
    'U+202E': 'a\u202eb',
    'U+00A0': 'a\u00a0b',
  }),
  ...forEach(['email'], {
    empty: '',
    '255 units': `ee@${`${'d'.repeat(62)}.`.repeat(4)}`.slice(0, 254).concat('d'),
    'no sign @': 'a.example.com',
    'two signs @': 'a@b@example.com',
    'no dot in the domain': 'a@localhost',
    'nothing before @': '@example.com',
    'a domain beginning with a dot': 'a@.com',
    'a domain ending with a dot': 'a@example.com.',
    'a label beginning with a hyphen': 'a@-b.com',
    'a label ending with a hyphen': 'a@b-.com',
    'a label of 64 signs': `a@${'b'.repeat(64)}.com`,
    'a blank': 'a b@example.com',
    'a new line after': 'a@example.com\n',
    'a header smuggled in': 'a@example.com\nBcc: b@example.com',
    'letters beyond ASCII': 'ñ@example.com',
  }),
  ...forEach(['sex'], { 'another word': 'Other', 'another case': 'male', empty: '' }),
  ...forEach(['status'], { 'another word': 'Separated', 'of staff': 'active', empty: '' }),
  ...forEach(['zone'], {
    zero: 0,
    hundred: 100,
    negative: -1,
  }),
  ...forEach(['showable'], { no: false }),
  ...forEach(['age'], { 'of another year': 1, negative: -1 }),
  ...forEach(['birthDate'], {
    empty: '',
    'no real day': '1990-02-30',
    'a year before 1900': '1899-12-31',
    'another order': '28-02-1990',
    'with slashes': '1990/02/28',
    'without zeros': '1990-2-28',
    'a time too': '1990-02-28T00:00',
    'month 13': '1990-13-01',
    'day 0': '1990-01-00',
  }),
  'birthDate: a day of 1899 with its age': (now) => createDateFields(now, '1899-12-31'),
  'birthDate: another mark between, with its age': (now) => ({
    ...createClearanceRecord(now),
    birthDate: '1990/02/28',
  }),
  'birthDate: more behind the day': (now) => ({ ...createClearanceRecord(now), birthDate: '1990-02-28 ' }),
  'birthDate: tomorrow': (now) => createDateFields(now, addDays(manilaDay(now), 1)),
  'birthDate: the leap day of a common year': (now) => ({
    ...createDateFields(now),
    birthDate: '1900-02-29',
    age: 0,
  }),
  ...forEach(['date_added'], {
    empty: '',
    'a day of the past': '2020-01-01',
    'a day of the far future': '2999-01-01',
    'no real day': '2026-02-30',
  }),
  'date_added: tomorrow': (now) => ({ date_added: addDays(manilaDay(now), 1) }),
  'date_added: another mark between': (now) => ({ date_added: manilaDay(now).replaceAll('-', '/') }),
  'date_added: more behind the day': (now) => ({ date_added: `${manilaDay(now)}!` }),
  'dateCreated: older than 25 hours': (now) => createDateFields(now - 25 * hour - minute),
  'dateCreated: more than 10 minutes ahead': (now) => createDateFields(now + 10.5 * minute),
  'dateCreated: in seconds': (now) => ({ dateCreated: Math.trunc(now / 1_000) }),
  'dateCreated: a timestamp': (now) => ({ dateCreated: { timestampValue: new Date(now).toISOString() } }),
  'dateCreated: of the far future': (now) => createDateFields(now + 5_000 * 24 * hour),
  'dateCreated: in nanoseconds': (now) => ({ dateCreated: { integerValue: `${now}000000` } }),
  'schedule: empty': { schedule: '' },
  'schedule: the far future': { schedule: '2999-01-01T09:00' },
  'schedule: month 13': { schedule: '2026-13-01T09:00' },
  'schedule: no real day': (now) => ({ schedule: `${manilaDay(now).slice(0, 4)}-02-30T09:00` }),
  'schedule: a Saturday': scheduled((today) => saturdayAfter(today)),
  'schedule: a Sunday': scheduled((today) => addDays(saturdayAfter(today), 1)),
  'schedule: the last weekday before today': scheduled((today) => findWeekday(addDays(today, -1), -1)),
  'schedule: the first weekday after 366 days': scheduled((today) => findWeekday(addDays(today, 367), 1)),
  'schedule: no time': (now) => ({ schedule: findWeekday(addDays(manilaDay(now), 1), 1) }),
  'schedule: hour 24': scheduled((today) => findWeekday(addDays(today, 1), 1), '24:00'),
  'schedule: minute 60': scheduled((today) => findWeekday(addDays(today, 1), 1), '09:60'),
  'schedule: seconds': scheduled((today) => findWeekday(addDays(today, 1), 1), '09:00:00'),
  'schedule: a blank for the T': (now) => ({
    schedule: String(createClearanceRecord(now).schedule).replace('T', ' '),
  }),
  ...forEach(['formType', 'type'], { 'another of the types': 'BARANGAY_CERTIFICATIONS' }),
  'a type there is not': { type: 'SOMETHING', formType: 'SOMETHING' },
  "a type in the citizens' spelling": own({
    type: 'Request Barangay Own Use',
    formType: 'Request Barangay Own Use',
  }),
  'own use without details': (now) =>
    withoutField(createAcceptedRecord('REQUEST_BARANGAY_OWN_USE', now), 'requestDetails'),
  'own use with empty details': own({ requestDetails: '' }),
  'own use with details of 1,001 units': own({ requestDetails: 'd'.repeat(1_001) }),
  'own use with a TIN too': own({ tin: 'NONE' }),
  'a tax certificate without TIN': (now) =>
    withoutField(createAcceptedRecord('INSSUANCE_OF_COMMUNITY_TAX_CERTIFICATE', now), 'tin'),
  'a tax certificate with a medical condition': tax({ medicalCondition: 'Asthma' }),
  'tin: 9 digits without hyphens': tax({ tin: '123456789' }),
  'tin: 13 digits': tax({ tin: '123-456-789-0000' }),
  'tin: another word': tax({ tin: 'none' }),
  'a health service with an empty condition': health({ medicalCondition: '' }),
  'a health service with a condition of 1,001 units': health({ medicalCondition: 'm'.repeat(1_001) }),
  'a health service with details': health({ requestDetails: 'd' }),
  'a clearance with details': { requestDetails: 'd' },
  'a clearance with a TIN': { tin: 'NONE' },
  'a clearance with a medical condition': { medicalCondition: 'Asthma' },
  'a field that is not asked': { consent: true },
  'a field of staff': { state: 'released' },
};

function saturdayAfter(today: string): string {
  const tomorrow = addDays(today, 1);
  return findWeekday(tomorrow, 1) === tomorrow ? saturdayAfter(tomorrow) : firstWeekendDay(tomorrow);
}

/** Of a Sunday, the Saturday six days later. */
const firstWeekendDay = (day: string): string =>
  findWeekday(day, 1) === addDays(day, 1) ? saturdayAfter(day) : day;

const createOf =
  (record: (now: number) => TestRecord) =>
  ({ now, id }: CaseContext): RestCall =>
    commitCall(setDocument(requestDocumentPath(id), record(now)));

export const fieldCases: readonly ConformanceCase[] = [
  ...Object.entries(accepted).map(
    ([title, change]): ConformanceCase => ({
      title: `a request with ${title}`,
      expected: 'allowed',
      call: createOf((now) => changed(change, now)),
    }),
  ),
  ...Object.entries(refused).map(
    ([title, change]): ConformanceCase => ({
      title: `a request with ${title}`,
      expected: 'refused',
      call: createOf((now) =>
        typeof change === 'function' && 'formType' in change(now) ? change(now) : changed(change, now),
      ),
    }),
  ),
  ...Object.keys(createClearanceRecord(0)).map(
    (name): ConformanceCase => ({
      title: `a request without ${name}`,
      expected: 'refused',
      call: createOf((now) => withoutField(createClearanceRecord(now), name)),
    }),
  ),
  ...allFormTypes.flatMap((type): readonly ConformanceCase[] => [
    {
      title: `an honest ${type}`,
      expected: 'allowed',
      call: createOf((now) => createAcceptedRecord(type, now)),
    },
    {
      title: `the longest ${type}`,
      expected: 'allowed',
      call: createOf((now) => createLongestTestRecord(type, now)),
    },
  ]),
  {
    title: 'a health service without a condition',
    expected: 'allowed',
    call: createOf((now) => withoutField(createAcceptedRecord('HEALTH_SERVICES', now), 'medicalCondition')),
  },
];

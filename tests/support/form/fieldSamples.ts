/** Values of each field of a request that the schema and the Firestore rules must both accept, or both refuse. */
import { earliestBirthDate } from '../../../src/domain/dates/age.ts';
import { addDays, isWeekend, manilaDay } from '../../../src/domain/dates/day.ts';
import { type FieldName, fieldRowOf, fieldSpec } from '../../../src/form/fields.ts';
import type { FieldSpec } from '../../../src/form/fieldTypes/fieldType.ts';
import { fieldTypes } from '../../../src/form/fieldTypes/table.ts';
import { noTin } from '../../../src/form/fieldTypes/tin.ts';
import { picturePattern } from '../../../src/form/letters.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { site } from '../../../src/site.ts';

export interface FieldSamples {
  readonly accepted: readonly unknown[];
  readonly rejected: readonly unknown[];
}

type FieldTypeName = keyof typeof fieldTypes;
type Bounds = Pick<FieldSpec, 'max' | 'options'>;
/** `now` is epoch ms. */
type CreateSamples = (bounds: Bounds, now: number) => FieldSamples;

const hour = 3_600_000;
const minute = 60_000;

const createTextSamples = ({ max }: Bounds): FieldSamples => ({
  accepted: [
    'x',
    'Ñiña',
    "O'Sample-Ñ Jr.",
    'Ma. Sample',
    '__proto__',
    'اسم',
    '木村',
    '=1+1',
    'x'.repeat(max),
    '😀'.repeat(max / 2),
    '<b>Sample</b>',
  ],
  rejected: [
    '',
    ' ',
    ' a',
    'a ',
    'a\tb',
    'a\u0000b',
    'a\u007fb',
    'a\u202eb',
    'a\u200bb',
    'a\u2066b',
    'a\u00a0b',
    'a\ufeff',
    'a\u{e0041}',
    'a\u{e0100}',
    'a\u061cb',
    '\u3164',
    '\u2800',
    'x'.repeat(max + 1),
    `${'😀'.repeat(max / 2)}x`,
    7,
    true,
    ['x'],
    { x: 'x' },
  ],
});

const notOfOneLine = ['a  b', 'a\nb', 'a\u200db'];
const hasPicture = (sample: unknown): boolean => typeof sample === 'string' && picturePattern.test(sample);

const createNameSamples: CreateSamples = (bounds) => {
  const { accepted, rejected } = createTextSamples(bounds);
  return {
    accepted: [...accepted.filter((sample) => !hasPicture(sample)), "D'Sample-Ñ III"],
    rejected: [
      ...rejected,
      ...notOfOneLine,
      ...accepted.filter(hasPicture),
      'Sample ❤',
      'Sample ☺\ufe0f',
      '1\ufe0f\u20e3',
      'Sample →',
      '🇵🇭',
    ],
  };
};

const createLineSamples: CreateSamples = (bounds) => {
  const { accepted, rejected } = createTextSamples(bounds);
  return { accepted: [...accepted, 'Sample ❤\ufe0f'], rejected: [...rejected, ...notOfOneLine] };
};

export const createParagraphSamples = (bounds: Pick<Bounds, 'max'>): FieldSamples => {
  const { accepted, rejected } = createTextSamples({ ...bounds, options: [] });
  return {
    accepted: [...accepted, 'a\nb', 'a\n\n  b', '👨‍👩‍👧 family'],
    rejected: [...rejected, 'a\n', '\na', 'a\r\nb'],
  };
};

const createChoiceSamples: CreateSamples = ({ options }) => ({
  accepted: options,
  rejected: ['', options[0]?.toLowerCase(), `${options[0]} `, 'Other', 0, true, [options[0]]],
});

const createEmailSamples: CreateSamples = ({ max }) => {
  const tail = '@sample.example';
  return {
    accepted: [
      'a@b.co',
      "o'sample+tag@sample.example",
      'A.B@SAMPLE.EXAMPLE',
      'x'.repeat(max - tail.length) + tail,
    ],
    rejected: [
      '',
      'sample@',
      '@sample.example',
      'a@b',
      'a b@c.de',
      'a@b..co',
      'a@-b.co',
      'ñ@b.co',
      'a@b.co\n',
      'a@b.co, c@d.ef',
      `a@${'x'.repeat(64)}.co`,
      'x'.repeat(max - tail.length + 1) + tail,
      7,
      ['a@b.co'],
    ],
  };
};

const createBirthDateSamples: CreateSamples = (_, now) => {
  const today = manilaDay(now);
  return {
    accepted: ['1961-05-14', earliestBirthDate, '2000-02-29', addDays(today, -1), today],
    rejected: [
      '',
      '1899-12-31',
      '0000-01-01',
      '0002-02-03',
      '20000-01-01',
      '2001-02-29',
      '1990-13-01',
      '1990-00-10',
      '1990-04-31',
      '1990-1-1',
      '1990/01/01',
      '1990-01-01T00:00',
      addDays(today, 1),
      addDays(today, 4000),
      19900101,
      ['1990-01-01'],
    ],
  };
};

const createZoneSamples: CreateSamples = () => {
  const { least, most } = site.zones;
  return {
    accepted: [...new Set([least, most, Math.min(7, most)])],
    rejected: [least - 1, most + 1, -1, 1.5, '1', '', true, [1], 1e15],
  };
};

const createScheduleSamples: CreateSamples = (_, now) => {
  const today = manilaDay(now);
  const ahead = Array.from({ length: 14 }, (_unused, index) => addDays(today, index + 1));
  const [weekdays, weekend] = [ahead.filter((day) => !isWeekend(day)), ahead.filter((day) => isWeekend(day))];
  const farthest = [addDays(today, 364), addDays(today, 365)].filter((day) => !isWeekend(day));
  const good = weekdays[0]!;
  return {
    accepted: [
      ...weekdays.map((day) => `${day}T08:30`),
      `${good}T00:00`,
      `${good}T23:59`,
      ...farthest.map((day) => `${day}T09:00`),
    ],
    rejected: [
      '',
      ...weekend.map((day) => `${day}T08:30`),
      ...[-2, -3, -4, 368, 369, 370, 4000].map((days) => `${addDays(today, days)}T08:30`),
      good,
      `${good}T24:00`,
      `${good}T08:60`,
      `${good}T8:30`,
      `${good} 08:30`,
      `${good}T08:30:00`,
      `${good}T08:30Z`,
      '2027-02-30T08:30',
      '0020-11-23T08:30',
      now,
      [`${good}T08:30`],
    ],
  };
};

const createTinSamples: CreateSamples = () => ({
  accepted: [noTin, '123-456-789', '123-456-789-000', '123-456-789-00000'],
  rejected: [
    '',
    'none',
    'N/A',
    '123456789',
    '123-456-78',
    '123-456-789-0000',
    '123-456-789-',
    '١٢٣-456-789',
    123456789,
  ],
});

const createDateCreatedSamples: CreateSamples = (_, now) => ({
  accepted: [now, now - 24 * hour, now + 9 * minute],
  rejected: [now - 26 * hour, now + 11 * minute, 0, -1, now + 0.5, String(now), true],
});

const createTypeSamples: CreateSamples = () => ({
  accepted: [],
  rejected: ['', 'OTHER', 'barangay_clearance', 1],
});

const createTelephoneSamples: CreateSamples = ({ max }) => ({
  accepted: ['0900 000', '0900-000-0000', '+63 900 000 0000', '(088) 000-0000', '911', '1'.repeat(max)],
  rejected: [
    '',
    ' ',
    '12',
    'CALL ME',
    '0900 000 ext. 1',
    'tel:0900000',
    '0900  000',
    ' 0900 000',
    '0900\n000',
    '٠٩٠٠٠٠٠',
    '0900\u2013000',
    '1'.repeat(max + 1),
    900000,
    ['0900 000'],
  ],
});

/** One row for each type of field: a type without samples does not compile. */
const sampleTable = {
  name: createNameSamples,
  line: createLineSamples,
  paragraph: createParagraphSamples,
  choice: createChoiceSamples,
  telephone: createTelephoneSamples,
  email: createEmailSamples,
  birthDate: createBirthDateSamples,
  schedule: createScheduleSamples,
  zone: createZoneSamples,
  tin: createTinSamples,
  age: () => ({ accepted: [], rejected: [-1, 200, 64.5, '65', true] }),
  formType: createTypeSamples,
  sameType: createTypeSamples,
  dateCreated: createDateCreatedSamples,
  dateAdded: () => ({ accepted: [], rejected: ['', '2000-01-01', 'today', 20261121] }),
  showable: () => ({ accepted: [true], rejected: [false, 'true', 1] }),
} satisfies Readonly<Record<FieldTypeName, CreateSamples>>;

/** The samples of a type of field, for a field of these bounds. @param now epoch ms */
export const createSamplesOfType = (type: FieldTypeName, bounds: Bounds, now: number): FieldSamples =>
  sampleTable[type](bounds, now);

const typeNames = Object.keys(fieldTypes) as FieldTypeName[];

/** @param now epoch ms */
export const createFieldSamples = (name: FieldName, now: number): FieldSamples => {
  const { fieldType } = fieldRowOf(name);
  const type = typeNames.find((each) => fieldTypes[each] === fieldType)!;
  return createSamplesOfType(type, fieldSpec(name, translateToEnglish), now);
};

/** Random requests from a seed, valid or with a fault: the same in every run. */
import type { Draw } from '../../packages/embedded-firestore/tests/support/draw.ts';
import {
  type TestRecord,
  type TestValue,
  withoutField,
} from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { addDays, manilaDay } from '../../src/domain/dates/day.ts';
import { formTypes } from '../../src/form/types.ts';
import {
  allFormTypes,
  createAcceptedRecord,
  createDateFields,
  createLongestTestRecord,
} from './acceptedRecord.ts';

const oddSigns = [
  ' ',
  '  ',
  '\n',
  '\t',
  '\0',
  '\r\n',
  '\u007f',
  '\u0085',
  '\u00a0',
  '\u00ad',
  '\u0300',
  '\u1680',
  '\u180e',
  '\u200b',
  '\u200c',
  '\u200d',
  '\u2010',
  '\u2028',
  '\u202e',
  '\u2060',
  '\u3000',
  '\ufeff',
  '\ufffd',
  '\u{1f600}',
  '\u{e0041}',
  'ñ',
  '漢',
  "'",
  '"',
  '\\',
  '@',
  '.',
  '-',
  '<b>',
  'a'.repeat(300),
  'ı',
] as const;

const oddValues: readonly TestValue[] = [
  '',
  ' ',
  'a',
  'NONE',
  'Male',
  '2024-02-29',
  '2023-02-29',
  '0000-00-00',
  '9999-12-31',
  '10000-01-01',
  '123-456-789',
  '2026-01-01T00:00',
  'a@b.c',
  0,
  1,
  -1,
  99,
  100,
  true,
  false,
  { nullValue: null },
  { doubleValue: 3 },
  { doubleValue: 'NaN' },
  { doubleValue: '-Infinity' },
  { integerValue: '9223372036854775807' },
  { integerValue: '-9223372036854775808' },
  { timestampValue: '2026-01-01T00:00:00Z' },
  { bytesValue: 'aGVsbG8=' },
  { geoPointValue: { latitude: 8, longitude: 124 } },
  { arrayValue: {} },
  { arrayValue: { values: [{ stringValue: 'a' }] } },
  { mapValue: {} },
  { mapValue: { fields: { size: { integerValue: '1' } } } },
];

/** Text with an insertion at its beginning, its end or its middle. */
function insertOddSign(text: string, draw: Draw): string {
  const at = draw([0, Math.floor(text.length / 2), text.length]);
  return text.slice(0, at) + draw(oddSigns) + text.slice(at);
}

/** Names that a request of some type may not have. */
const extras: readonly string[] = [
  ...allFormTypes.flatMap((type): readonly string[] => formTypes[type].extras),
  'consent',
  'lName',
];

type Mutation = (record: TestRecord, draw: Draw, now: number) => TestRecord;

const mutations: readonly Mutation[] = [
  (record) => record,
  (record, draw) => withoutField(record, draw(Object.keys(record))),
  (record, draw) => ({ ...record, [draw(Object.keys(record))]: draw(oddValues) }),
  (record, draw) => ({ ...record, [draw(extras)]: draw(oddValues) }),
  (record, draw) => ({ ...record, [draw(Object.keys(record))]: record[draw(Object.keys(record))]! }),
  (record, draw) => {
    const name = draw(Object.keys(record).filter((each) => typeof record[each] === 'string'));
    return { ...record, [name]: insertOddSign(String(record[name]), draw) };
  },
  (record, draw) => {
    const name = draw(Object.keys(record).filter((each) => typeof record[each] === 'number'));
    return { ...record, [name]: Number(record[name]) + draw([-1, 1, 60_000, -86_400_000]) };
  },
  (record, draw, now) => ({
    ...record,
    schedule: `${addDays(manilaDay(now), draw([-1, 0, 1, 2, 3, 4, 5, 6, 7, 365, 366, 367]))}T${draw(['00:00', '23:59', '24:00', '9:00'])}`,
  }),
  (record, draw, now) => ({
    ...record,
    ...createDateFields(
      now,
      draw(['1900-01-01', '1899-12-31', manilaDay(now), addDays(manilaDay(now), 1), '2000-02-29']),
    ),
  }),
  (record, draw, now) => ({ ...record, ...createDateFields(now + draw([-24, -26, 0, 1]) * 3_600_000) }),
];

/** A request with at most two mutations. */
export function createRandomRequest(draw: Draw, now: number): TestRecord {
  const record = draw([createAcceptedRecord, createLongestTestRecord])(draw(allFormTypes), now);
  return draw(mutations)(draw([...mutations, ...mutations.slice(0, 1)])(record, draw, now), draw, now);
}

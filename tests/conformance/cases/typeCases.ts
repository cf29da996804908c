/** §5. Every field of a request with a value of another type, too large, or with NUL; and the extras of other types. */
import { type FormType, formTypes } from '../../../src/form/types.ts';
import {
  allFormTypes,
  createAcceptedRecord,
  createClearanceRecord,
  encodeTestValue,
  type TestRecord,
  type TestValue,
  testDouble,
  testNull,
} from '../acceptedRecord.ts';
import { type ConformanceCase, requestDocumentPath } from '../case.ts';
import type { CaseContext } from '../caseContext.ts';
import { commitCall, type RestCall, setDocument } from '../restCalls.ts';

/** Made of what the field should hold. */
type Wrong = Readonly<Record<string, (value: TestValue) => TestValue>>;

const ofAny: Wrong = {
  null: () => testNull,
  'a list of it': (value) => ({ arrayValue: { values: [encodeTestValue(value)] } }),
  'an empty list': () => ({ arrayValue: {} }),
  'a map of it': (value) => ({ mapValue: { fields: { value: encodeTestValue(value) } } }),
};
const ofText: Wrong = {
  ...ofAny,
  'an int': () => 5,
  'a boolean': () => true,
  NUL: (value) => `${value}\0`,
  '10,000 units': () => 'a'.repeat(10_000),
};
const ofInt: Wrong = {
  ...ofAny,
  'a text': (value) => String(value),
  'the same as a float': (value) => testDouble(Number(value)),
  NaN: () => ({ doubleValue: 'NaN' }),
  infinity: () => ({ doubleValue: 'Infinity' }),
  'the largest int64': () => ({ integerValue: '9223372036854775807' }),
  'the smallest int64': () => ({ integerValue: '-9223372036854775808' }),
};
const ofBoolean: Wrong = { ...ofAny, 'a text': (value) => String(value), one: () => 1 };

function wrongOf(value: TestValue): Wrong {
  if (typeof value === 'string') return ofText;
  return typeof value === 'number' ? ofInt : ofBoolean;
}

const createOf =
  (record: (now: number) => TestRecord) =>
  ({ now, id }: CaseContext): RestCall =>
    commitCall(setDocument(requestDocumentPath(id), record(now)));

const wrongIn = (type: FormType, names: readonly string[]): readonly ConformanceCase[] =>
  names.flatMap((name) =>
    Object.entries(wrongOf(createAcceptedRecord(type, 0)[name]!)).map(
      ([title, changeType]): ConformanceCase => ({
        title: `a request with ${name}: ${title}`,
        expected: 'refused',
        call: createOf((now) => ({
          ...createAcceptedRecord(type, now),
          [name]: changeType(createAcceptedRecord(type, now)[name]!),
        })),
      }),
    ),
  );

const extraOf = (type: FormType): string | null => formTypes[type].extra;
const withExtra = allFormTypes.filter((type) => extraOf(type) !== null);

export const typeCases: readonly ConformanceCase[] = [
  ...wrongIn('BARANGAY_CLEARANCE', Object.keys(createClearanceRecord(0))),
  ...withExtra.flatMap((type) => wrongIn(type, [extraOf(type)!])),
  ...allFormTypes.flatMap((type) =>
    withExtra
      .filter((other) => other !== type)
      .map(
        (other): ConformanceCase => ({
          title: `a request of ${type} with ${extraOf(other)} of ${other}`,
          expected: 'refused',
          call: createOf((now) => ({
            ...createAcceptedRecord(type, now),
            [extraOf(other)!]: createAcceptedRecord(other, now)[extraOf(other)!]!,
          })),
        }),
      ),
  ),
];

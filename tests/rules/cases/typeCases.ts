/** §5. Every field of a request with a value of another type, too large, or with NUL; and the extras of other types. */

import type { ConformanceCase } from '../../../packages/embedded-firestore/tests/support/case.ts';
import type { CaseContext } from '../../../packages/embedded-firestore/tests/support/caseContext.ts';
import {
  commitCall,
  type RestCall,
  setDocument,
} from '../../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  encodeTestValue,
  type TestRecord,
  type TestValue,
  testDouble,
  testNull,
} from '../../../packages/embedded-firestore/tests/support/testRecord.ts';
import { type FieldName, fieldNamesOf } from '../../../src/form/fields.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { allFormTypes, createAcceptedRecord, createClearanceRecord } from '../acceptedRecord.ts';
import { requestDocumentPath } from '../siteCase.ts';

/** Made of what the field should hold. */
type Wrong = Readonly<Record<string, (value: TestValue) => TestValue>>;

const ofAny: Wrong = {
  'as null': () => testNull,
  'as an array of its value': (value) => ({ arrayValue: { values: [encodeTestValue(value)] } }),
  'as an empty array': () => ({ arrayValue: {} }),
  'as a map of its value': (value) => ({ mapValue: { fields: { value: encodeTestValue(value) } } }),
};
const ofText: Wrong = {
  ...ofAny,
  'as an integer': () => 5,
  'as a boolean': () => true,
  'with a trailing NUL': (value) => `${value}\0`,
  'of 10,000 characters': () => 'a'.repeat(10_000),
};
const ofInt: Wrong = {
  ...ofAny,
  'as a string': (value) => String(value),
  'as a double': (value) => testDouble(Number(value)),
  'as NaN': () => ({ doubleValue: 'NaN' }),
  'as infinity': () => ({ doubleValue: 'Infinity' }),
  'as the largest int64': () => ({ integerValue: '9223372036854775807' }),
  'as the smallest int64': () => ({ integerValue: '-9223372036854775808' }),
};
const ofBoolean: Wrong = { ...ofAny, 'as a string': (value) => String(value), 'as the integer 1': () => 1 };

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
        title: `request: ${name} ${title}`,
        expected: 'refused',
        call: createOf((now) => ({
          ...createAcceptedRecord(type, now),
          [name]: changeType(createAcceptedRecord(type, now)[name]!),
        })),
      }),
    ),
  );

/** Each field that only some types have, with a type that has it. */
const extras = allFormTypes.flatMap((type) =>
  formTypes[type].extras.map((name: FieldName) => ({ name, of: type })),
);

export const typeCases: readonly ConformanceCase[] = [
  ...wrongIn('BARANGAY_CLEARANCE', Object.keys(createClearanceRecord(0))),
  ...extras.flatMap(({ name, of }) => wrongIn(of, [name])),
  ...allFormTypes.flatMap((type) =>
    extras
      .filter(({ name }) => !fieldNamesOf(type).includes(name))
      .map(
        ({ name, of }): ConformanceCase => ({
          title: `request: ${type} with ${name} of ${of}`,
          expected: 'refused',
          call: createOf((now) => ({
            ...createAcceptedRecord(type, now),
            [name]: createAcceptedRecord(of, now)[name]!,
          })),
        }),
      ),
  ),
];

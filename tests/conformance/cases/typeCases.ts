/** §5. Every field of a request with a value of another type, too large, or with NUL; and the extras of other types. */
import { type FormType, formTypes } from '../../../src/form/types.ts';
import {
  allTypes,
  clearance,
  double,
  honest,
  nothing,
  type Plain,
  type Plains,
  wireOf,
} from '../acceptedRecord.ts';
import { type At, type Case, requestAt } from '../case.ts';
import { type Call, commit, set } from '../restCalls.ts';

/** Made of what the field should hold. */
type Wrong = Readonly<Record<string, (value: Plain) => Plain>>;

const ofAny: Wrong = {
  null: () => nothing,
  'a list of it': (value) => ({ arrayValue: { values: [wireOf(value)] } }),
  'an empty list': () => ({ arrayValue: {} }),
  'a map of it': (value) => ({ mapValue: { fields: { value: wireOf(value) } } }),
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
  'the same as a float': (value) => double(Number(value)),
  NaN: () => ({ doubleValue: 'NaN' }),
  infinity: () => ({ doubleValue: 'Infinity' }),
  'the largest int64': () => ({ integerValue: '9223372036854775807' }),
  'the smallest int64': () => ({ integerValue: '-9223372036854775808' }),
};
const ofBoolean: Wrong = { ...ofAny, 'a text': (value) => String(value), one: () => 1 };

function wrongOf(value: Plain): Wrong {
  if (typeof value === 'string') return ofText;
  return typeof value === 'number' ? ofInt : ofBoolean;
}

const createOf =
  (record: (now: number) => Plains) =>
  ({ now, id }: At): Call =>
    commit(set(requestAt(id), record(now)));

const wrongIn = (type: FormType, names: readonly string[]): readonly Case[] =>
  names.flatMap((name) =>
    Object.entries(wrongOf(honest(type, 0)[name]!)).map(
      ([title, made]): Case => ({
        title: `a request with ${name}: ${title}`,
        expected: 'refused',
        call: createOf((now) => ({ ...honest(type, now), [name]: made(honest(type, now)[name]!) })),
      }),
    ),
  );

const extraOf = (type: FormType): string | null => formTypes[type].extra;
const withExtra = allTypes.filter((type) => extraOf(type) !== null);

export const typeCases: readonly Case[] = [
  ...wrongIn('BARANGAY_CLEARANCE', Object.keys(clearance(0))),
  ...withExtra.flatMap((type) => wrongIn(type, [extraOf(type)!])),
  ...allTypes.flatMap((type) =>
    withExtra
      .filter((other) => other !== type)
      .map(
        (other): Case => ({
          title: `a request of ${type} with ${extraOf(other)} of ${other}`,
          expected: 'refused',
          call: createOf((now) => ({
            ...honest(type, now),
            [extraOf(other)!]: honest(other, now)[extraOf(other)!]!,
          })),
        }),
      ),
  ),
];

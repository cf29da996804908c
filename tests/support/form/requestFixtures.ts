/**
 * Records of requests made from the samples of each field: the schema and firestore.rules must agree on which to accept and
 * which to reject. All are relative to `now` (epoch ms), so that no test depends on the day it runs.
 */
import { ageOn } from '../../../src/domain/dates/age.ts';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { type FieldName, fieldNamesOf, fieldRowOf } from '../../../src/form/fields.ts';
import { toRequestRecord } from '../../../src/form/record.ts';
import { createRecordValidator } from '../../../src/form/schema.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import { createEmptyValues } from '../../../src/form/values.ts';
import { translateToEnglish } from '../../../src/i18n/define.ts';
import { createFieldSamples } from './fieldSamples.ts';

export interface RequestFixture {
  readonly title: string;
  readonly type: FormType;
  readonly record: Readonly<Record<string, unknown>>;
  readonly accepted: boolean;
}

/** A complete record of a type. Each answer is the first accepted sample of its field type. */
export const createSampleRecord = (type: FormType, now: number): Readonly<Record<string, unknown>> =>
  recompute(
    {
      ...toRequestRecord(type, createEmptyValues(type), now),
      ...Object.fromEntries(
        fieldNamesOf(type).flatMap((name) => {
          const [firstSample] = createFieldSamples(name, now).accepted;
          return firstSample === undefined ? [] : [[name, firstSample]];
        }),
      ),
    },
    now,
  );

/** The longest record that a type allows: the most expensive one for rules and storage. */
export const createLongestRecord = (type: FormType, now: number): Readonly<Record<string, unknown>> => ({
  ...createSampleRecord(type, now),
  ...Object.fromEntries(
    fieldNamesOf(type)
      .filter((name) => fieldRowOf(name).max !== undefined)
      .map((name) => [
        name,
        createFieldSamples(name, now).accepted.reduce((a, b) =>
          String(b).length > String(a).length ? b : a,
        ),
      ]),
  ),
});

/** Recomputes age and day from the instant and the birth date, as the page does. */
const recompute = (record: Readonly<Record<string, unknown>>, now: number) => {
  const created = Number.isSafeInteger(record.dateCreated) ? (record.dateCreated as number) : now;
  const { birthDate } = record;
  return {
    ...record,
    date_added: manilaDay(created),
    age: typeof birthDate === 'string' ? ageOn(manilaDay(created), birthDate) : record.age,
  };
};

/** Fields that the computed fields depend on. */
const sourceFields: ReadonlySet<FieldName> = new Set(['birthDate', 'dateCreated']);

const formatBrief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}... (${text.length})` : text;
};

/** Every sample of every field of every type, and records with a wrong shape. */
export const createRequestFixtures = (now: number): readonly RequestFixture[] =>
  (Object.keys(formTypes) as FormType[]).flatMap((type) => {
    const sample = createSampleRecord(type, now);
    const without = (name: FieldName) =>
      Object.fromEntries(Object.entries(sample).filter(([key]) => key !== name));
    const byField = fieldNamesOf(type).flatMap((name): RequestFixture[] => {
      const toFixture = (accepted: boolean) => (value: unknown) => {
        const record = { ...sample, [name]: value };
        return {
          title: `${type}: ${name} = ${formatBrief(value)}`,
          type,
          record: sourceFields.has(name) ? recompute(record, now) : record,
          accepted,
        };
      };
      const { accepted, rejected } = createFieldSamples(name, now);
      return [
        ...accepted.map(toFixture(true)),
        ...rejected.map(toFixture(false)),
        toFixture(false)(null),
        {
          title: `${type}: no ${name}`,
          type,
          record: without(name),
          accepted: fieldRowOf(name).optional ?? false,
        },
      ];
    });
    const foreign = Object.values(formTypes)
      .flatMap(({ extras }): readonly FieldName[] => extras)
      .filter((name) => !fieldNamesOf(type).includes(name))
      .map((name) => ({
        title: `${type}: ${name} of another type`,
        type,
        record: { ...sample, [name]: createFieldSamples(name, now).accepted[0] },
        accepted: false,
      }));
    const shape: RequestFixture[] = [
      { title: `${type}: a whole record`, type, record: sample, accepted: true },
      { title: `${type}: the longest record`, type, record: createLongestRecord(type, now), accepted: true },
      { title: `${type}: one key more`, type, record: { ...sample, consent: true }, accepted: false },
      { title: `${type}: nothing at all`, type, record: {}, accepted: false },
    ];
    return [...byField, ...foreign, ...shape];
  });

/** The titles of the fixtures that the schema judges otherwise than the table. */
export const findSchemaDisagreements = (
  fixtures: readonly RequestFixture[],
  now: number,
): readonly string[] =>
  (Object.keys(formTypes) as FormType[]).flatMap((each) => {
    const validate = createRecordValidator(each, now, translateToEnglish);
    return fixtures
      .filter(({ type, record, accepted }) => type === each && validate(record).isSendable !== accepted)
      .map(({ title }) => title);
  });

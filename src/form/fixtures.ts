/**
 * Sample records made from the table: what must be accepted and what must be refused, by the schema and by
 * firestore.rules alike. Relative to `now` (epoch ms), so that no test depends on the day it runs.
 */
import { ageOn } from '../domain/dates/age.ts';
import { manilaDay } from '../domain/dates/day.ts';
import { asked, type FieldName, fieldsOf, rowOf } from './fields.ts';
import { recordOf } from './record.ts';
import { type FormType, formTypes } from './types.ts';
import { emptyValues } from './values.ts';

export interface Vector {
  readonly title: string;
  readonly type: FormType;
  readonly record: Readonly<Record<string, unknown>>;
  readonly accepted: boolean;
}

const samplesOf = (name: FieldName, now: number) => rowOf(name).kind.samples(asked(name), now);

/** A whole record of a type, each answer the first sample of its kind. */
export const sampleRecord = (type: FormType, now: number): Readonly<Record<string, unknown>> =>
  refilled(
    {
      ...recordOf(type, emptyValues, now),
      ...Object.fromEntries(
        fieldsOf(type).flatMap((name) => {
          const [first] = samplesOf(name, now).accepted;
          return first === undefined ? [] : [[name, first]];
        }),
      ),
    },
    now,
  );

/** The longest record that a type allows: what costs rules and storage most. */
export const longestRecord = (type: FormType, now: number): Readonly<Record<string, unknown>> => ({
  ...sampleRecord(type, now),
  ...Object.fromEntries(
    fieldsOf(type)
      .filter((name) => rowOf(name).max !== undefined)
      .map((name) => [
        name,
        samplesOf(name, now).accepted.reduce((a, b) => (String(b).length > String(a).length ? b : a)),
      ]),
  ),
});

/** Age and day follow from the instant and the birth date, as the page computes them. */
const refilled = (record: Readonly<Record<string, unknown>>, now: number) => {
  const created = Number.isSafeInteger(record.dateCreated) ? (record.dateCreated as number) : now;
  const { birthDate } = record;
  return {
    ...record,
    date_added: manilaDay(created),
    age: typeof birthDate === 'string' ? ageOn(manilaDay(created), birthDate) : record.age,
  };
};

/** Fields whose samples move what is computed from them. */
const moves: ReadonlySet<FieldName> = new Set(['birthDate', 'dateCreated']);

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 40 ? `${text.slice(0, 37)}... (${text.length})` : text;
};

/** Every sample of every field of every type, and records whose shape itself is wrong. */
export const vectorsOf = (now: number): readonly Vector[] =>
  (Object.keys(formTypes) as FormType[]).flatMap((type) => {
    const whole = sampleRecord(type, now);
    const without = (name: FieldName) =>
      Object.fromEntries(Object.entries(whole).filter(([key]) => key !== name));
    const byField = fieldsOf(type).flatMap((name): Vector[] => {
      const of = (accepted: boolean) => (value: unknown) => {
        const record = { ...whole, [name]: value };
        return {
          title: `${type}: ${name} = ${brief(value)}`,
          type,
          record: moves.has(name) ? refilled(record, now) : record,
          accepted,
        };
      };
      const { accepted, rejected } = samplesOf(name, now);
      return [
        ...accepted.map(of(true)),
        ...rejected.map(of(false)),
        of(false)(null),
        {
          title: `${type}: no ${name}`,
          type,
          record: without(name),
          accepted: rowOf(name).optional ?? false,
        },
      ];
    });
    const foreign = Object.values(formTypes).flatMap(({ extra }): Vector[] =>
      extra === null || extra === formTypes[type].extra
        ? []
        : [
            {
              title: `${type}: ${extra} of another type`,
              type,
              record: { ...whole, [extra]: samplesOf(extra, now).accepted[0] },
              accepted: false,
            },
          ],
    );
    const shape: Vector[] = [
      { title: `${type}: a whole record`, type, record: whole, accepted: true },
      { title: `${type}: the longest record`, type, record: longestRecord(type, now), accepted: true },
      { title: `${type}: one key more`, type, record: { ...whole, consent: true }, accepted: false },
      { title: `${type}: nothing at all`, type, record: {}, accepted: false },
    ];
    return [...byField, ...foreign, ...shape];
  });

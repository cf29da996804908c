/**
 * The form in which the export writes a list, so that the same records are the same bytes: by `order`, those without one
 * last, then by id; of each record its id, then the fields in the order of the table, its translations last with the English
 * they were made from, each in the same order; two blanks to a step.
 */

import { isPlainObject, omitNulls, type PlainObject } from '../../../server/firestore/protocol/plainValue.ts';
import { nestedKeys } from '../../../src/content/schema/fieldSchemas.ts';
import { type ContentField, type ListName, lists } from '../../../src/content/schema/lists.ts';
import { otherLocales } from '../../../src/content/schema/translatable.ts';

export interface NamedRecord {
  readonly id: string;
  readonly fields: PlainObject;
}

const orderOf = ({ order }: PlainObject): number =>
  typeof order === 'number' ? order : Number.POSITIVE_INFINITY;

const compareRecords = (a: NamedRecord, b: NamedRecord): number => {
  const [one, other] = [orderOf(a.fields), orderOf(b.fields)];
  if (one !== other) return one < other ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/** The known keys first, in their order; then the others, by name. */
const sortKeys = (plain: PlainObject, knownKeys: readonly string[]): PlainObject => {
  const others = Object.keys(plain).filter((name) => !knownKeys.includes(name));
  const names = [...knownKeys.filter((name) => Object.hasOwn(plain, name)), ...others.sort()];
  return Object.fromEntries(names.map((name) => [name, plain[name]]));
};

function sortNestedKeys(value: unknown, parts: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => sortNestedKeys(one, parts));
  if (!isPlainObject(value)) return value;
  const entries = Object.entries(sortKeys(value, parts));
  return Object.fromEntries(entries.map(([name, held]) => [name, sortNestedKeys(held, [])]));
}

const sortFields = (list: ListName, fields: PlainObject): PlainObject => {
  const table: Readonly<Record<string, ContentField>> = lists[list].fields;
  const kindOf = (name: string) => (Object.hasOwn(table, name) ? table[name]?.kind : undefined) ?? 'line';
  const parts = (name: string) => nestedKeys[kindOf(name)] ?? [];
  return Object.fromEntries(
    Object.entries(sortKeys(fields, Object.keys(table))).map(([name, value]) => [
      name,
      sortNestedKeys(value, parts(name)),
    ]),
  );
};

/** What is no translation stays as it is. */
const sortTranslations = (list: ListName, translations: unknown): unknown =>
  isPlainObject(translations)
    ? Object.fromEntries(
        Object.entries(sortKeys(translations, otherLocales)).map(([language, translation]) => [
          language,
          isPlainObject(translation) ? sortFields(list, translation) : translation,
        ]),
      )
    : translations;

const toFileRecord = (list: ListName, { id, fields }: NamedRecord): PlainObject => {
  const { translations, translatedFrom, ...own } = omitNulls(fields);
  return {
    id,
    ...sortFields(list, own),
    ...(translations === undefined ? {} : { translations: sortTranslations(list, translations) }),
    ...(translatedFrom === undefined ? {} : { translatedFrom: sortTranslations(list, translatedFrom) }),
  };
};

export const formatContentFile = (list: ListName, records: readonly NamedRecord[]): string =>
  `${JSON.stringify(
    [...records].sort(compareRecords).map((record) => toFileRecord(list, record)),
    null,
    2,
  )}\n`;

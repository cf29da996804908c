/**
 * The file format of an exported list. The same records always give the same bytes: records are sorted by `order`, those
 * without one last, then by id. A record has its id first, then its fields in the order of the table, then its
 * translations, each with its English source, in the same order. The indent is two spaces.
 */
import {
  isPlainObject,
  omitNulls,
  type PlainObject,
} from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { nestedKeys } from '../../../src/content/schema/fieldSchemas.ts';
import { type ContentField, type ListName, lists } from '../../../src/content/schema/lists.ts';
import { translationLocales } from '../../../src/i18n/locales.ts';

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

/** Known keys come first, in their order; the others follow by name. */
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

/** A value that is no translation stays unchanged. */
const sortTranslations = (list: ListName, translations: unknown): unknown =>
  isPlainObject(translations)
    ? Object.fromEntries(
        Object.entries(sortKeys(translations, translationLocales)).map(([language, translation]) => [
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

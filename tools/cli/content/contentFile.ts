/**
 * The form in which the export writes a list, so that the same records are the same bytes: by `order`, those without one
 * last, then by id; of each record its id, then the fields in the order of the table, its translations last with the English
 * they were made from, each in the same order; two blanks to a step.
 */

import { isPlain, type Plain, withoutNulls } from '../../../server/firestore/protocol/plainValue.ts';
import { nestedKeys } from '../../../src/content/schema/fieldSchemas.ts';
import { type ContentField, type ListName, lists } from '../../../src/content/schema/lists.ts';
import { otherLocales } from '../../../src/content/schema/translatable.ts';

export interface NamedRecord {
  readonly id: string;
  readonly fields: Plain;
}

const orderOf = ({ order }: Plain): number => (typeof order === 'number' ? order : Number.POSITIVE_INFINITY);

const inOrder = (a: NamedRecord, b: NamedRecord): number => {
  const [one, other] = [orderOf(a.fields), orderOf(b.fields)];
  if (one !== other) return one < other ? -1 : 1;
  return a.id < b.id ? -1 : 1;
};

/** The known keys first, in their order; then the others, by name. */
const arranged = (plain: Plain, known: readonly string[]): Plain => {
  const others = Object.keys(plain).filter((name) => !known.includes(name));
  const names = [...known.filter((name) => Object.hasOwn(plain, name)), ...others.sort()];
  return Object.fromEntries(names.map((name) => [name, plain[name]]));
};

function arrangedValue(value: unknown, parts: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => arrangedValue(one, parts));
  if (!isPlain(value)) return value;
  const entries = Object.entries(arranged(value, parts));
  return Object.fromEntries(entries.map(([name, held]) => [name, arrangedValue(held, [])]));
}

const fieldsOf = (list: ListName, fields: Plain): Plain => {
  const table: Readonly<Record<string, ContentField>> = lists[list].fields;
  const kindOf = (name: string) => (Object.hasOwn(table, name) ? table[name]?.kind : undefined) ?? 'line';
  const parts = (name: string) => nestedKeys[kindOf(name)] ?? [];
  return Object.fromEntries(
    Object.entries(arranged(fields, Object.keys(table))).map(([name, value]) => [
      name,
      arrangedValue(value, parts(name)),
    ]),
  );
};

/** What is no translation stays as it is. */
const translationsOf = (list: ListName, translations: unknown): unknown =>
  isPlain(translations)
    ? Object.fromEntries(
        Object.entries(arranged(translations, otherLocales)).map(([language, said]) => [
          language,
          isPlain(said) ? fieldsOf(list, said) : said,
        ]),
      )
    : translations;

const written = (list: ListName, { id, fields }: NamedRecord): Plain => {
  const { translations, translatedFrom, ...own } = withoutNulls(fields);
  return {
    id,
    ...fieldsOf(list, own),
    ...(translations === undefined ? {} : { translations: translationsOf(list, translations) }),
    ...(translatedFrom === undefined ? {} : { translatedFrom: translationsOf(list, translatedFrom) }),
  };
};

export const contentText = (list: ListName, records: readonly NamedRecord[]): string =>
  `${JSON.stringify(
    [...records].sort(inOrder).map((record) => written(list, record)),
    null,
    2,
  )}\n`;

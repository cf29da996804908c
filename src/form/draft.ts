/**
 * A draft of a form (docs/decisions/drafts.md): its type and the answers that are not sensitive, as text. Whoever shares
 * the telephone can have written what is read, so each value is checked against the table; what still fits comes back.
 */
import { fieldsOf } from '../lib/readFields.ts';
import { type AskedName, draftedOf, rowOf } from './fields.ts';
import type { FormType } from './types.ts';
import type { Values } from './values.ts';

export type Drafted = Readonly<Partial<Record<AskedName, string>>>;

/** A whole draft is a quarter of it. */
const longest = 50_000;

/** A text that is too long for its field is kept all the same, to be shortened by its writer; one without a limit is a line. */
const mostOf = (name: AskedName): number => 4 * (rowOf(name).max ?? 32);

const picked: Readonly<Partial<Record<string, RegExp>>> = {
  date: /^\d{4,6}-\d\d-\d\d$/,
  'datetime-local': /^\d{4,6}-\d\d-\d\dT\d\d:\d\d$/,
};

const fits = (name: AskedName, value: unknown): value is string => {
  if (typeof value !== 'string' || value === '' || value.length > mostOf(name)) return false;
  const { options, input } = rowOf(name);
  if (options !== undefined) return options.includes(value);
  return input === undefined || (picked[input.control]?.test(value) ?? true);
};

const textOf = (type: FormType, answerTo: (name: AskedName) => unknown): string => {
  const values = draftedOf(type).flatMap((name) => {
    const value = answerTo(name);
    return fits(name, value) ? [[name, value]] : [];
  });
  return values.length === 0 ? '' : JSON.stringify({ formType: type, values: Object.fromEntries(values) });
};

/** The draft of these answers; '' where there is nothing to keep. The same answers give the same text. */
export const draftOf = (type: FormType, values: Values): string => textOf(type, (name) => values[name]);

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What a stored text holds, each part unchecked; nothing where it is huge or none of ours. */
export const storedParts = (text: string): ReadonlyMap<string, unknown> =>
  text.length > longest ? new Map() : fieldsOf(parsed(text));

/** The draft that a stored text holds; '' where it holds none of this type. */
export const draftIn = (type: FormType, text: string): string => {
  const parts = storedParts(text);
  if (parts.get('formType') !== type) return '';
  const values = fieldsOf(parts.get('values'));
  return textOf(type, (name) => values.get(name));
};

/** Those of the named answers that fit their fields. */
export const answersIn = (names: readonly AskedName[], given: unknown): Drafted => {
  const values = fieldsOf(given);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values.get(name);
      return fits(name, value) ? [[name, value]] : [];
    }),
  );
};

/** The answers of a draft. */
export const draftedIn = (type: FormType, draft: string): Drafted =>
  answersIn(draftedOf(type), storedParts(draft).get('values'));

/**
 * A form draft (docs/decisions/0006-drafts.md): its type and the answers that are not sensitive, as text. Anyone who
 * shares the phone can have written the stored text, so each value is checked against the field table; values that
 * fit are restored.
 */
import { readFields, tryParseJson } from '../lib/readFields.ts';
import { draftFieldsOf, fieldRowOf, type InputFieldName } from './fields.ts';
import type { FormType } from './types.ts';
import type { FormValues } from './values.ts';

export type DraftAnswers = Readonly<Partial<Record<InputFieldName, string>>>;

/** A complete draft takes a quarter of this. UTF-16 units. */
const maxStoredLength = 50_000;

/**
 * A draft keeps a text that is too long for its field, so that its writer can shorten it. Without a maximum, a field
 * is one line.
 */
const maxLengthOf = (name: InputFieldName): number => 4 * (fieldRowOf(name).max ?? 32);

const pickerPatterns: Readonly<Partial<Record<string, RegExp>>> = {
  date: /^\d{4,6}-\d\d-\d\d$/,
  'datetime-local': /^\d{4,6}-\d\d-\d\dT\d\d:\d\d$/,
};

const fitsField = (name: InputFieldName, value: unknown): value is string => {
  if (typeof value !== 'string' || value === '' || value.length > maxLengthOf(name)) return false;
  const { options, input } = fieldRowOf(name);
  if (options !== undefined) return options.includes(value);
  return input === undefined || (pickerPatterns[input.control]?.test(value) ?? true);
};

const writeDraft = (type: FormType, getAnswer: (name: InputFieldName) => unknown): string => {
  const values = draftFieldsOf(type).flatMap((name) => {
    const value = getAnswer(name);
    return fitsField(name, value) ? [[name, value]] : [];
  });
  return values.length === 0 ? '' : JSON.stringify({ formType: type, values: Object.fromEntries(values) });
};

/** Serializes the answers; '' when there is nothing to save. The same answers give the same text. */
export const serializeDraft = (type: FormType, values: FormValues): string =>
  writeDraft(type, (name) => values[name]);

/** The top-level parts of a stored text, unchecked; empty when the text is too long or not JSON of an object. */
export const parseStoredParts = (text: string): ReadonlyMap<string, unknown> =>
  text.length > maxStoredLength ? new Map() : readFields(tryParseJson(text));

/** The draft in a stored text; '' when it has none of this type. */
export const parseDraft = (type: FormType, text: string): string => {
  const parts = parseStoredParts(text);
  if (parts.get('formType') !== type) return '';
  const values = readFields(parts.get('values'));
  return writeDraft(type, (name) => values.get(name));
};

/** The named answers whose values fit their fields. */
export const parseAnswers = (names: readonly InputFieldName[], stored: unknown): DraftAnswers => {
  const values = readFields(stored);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = values.get(name);
      return fitsField(name, value) ? [[name, value]] : [];
    }),
  );
};

/** The answers of a draft. */
export const parseDraftAnswers = (type: FormType, draft: string): DraftAnswers =>
  parseAnswers(draftFieldsOf(type), parseStoredParts(draft).get('values'));

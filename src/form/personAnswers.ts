/** The answers about a person, with which another request of the same person may begin. */
import { inputFieldsOf, personFields } from './fields.ts';
import type { FormType } from './types.ts';
import type { FormValues } from './values.ts';

/** The person's answers of a stored record, as the values of a form of the type; all others are empty. */
export const toPersonAnswers = (type: FormType, record: Readonly<Record<string, unknown>>): FormValues => {
  const isPersonField = (name: string): boolean => personFields.some((each) => each === name);
  return Object.fromEntries(
    inputFieldsOf(type).map((name) => [name, isPersonField(name) ? String(record[name] ?? '') : '']),
  );
};

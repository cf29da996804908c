/**
 * The answers about a person, with which another request of the same person may begin: those that a draft may store, and
 * none about the request itself.
 */
import { type FormSectionName, fieldRowOf, type InputFieldName } from './fields.ts';
import { emptyValues, type FormValues } from './values.ts';

const personSections: ReadonlySet<FormSectionName> = new Set(['name', 'about', 'reach']);

const isAboutPerson = (name: InputFieldName): boolean => {
  const { input, sensitive } = fieldRowOf(name);
  return input !== undefined && personSections.has(input.section) && sensitive !== true;
};

/** The person's answers of a stored record, as the form's values; all others are empty. */
export const toPersonAnswers = (record: Readonly<Record<string, unknown>>): FormValues => ({
  ...emptyValues,
  ...Object.fromEntries(
    (Object.keys(emptyValues) as InputFieldName[])
      .filter(isAboutPerson)
      .map((name) => [name, String(record[name] ?? '')]),
  ),
});

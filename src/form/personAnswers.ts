/** The answers about a person, with which another request of the same person may begin. */
import { personFields } from './fields.ts';
import { emptyValues, type FormValues } from './values.ts';

/** The person's answers of a stored record, as the form's values; all others are empty. */
export const toPersonAnswers = (record: Readonly<Record<string, unknown>>): FormValues => ({
  ...emptyValues,
  ...Object.fromEntries(personFields.map((name) => [name, String(record[name] ?? '')])),
});

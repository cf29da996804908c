/** The inputs' values, all as text: those of the form's type, and no other's. */
import { type InputFieldName, inputFieldsOf } from './fields.ts';
import type { FormType } from './types.ts';

export type FormValues = Readonly<Partial<Record<InputFieldName, string>>>;

/** Whether any input has an answer. */
export const hasAnswers = (values: FormValues): boolean => Object.values(values).some((text) => text !== '');

/** The initial values of a type's form: every input is empty, and neither sex nor civil status is preselected. */
export const createEmptyValues = (type: FormType): FormValues =>
  Object.fromEntries(inputFieldsOf(type).map((name) => [name, '']));

/** The inputs' values, all as text. */
import { allInputFields, type InputFieldName } from './fields.ts';

export type FormValues = Readonly<Record<InputFieldName, string>>;

/** Whether any input has an answer. */
export const hasAnswers = (values: FormValues): boolean => Object.values(values).some((text) => text !== '');

/** The initial values: every input is empty, and neither sex nor civil status is preselected. */
export const emptyValues: FormValues = Object.fromEntries(allInputFields.map((name) => [name, ''])) as Record<
  InputFieldName,
  string
>;

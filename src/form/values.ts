/** What the inputs hold: text, all of it. */
import { type InputFieldName, requestFields } from './fields.ts';

export type FormValues = Readonly<Record<InputFieldName, string>>;

/** Whether anything was answered. */
export const hasAnswers = (values: FormValues): boolean => Object.values(values).some((text) => text !== '');

/** Every input empty; neither sex nor civil status is chosen beforehand. */
export const emptyValues: FormValues = Object.fromEntries(
  Object.entries(requestFields).flatMap(([name, row]) => ('input' in row ? [[name, '']] : [])),
) as Record<InputFieldName, string>;

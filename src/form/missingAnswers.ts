/** Counts the questions of a form that still need an answer. */
import { fieldRowOf, inputFieldsOf } from './fields.ts';
import type { FormType } from './types.ts';
import type { FormValues } from './values.ts';

/** Counts neither optional questions nor wrong answers, because the field of a wrong answer shows its error. */
export const countMissingAnswers = (type: FormType, values: FormValues): number =>
  inputFieldsOf(type).filter((name) => {
    const { optional, fieldType } = fieldRowOf(name);
    return optional !== true && fieldType.read(values[name] ?? '') === undefined;
  }).length;

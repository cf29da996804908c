/** What a kind of field is: how its input's text becomes a record's value, what is allowed there, and what to try it with. */
import type { Schema } from 'yup';
import { cleanText, type TextShape } from '../cleanText.ts';

/** What a kind needs to know of the field it is asked about. */
export interface FieldSpec {
  readonly label: string;
  /** Said when the answer is missing. */
  readonly requiredMessage: string;
  /** Longest text, in UTF-16 units. */
  readonly max: number;
  readonly options: readonly string[];
  readonly optional: boolean;
}

/** Record values that must pass, and that must not, in the schema and in the rules alike. */
export interface FieldSamples {
  readonly accepted: readonly unknown[];
  readonly rejected: readonly unknown[];
}

export interface FieldType {
  /** The text of the input → the value of the record; undefined where nothing was answered. */
  readonly read: (text: string) => unknown;
  /** The rule on the record's value. `now` is epoch ms. */
  readonly schema: (spec: FieldSpec, now: number) => Schema;
  readonly samples: (spec: FieldSpec, now: number) => FieldSamples;
}

/** The cleaned text; undefined where that leaves nothing. */
export const toAnswer = (text: string, shape: TextShape = 'line'): string | undefined => {
  const answer = cleanText(text, shape);
  return answer === '' ? undefined : answer;
};

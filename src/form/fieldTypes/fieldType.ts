/** What a kind of field is: how its input's text becomes a record's value, what is allowed there, and what to try it with. */
import type { Schema } from 'yup';
import { cleaned, type Shape } from '../cleanText.ts';

/** What a kind needs to know of the field it is asked about. */
export interface Asked {
  readonly label: string;
  /** Said when the answer is missing. */
  readonly ask: string;
  /** Longest text, in UTF-16 units. */
  readonly max: number;
  readonly options: readonly string[];
  readonly optional: boolean;
}

/** Record values that must pass, and that must not, in the schema and in the rules alike. */
export interface Samples {
  readonly accepted: readonly unknown[];
  readonly rejected: readonly unknown[];
}

export interface Kind {
  /** The text of the input → the value of the record; undefined where nothing was answered. */
  readonly read: (text: string) => unknown;
  /** The rule on the record's value. `now` is epoch ms. */
  readonly schema: (asked: Asked, now: number) => Schema;
  readonly samples: (asked: Asked, now: number) => Samples;
}

/** The cleaned text; undefined where that leaves nothing. */
export const answered = (text: string, shape: Shape = 'line'): string | undefined => {
  const answer = cleaned(text, shape);
  return answer === '' ? undefined : answer;
};

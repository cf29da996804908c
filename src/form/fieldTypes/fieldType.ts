/** A field type: how an input's text becomes a record's value, and which values it allows. */
import type { boolean, number, Schema, string } from 'yup';
import type { Translate } from '../../i18n/define.ts';
import { cleanText, type TextShape } from '../cleanText.ts';

/** The facts a field type needs about its field. */
export interface FieldSpec {
  readonly translate: Translate;
  readonly label: string;
  /** The message for a missing answer. */
  readonly requiredMessage: string;
  /** Maximum length, in UTF-16 units. */
  readonly max: number;
  readonly options: readonly string[];
  readonly optional: boolean;
}

/** yup's builders. They are passed in, so that a form shows its fields before it loads yup. */
export interface SchemaBuilders {
  readonly boolean: typeof boolean;
  readonly number: typeof number;
  readonly string: typeof string;
}

export interface FieldType {
  /** Converts the input's text to the record's value; undefined without an answer. */
  readonly read: (text: string) => unknown;
  /** The schema of the record's value. `now` is epoch ms. */
  readonly schema: (yup: SchemaBuilders, spec: FieldSpec, now: number) => Schema;
}

/** The cleaned text; undefined when nothing is left. */
export const toAnswer = (text: string, shape: TextShape = 'line'): string | undefined => {
  const answer = cleanText(text, shape);
  return answer === '' ? undefined : answer;
};

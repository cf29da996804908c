/** Field types of text that a clerk reads: a name, one line or paragraphs, of the characters that letters.ts allows. */
import { fieldMessages } from '../../i18n/en/fields.ts';
import { linePattern, paragraphPattern, picturePattern } from '../letters.ts';
import { type FieldSpec, type FieldType, type SchemaBuilders, toAnswer } from './fieldType.ts';

/** A name that a person does not have: a middle name, or the first name of somebody with one name. */
export const noName = 'N/A';

/** One line or paragraphs of at most `max` signs; an optional one may be absent. */
export const createTextSchema = (yup: SchemaBuilders, pattern: RegExp, spec: FieldSpec) => {
  const schema = yup
    .string()
    .typeError(spec.requiredMessage)
    .test(
      'max',
      ({ value }) => spec.translate(fieldMessages).rules.tooLong(spec.label, spec.max, String(value).length),
      (value) => value === undefined || value.length <= spec.max,
    )
    .test(
      'characters',
      spec.translate(fieldMessages).rules.character(spec.label),
      (value) => value === undefined || pattern.test(value),
    );
  return spec.optional ? schema.optional() : schema.required(spec.requiredMessage);
};

export const nameFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (yup, spec) =>
    createTextSchema(yup, linePattern, spec).test(
      'pictures',
      spec.translate(fieldMessages).rules.pictures(spec.label),
      (value) => value === undefined || !picturePattern.test(value),
    ),
};

export const lineFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (yup, spec) => createTextSchema(yup, linePattern, spec),
};

export const paragraphFieldType: FieldType = {
  read: (text) => toAnswer(text, 'paragraph'),
  schema: (yup, spec) => createTextSchema(yup, paragraphPattern, spec),
};

/** Field types of text that a clerk reads: a name, one line or paragraphs, of the characters that letters.ts allows. */
import { string } from 'yup';
import { requestFormMessages } from '../../i18n/en/form.ts';
import { linePattern, paragraphPattern, picturePattern } from '../letters.ts';
import { type FieldSpec, type FieldType, toAnswer } from './fieldType.ts';

const createTextSchema = (pattern: RegExp, spec: FieldSpec) => {
  const schema = string()
    .typeError(spec.requiredMessage)
    .test(
      'max',
      ({ value }) => requestFormMessages.rules.tooLong(spec.label, spec.max, String(value).length),
      (value) => value === undefined || value.length <= spec.max,
    )
    .test(
      'characters',
      requestFormMessages.rules.character(spec.label),
      (value) => value === undefined || pattern.test(value),
    );
  return spec.optional ? schema.optional() : schema.required(spec.requiredMessage);
};

export const nameFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (spec) =>
    createTextSchema(linePattern, spec).test(
      'pictures',
      requestFormMessages.rules.pictures(spec.label),
      (value) => value === undefined || !picturePattern.test(value),
    ),
};

export const lineFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (spec) => createTextSchema(linePattern, spec),
};

export const paragraphFieldType: FieldType = {
  read: (text) => toAnswer(text, 'paragraph'),
  schema: (spec) => createTextSchema(paragraphPattern, spec),
};

/** Field types of text that a clerk reads: a name, one line or paragraphs, of the characters that letters.ts allows. */
import { string } from 'yup';
import { requestFormMessages } from '../../i18n/en/form.ts';
import { linePattern, paragraphPattern, picturePattern } from '../letters.ts';
import { type FieldSamples, type FieldSpec, type FieldType, toAnswer } from './fieldType.ts';

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

const createTextSamples = ({ max }: FieldSpec): FieldSamples => ({
  accepted: [
    'x',
    'Ñiña',
    "O'Sample-Ñ Jr.",
    'Ma. Sample',
    '__proto__',
    'اسم',
    '木村',
    '=1+1',
    'x'.repeat(max),
    '😀'.repeat(max / 2),
    '<b>Sample</b>',
  ],
  rejected: [
    '',
    ' ',
    ' a',
    'a ',
    'a\tb',
    'a\u0000b',
    'a\u007fb',
    'a\u202eb',
    'a\u200bb',
    'a\u2066b',
    'a\u00a0b',
    'a\ufeff',
    'a\u{e0041}',
    'a\u{e0100}',
    'a\u061cb',
    '\u3164',
    '\u2800',
    'x'.repeat(max + 1),
    `${'😀'.repeat(max / 2)}x`,
    7,
    true,
    ['x'],
    { x: 'x' },
  ],
});

const createLineSamples = (spec: FieldSpec): FieldSamples => {
  const shared = createTextSamples(spec);
  return { ...shared, rejected: [...shared.rejected, 'a  b', 'a\nb', 'a\u200db'] };
};

const hasPicture = (sample: unknown): boolean => typeof sample === 'string' && picturePattern.test(sample);

export const nameFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (spec) =>
    createTextSchema(linePattern, spec).test(
      'pictures',
      requestFormMessages.rules.pictures(spec.label),
      (value) => value === undefined || !picturePattern.test(value),
    ),
  samples: (spec) => {
    const { accepted, rejected } = createLineSamples(spec);
    return {
      accepted: [...accepted.filter((sample) => !hasPicture(sample)), "D'Sample-Ñ III"],
      rejected: [
        ...rejected,
        ...accepted.filter(hasPicture),
        'Sample ❤',
        'Sample ☺\ufe0f',
        '1\ufe0f\u20e3',
        'Sample →',
        '🇵🇭',
      ],
    };
  },
};

export const lineFieldType: FieldType = {
  read: (text) => toAnswer(text),
  schema: (spec) => createTextSchema(linePattern, spec),
  samples: (spec) => {
    const { accepted, rejected } = createLineSamples(spec);
    return { accepted: [...accepted, 'Sample ❤\ufe0f'], rejected };
  },
};

export const paragraphFieldType: FieldType = {
  read: (text) => toAnswer(text, 'paragraph'),
  schema: (spec) => createTextSchema(paragraphPattern, spec),
  samples: (spec) => {
    const shared = createTextSamples(spec);
    return {
      accepted: [...shared.accepted, 'a\nb', 'a\n\n  b', '👨‍👩‍👧 family'],
      rejected: [...shared.rejected, 'a\n', '\na', 'a\r\nb'],
    };
  },
};

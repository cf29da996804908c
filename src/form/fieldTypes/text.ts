/** Text that a clerk reads: a name, one line, or paragraphs, of the letters of letters.ts. */
import { string } from 'yup';
import { words } from '../../i18n/en/form.ts';
import { linePattern, paragraphPattern, pictured } from '../letters.ts';
import { type Asked, answered, type Kind, type Samples } from './fieldType.ts';

const textSchema = (pattern: RegExp, asked: Asked) => {
  const said = string()
    .typeError(asked.ask)
    .test(
      'max',
      ({ value }) => words.rules.tooLong(asked.label, asked.max, String(value).length),
      (value) => value === undefined || value.length <= asked.max,
    )
    .test(
      'characters',
      words.rules.character(asked.label),
      (value) => value === undefined || pattern.test(value),
    );
  return asked.optional ? said.optional() : said.required(asked.ask);
};

const samples = ({ max }: Asked): Samples => ({
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

const ofLine = (asked: Asked): Samples => {
  const shared = samples(asked);
  return { ...shared, rejected: [...shared.rejected, 'a  b', 'a\nb', 'a\u200db'] };
};

const hasPicture = (sample: unknown): boolean => typeof sample === 'string' && pictured.test(sample);

export const name: Kind = {
  read: (text) => answered(text),
  schema: (asked) =>
    textSchema(linePattern, asked).test(
      'pictures',
      words.rules.pictures(asked.label),
      (value) => value === undefined || !pictured.test(value),
    ),
  samples: (asked) => {
    const { accepted, rejected } = ofLine(asked);
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

export const line: Kind = {
  read: (text) => answered(text),
  schema: (asked) => textSchema(linePattern, asked),
  samples: (asked) => {
    const { accepted, rejected } = ofLine(asked);
    return { accepted: [...accepted, 'Sample ❤\ufe0f'], rejected };
  },
};

export const paragraph: Kind = {
  read: (text) => answered(text, 'paragraph'),
  schema: (asked) => textSchema(paragraphPattern, asked),
  samples: (asked) => {
    const shared = samples(asked);
    return {
      accepted: [...shared.accepted, 'a\nb', 'a\n\n  b', '👨‍👩‍👧 family'],
      rejected: [...shared.rejected, 'a\n', '\na', 'a\r\nb'],
    };
  },
};

/**
 * Text that a clerk reads: a name, one line, or paragraphs. Refused are characters that show as nothing or turn the
 * reading direction around: controls, zero widths, direction marks, blank letters, tags, halves of a pair (failures 20).
 * server/firestore.rules holds the same classes; the sample records hold the two together.
 */
import { string } from 'yup';
import { words } from '../../words/en.ts';
import { type Asked, answered, type Kind, type Samples } from './kind.ts';

const unseen =
  '\\0-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufeff\\uffa0\\ufff0-\\uffff\\u{d800}-\\u{dfff}\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}';
const joiners = '\\u200c\\u200d';
/** Arrows, shapes and emoji, and what makes an emoji of a letter or a digit. */
const pictures = '\\u20e3\\u2190-\\u2bff\\ufe00-\\ufe0f\\u{1f000}-\\u{1ffff}';
const solid = `[^${unseen}${joiners}]+`;
const joined = `[^${unseen}]+`;
const linePattern = new RegExp(`^${solid}(?: ${solid})*$`, 'u');
/** Joiners are let through here: they make emoji of families and flags one sign. */
const paragraphPattern = new RegExp(`^${joined}(?:[ \\n]+${joined})*$`, 'u');
const pictured = new RegExp(`[${pictures}]`, 'u');

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

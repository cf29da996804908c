/**
 * Text that a clerk reads: one line, or paragraphs. Refused are characters that show as nothing or turn the
 * reading direction around: controls, zero widths, direction marks, tags, halves of a pair (failures 20).
 * server/firestore.rules holds the same classes; the sample records hold the two together.
 */
import { string } from 'yup';
import { words } from '../../words/en.ts';
import { type Asked, answered, type Kind, type Samples } from './kind.ts';

const unseen =
  '\\0-\\u0020\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200b\\u200e\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff\\ufff9-\\uffff\\u{d800}-\\u{dfff}\\u{e0000}-\\u{e007f}';
const joiners = '\\u200c\\u200d';
const solid = `[^${unseen}${joiners}]+`;
const joined = `[^${unseen}]+`;
const linePattern = new RegExp(`^${solid}(?: ${solid})*$`, 'u');
/** Joiners are let through here: they make emoji of families and flags one sign. */
const paragraphPattern = new RegExp(`^${joined}(?:[ \\n]+${joined})*$`, 'u');

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
    'x'.repeat(max + 1),
    `${'😀'.repeat(max / 2)}x`,
    7,
    true,
    ['x'],
    { x: 'x' },
  ],
});

const blanks = /[\s\u200b]+/gu;

export const line: Kind = {
  read: (text) => answered(text.normalize('NFC').replace(blanks, ' ')),
  schema: (asked) => textSchema(linePattern, asked),
  samples: (asked) => {
    const shared = samples(asked);
    return { ...shared, rejected: [...shared.rejected, 'a  b', 'a\nb', 'a\u200db'] };
  },
};

export const paragraph: Kind = {
  read: (text) =>
    answered(
      text
        .normalize('NFC')
        .replace(/\r\n?|[\u2028\u2029]/g, '\n')
        .replace(/[^\S\n]+/gu, ' '),
    ),
  schema: (asked) => textSchema(paragraphPattern, asked),
  samples: (asked) => {
    const shared = samples(asked);
    return {
      accepted: [...shared.accepted, 'a\nb', 'a\n\n  b', '👨‍👩‍👧 family'],
      rejected: [...shared.rejected, 'a\n', '\na', 'a\r\nb'],
    };
  },
};

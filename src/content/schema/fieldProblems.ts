/**
 * The problems of a record as codes and values, and their sentences for those who write files. The staff page has its own for a
 * clerk.
 */
import { everyDay } from '../../domain/dates/hallDay.ts';
import { placeholderNames } from '../../domain/documents/documentText.ts';
import { certificateNames } from '../../form/certificate.ts';
import { formTypeNames } from '../../form/typeNames.ts';
import { translationLocales } from '../../i18n/locales.ts';
import { sanitizeLine } from '../../lib/sanitizeLine.ts';
import { maxImagePixels, maxImageTextLength } from '../models/image.ts';
import { fieldKinds } from './fieldKinds.ts';
import type { FieldKind } from './lists.ts';

export type ProblemValues = Readonly<Record<string, string | number | boolean>>;

type Sentence = string | ((values: ProblemValues) => string);

const languages = translationLocales.join(', ');
const placeholders = placeholderNames.map((name) => `{${name}}`).join(' ');

/** Each ends a sentence that begins with the place of the problem. */
const sentences = {
  missing: 'is missing',
  missingNumber: 'is missing: a contact needs at least one number',
  missingEnd: 'is missing: an urgent announcement needs its end',
  missingBeginning: 'is missing: an event with an end needs its beginning',
  missingTranslation: 'is missing: the English record has it',
  unknown: ({ suggestion = '' }) =>
    `is not known${suggestion === '' ? '' : `: did you mean '${suggestion}'?`}`,
  manyUnknown: ({ more }) => `is not known, nor are ${more?.toLocaleString('en')} more`,
  record: 'must be a record',
  recordName: 'cannot name a record',
  status: "must be 'active' to be shown; to hide the record write 'inactive'",
  tooLong: ({ most, length }) => `may have ${most} characters, and has ${length}`,
  tooManyLines: ({ most }) => `may have ${most} entries`,
  character:
    'has a character that cannot be shown, such as a tab, a mark that turns the writing direction, or half a character',
  privateSign: ({ sign }) =>
    `has a sign of a word processor (${sign}) that other devices show as an empty box: write '-' for a bullet, or words`,
  deadLink: ({ link }) =>
    `has a link that leads nowhere, '${link}': write https:// and the rest of an address, mailto:, tel:, or a path of the site such as /News`,
  placeholder: ({ line, text, suggestion }) =>
    `has '${text}'${line === undefined ? '' : ` in line ${line}`}, which nothing fills: write ${
      suggestion === undefined ? `one of ${placeholders}` : `'{${suggestion}}'`
    }, or '{?CTC number}' for what staff are asked`,
  wholeInstant: ({ written, instant }) =>
    `${fieldKinds.instant.must}, a whole number${instant === undefined ? '' : `; for ${written} write ${instant}`}`,
  countTo: ({ most }) => `${fieldKinds.count.must}, 0 to ${most}`,
  imagePath: 'must be a path below /images/',
  imagePathForm: "must be a path below /images/, such as '/images/fields-{width}.webp'",
  imagePathLength: `may have ${maxImageTextLength} characters`,
  imageText: 'must be one line of text that says what the picture shows',
  imageWidth: `must be the pixels of the widest, 1 to ${maxImagePixels}`,
  imageHeight: `must be the pixels of the height, 1 to ${maxImagePixels}`,
  imageWidths: 'must be a list of widths in pixels',
  pixels: `must be pixels, 1 to ${maxImagePixels}`,
  tooWide: 'may not be wider than width',
  needsWidth: 'must hold {width} where there are several widths',
  filePath: 'must be a path below /files/',
  filePathForm: "must be a path such as '/files/ID/Ordinance-5.pdf'",
  fileName: 'must be one line of text that names the file',
  fileSize: 'must be the bytes of the file, a whole number',
  degrees: 'must be degrees',
  notOnMap: 'is not on the map',
  figure: 'must have value and meaning',
  endsBefore: ({ begin }) => `must be after ${begin}`,
  otherDay: ({ date, begins }) => `must be on the day of date, ${date}, and is on ${begins}`,
  hallDay: `must be a day of the calendar, such as 2031-05-07, or ${everyDay}`,
  documentService: `must be a type of request, or left out: ${formTypeNames.join(', ')}`,
  documentCertificate: `must be a certificate, or left out: ${certificateNames.join(', ')}`,
  holiday: `must be of one day, and not of ${everyDay}`,
  translations: `must be translations by their language, in { }: ${languages}`,
  translation: 'must be the texts of the record in this language, in { }',
  translatedFrom: `must be the English texts that translations were made from, by their language, in { }: ${languages}`,
  translationSource:
    'must be the English texts that the translations into this language were made from, in { }',
  otherLines: ({ english, length }) => `must have ${english} entries, as in English, and has ${length}`,
  otherTime: ({ english }) => `must be as long as '${english}' is, in a number and its unit`,
  noEnglish: ({ name }) => `has no English: write '${name}' of the record first`,
  tooBig: 'is too long: a record may have 1 MiB',
  addressTaken: ({ slug, holder, isStored }) =>
    `'${slug}' is the address of record '${holder}'${isStored === true ? ' in the store' : ''}`,
  tooManyServices: ({ count, most }) =>
    `${count} services would be active, and the site shows ${most}: give ${Number(count) - Number(most)} of them another status than 'active'`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** A value that is not of its field's kind has the kind as its code. */
export type ProblemCode = keyof typeof sentences | FieldKind;

/** An alias, because the schema's messages have an index signature. */
export type Problem = { readonly code: ProblemCode; readonly values: ProblemValues };

export const fail = (code: ProblemCode, values: ProblemValues = {}): Problem => ({ code, values });

/** Where a problem is. */
interface FieldPlace {
  /** 'image.alt', 'translations.fil.title'; null if it belongs to none. */
  readonly field: string | null;
  /** The entry of a list, counted from one; null for the whole field. */
  readonly entry: number | null;
  /** The part of an entry: 'meaning'; '' for the whole entry. */
  readonly part: string;
}

export interface FieldProblem extends Problem, FieldPlace {}

/** `fees[1]` → field 'fees', entry 2: people count from one. */
export const parseFieldPath = (path: string): FieldPlace => {
  const [, list, entry, part = ''] = /^([\w.]+)\[(\d+)\](?:\.(.*))?$/s.exec(path) ?? [];
  return list === undefined
    ? { field: sanitizeLine(path), entry: null, part: '' }
    : { field: list, entry: Number(entry) + 1, part: sanitizeLine(part) };
};

/** "field 'image.alt'", "field 'fees', entry 2" */
export const formatField = ({ field, entry, part }: FieldPlace): string =>
  `field '${field}'${entry === null ? '' : `, entry ${entry}`}${part === '' ? '' : `, '${part}'`}`;

export const formatProblem = ({ code, values }: Problem): string => {
  const sentence: Sentence =
    code in sentences ? sentences[code as keyof typeof sentences] : fieldKinds[code as FieldKind].must;
  return typeof sentence === 'string' ? sentence : sentence(values);
};

/** @param where "content/News_List.json, record 'a'" */
export const formatFieldProblem = (where: string, problem: FieldProblem): string => {
  const sentence = formatProblem(problem);
  const place = problem.field === null ? where : `${where}, ${formatField(problem)}`;
  return `${place}: ${sentence}${sentence.endsWith('?') ? '' : '.'}`;
};

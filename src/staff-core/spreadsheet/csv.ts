/**
 * CSV by RFC 4180, for spreadsheets. A spreadsheet guesses a cell's type from its text: `=1+1` runs, `4e12` becomes 4E+12,
 * `000123` becomes 123, `3-4` becomes a day in March or April. Such a text gets a leading apostrophe, which every
 * spreadsheet reads as text (docs/decisions/0047-spreadsheets.md). Numbers, and dates in date columns, stay unchanged.
 */
import type { PlainValue } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import {
  type ColumnKind,
  type ExportTable,
  hasTooManyDigits,
  isDateValue,
  toCellText,
} from './exportTable.ts';

/** In English, Filipino and Cebuano, full or abbreviated. */
const months =
  'jan(uary)?|feb(ruary)?|mar(ch|so)?|apr(il)?|may(o)?|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?|' +
  'ene(ro)?|peb(rero)?|abr(il)?|hun(yo)?|hul(yo)?|ago(s|sto)?|set(yembre)?|sept(yembre)?|okt(ubre)?|nob(yembre)?|dis(yembre)?';
const weekdays = '(mon|tues?|wed(nes)?|thu(rs)?|fri|sat(ur)?|sun)(day)?';
/** The words of a sum of money, a date or a time: PHP 50, 5 May 2031, 4 PM, 2031-05-08T09:30Z. */
const wordOfNumber = new RegExp(`^(?:php|usd|am|pm|a|p|t|z|${months}|${weekdays})$`);

/** #N/A, #DIV/0!, #REF!, #NAME?: Excel reads them as errors. The address #12 Mabini St is not one. */
const errorValue = /^#[a-z_]+(?:\/[a0])?[!?]?\s*$/;

/** 123-456-789, 0917-123-4567: neither a number nor a date has two parts of three digits and more. */
const groupsOfDigits = /^\d{3,}(?:-\d{3,})+$/;

/**
 * Whether a spreadsheet may reinterpret a text. In doubt it returns true: a superfluous apostrophe is visible, a changed
 * value is not. The reference 4f3a stays as it is, because no number has an f.
 */
function isRetyped(text: string): boolean {
  // Converts full-width digits and signs to ASCII, and drops invisible characters before the first visible one.
  const bare = text
    .normalize('NFKC')
    .replace(/^[\p{C}\p{Z}]+/u, '')
    .toLowerCase();
  if (/^[=+@\u2212\p{Pd}]/u.test(bare) || /^[\t\r\n]/.test(text) || errorValue.test(bare)) return true;
  if (!/\p{Nd}/u.test(bare)) return /^(?:true|false)\s*$/.test(bare);
  if (groupsOfDigits.test(text)) return false;
  // The e of 4e12 belongs to the number; the one of E5 is a letter.
  const words = bare.replace(/(?<=[\d.]\s*)e(?=\s*[+-]?\d)/g, ' ').match(/\p{L}+/gu) ?? [];
  // '4a12' is a reference; a time of day has a blank: '4:12 a'.
  const isTime = /\d\s+[ap]\s*$/.test(bare);
  const isMoney = /^p\s*\d/.test(bare);
  return words.every(
    (word) => wordOfNumber.test(word) && (word !== 'a' || isTime) && (word !== 'p' || isTime || isMoney),
  );
}

const escapeText = (text: string): string => (isRetyped(text) ? `'${text}` : text);

function formatCell(value: PlainValue | undefined, kind: ColumnKind | undefined): string {
  const text = toCellText(value);
  if (isDateValue(kind, value) || typeof value === 'boolean') return text;
  if (typeof value === 'number' && !hasTooManyDigits(value)) return text;
  return escapeText(text);
}

/** Also quotes the separators of other spreadsheet settings: semicolon and tab. */
const quoteCell = (text: string): string =>
  /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** @param kinds of the columns; a column without one has text, numbers and booleans */
export const formatCsvRow = (
  values: readonly (PlainValue | undefined)[],
  kinds: readonly (ColumnKind | undefined)[] = [],
): string => `${values.map((value, at) => quoteCell(formatCell(value, kinds[at]))).join(',')}\r\n`;

/** Without it Excel reads UTF-8 as the encoding of the computer: 'ñ' appears as 'Ã±'. */
const byteOrderMark = '\ufeff';

/** One line at a time, starting with the byte order mark and the column names. */
export async function* writeCsv<Row>({ columns, rows }: ExportTable<Row>): AsyncGenerator<string> {
  yield byteOrderMark + formatCsvRow(columns.map(({ name }) => name));
  const kinds = columns.map(({ kind }) => kind);
  for await (const row of rows)
    yield formatCsvRow(
      columns.map(({ read }) => read(row)),
      kinds,
    );
}

/**
 * An Excel workbook, in which each cell has a type: text stays text, whatever it looks like, and a date is a date. Text
 * columns have the text format, so that an edited cell stays text too (docs/decisions/0047-spreadsheets.md).
 */
import { writeXlsxStream } from 'hucre/xlsx';
import type { PlainValue } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import {
  type ColumnKind,
  type ExportTable,
  hasTooManyDigits,
  isDateValue,
  toCellText,
  toIsoMoment,
} from './exportTable.ts';

export const xlsxMimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Each kind's number format and width, in characters. */
const columnFormats: Readonly<Record<ColumnKind, { readonly numFmt?: string; readonly width: number }>> = {
  text: { numFmt: '@', width: 18 },
  number: { width: 8 },
  // LibreOffice recognizes a boolean only by this format; Excel needs none.
  boolean: { numFmt: '"TRUE";"TRUE";"FALSE"', width: 10 },
  // Without a format, 1,936,141,200,000 appears as 1.94E+12.
  instant: { numFmt: '0', width: 15 },
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  moment: { numFmt: 'yyyy-mm-dd hh:mm', width: 17 },
};

/** Excel counts a nonexistent February 29, 1900: earlier dates are text. */
const earliestDate = '1900-03-01';

/** Excel reports a workbook with a longer text as damaged. In UTF-16 units. */
const maxTextLength = 32_767;
const cutNote = '… (the rest is in the JSON export)';

/** Without it a cell shows its lines as one, joined without a blank. */
const alignment = { vertical: 'top', wrapText: true } as const;

/** XML, and so a workbook, cannot contain other control characters or lone surrogates. */
const unwritableCharacters = /(?![\t\n])[\p{Cc}\ufffe\uffff]|\p{Cs}/gu;

/** The underscore that starts an escape of a workbook: a spreadsheet reads `_x0041_` as 'A', and `_x005F_` as '_'. */
const escapeStart = /_(?=x[\da-fA-F]{4}_)/g;

function toXlsxText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const fitting =
    lines.length > maxTextLength ? lines.slice(0, maxTextLength - cutNote.length) + cutNote : lines;
  return fitting.replace(unwritableCharacters, '\ufffd').replace(escapeStart, '_x005F_');
}

function toCell(value: PlainValue | undefined, kind: ColumnKind): string | number | boolean | Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && !hasTooManyDigits(value)) return value;
  // A workbook has no time zones: writes Manila's local time as if it were UTC.
  if (isDateValue(kind, value) && value >= earliestDate)
    return new Date(kind === 'day' ? value : `${toIsoMoment(value)}:00Z`);
  return toXlsxText(toCellText(value));
}

/** The bytes of the file, streamed row by row: memory never contains a whole export. */
export function writeXlsx<Row>({ title, columns, rows }: ExportTable<Row>): ReadableStream<Uint8Array> {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ kind, read }) => toCell(read(row), kind));
  }
  return writeXlsxStream(cells(), {
    name: title,
    columns: columns.map(({ name, kind }) => ({
      header: name,
      ...columnFormats[kind],
      style: { alignment },
    })),
    freezePane: { rows: 1 },
  });
}

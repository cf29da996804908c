/**
 * A workbook of Excel, in which each cell says itself what it is: text stays text, whatever it looks like, and a date is a
 * date. Columns of text are formatted as text, so that an edited cell stays text too (docs/decisions/spreadsheets.md).
 */
import { writeXlsxStream } from 'hucre/xlsx';
import {
  type ColumnKind,
  type ExportTable,
  hasTooManyDigits,
  isDateValue,
  toCellText,
  toIsoMoment,
} from './exportTable.ts';
import type { PlainValue } from './plainValue.ts';

export const xlsxMimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How a column shows its values, and how wide it is, in characters. */
const columnFormats: Readonly<Record<ColumnKind, { readonly numFmt?: string; readonly width: number }>> = {
  text: { numFmt: '@', width: 18 },
  number: { width: 8 },
  // LibreOffice knows a truth value by this format alone; Excel needs none.
  boolean: { numFmt: '"TRUE";"TRUE";"FALSE"', width: 10 },
  // Without a format 1,936,141,200,000 is shown as 1.94E+12.
  instant: { numFmt: '0', width: 15 },
  day: { numFmt: 'yyyy-mm-dd', width: 12 },
  moment: { numFmt: 'yyyy-mm-dd hh:mm', width: 17 },
};

/** Before it Excel counts a day that never was, the 29th of February 1900: older dates are text. */
const earliestDate = '1900-03-01';

/** Excel reports a workbook with a longer text as damaged. In UTF-16 units. */
const maxTextLength = 32_767;
const cutNote = '… (the rest is in the JSON export)';

/** No XML, and so no workbook, can hold other control characters or half a pair of surrogates. */
const unwritableCharacters = /(?![\t\n])[\p{Cc}\ufffe\uffff]|\p{Cs}/gu;

function toXlsxText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const fitting =
    lines.length > maxTextLength ? lines.slice(0, maxTextLength - cutNote.length) + cutNote : lines;
  return fitting.replace(unwritableCharacters, '\ufffd');
}

function toCell(value: PlainValue | undefined, kind: ColumnKind): string | number | boolean | Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && !hasTooManyDigits(value)) return value;
  // A workbook knows no zones: the time that Manila's clocks show is written as if it were UTC.
  if (isDateValue(kind, value) && value >= earliestDate)
    return new Date(kind === 'day' ? value : `${toIsoMoment(value)}:00Z`);
  return toXlsxText(toCellText(value));
}

/** The bytes of the file, as its rows come: a long export is never held whole. */
export function writeXlsx<Row>({ title, columns, rows }: ExportTable<Row>): ReadableStream<Uint8Array> {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ kind, read }) => toCell(read(row), kind));
  }
  return writeXlsxStream(cells(), {
    name: title,
    columns: columns.map(({ name, kind }) => ({ header: name, ...columnFormats[kind] })),
    freezePane: { rows: 1 },
  });
}

/**
 * A workbook of Excel, in which each cell says itself what it is: text stays text, whatever it looks like, and a date is a
 * date. Columns of text are formatted as text, so that an edited cell stays text too (docs/decisions/spreadsheets.md).
 */
import { writeXlsxStream } from 'hucre/xlsx';
import { type ColumnKind, type ExportTable, hasTooManyDigits, isDate, textOf, withT } from './exportTable.ts';
import type { Plain } from './plainValue.ts';

export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** How a column shows its values, and how wide it is, in characters. */
const looks: Readonly<Record<ColumnKind, { readonly numFmt?: string; readonly width: number }>> = {
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
const firstDay = '1900-03-01';

/** Excel reports a workbook with a longer text as damaged. In UTF-16 units. */
const longest = 32_767;
const cutNote = '… (the rest is in the JSON export)';

/** No XML, and so no workbook, can hold other control characters or half a pair of surrogates. */
const unwritable = /(?![\t\n])[\p{Cc}\ufffe\uffff]|\p{Cs}/gu;

function writtenText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n');
  const fitting = lines.length > longest ? lines.slice(0, longest - cutNote.length) + cutNote : lines;
  return fitting.replace(unwritable, '\ufffd');
}

function cellOf(value: Plain | undefined, kind: ColumnKind): string | number | boolean | Date | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number' && !hasTooManyDigits(value)) return value;
  // A workbook knows no zones: the time that Manila's clocks show is written as if it were UTC.
  if (isDate(kind, value) && value >= firstDay)
    return new Date(kind === 'day' ? value : `${withT(value)}:00Z`);
  return writtenText(textOf(value));
}

/** The bytes of the file, as its rows come: a long export is never held whole. */
export function writeXlsx<Row>({ title, columns, rows }: ExportTable<Row>): ReadableStream<Uint8Array> {
  async function* cells() {
    for await (const row of rows) yield columns.map(({ kind, read }) => cellOf(read(row), kind));
  }
  return writeXlsxStream(cells(), {
    name: title,
    columns: columns.map(({ name, kind }) => ({ header: name, ...looks[kind] })),
    freezePane: { rows: 1 },
  });
}

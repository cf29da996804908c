/** Prints records to stdout for a file: as JSON like the stored records, or as CSV or a workbook for a spreadsheet. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { errorCodeOf, UserError } from '../../../server/firestore/lib/userError.ts';
import type { PlainValue } from '../../../server/firestore/protocol/plainValue.ts';
import { writeCsv } from '../../../src/staff-core/csv.ts';
import type { ExportTable } from '../../../src/staff-core/exportTable.ts';

/** A record as JSON. */
export type ExportedRecord = { readonly id: string; readonly [name: string]: PlainValue };

const formats = ['json', 'csv', 'xlsx'] as const;
export type ExportFormat = (typeof formats)[number];

/** The option as a command's usage shows it. */
export const exportFormatUsage = `--format ${formats.join('|')}`;

/** The formats as a command's help explains them. */
export const exportFormatHelp = 'JSON as it is stored; CSV or a workbook (xlsx) for a spreadsheet';

/** @throws UserError */
export function parseExportFormat(text: string): ExportFormat {
  const format = formats.find((each) => each === text);
  if (format === undefined) throw new UserError('--format must be json, csv or xlsx.');
  return format;
}

/**
 * @param isTerminal whether the output goes to a terminal instead of a file
 * @throws UserError
 */
export function requireFile(format: ExportFormat, isTerminal: boolean): void {
  if (format === 'xlsx' && isTerminal)
    throw new UserError('A workbook is no text: write it into a file, with > NAME.xlsx at the end.');
}

async function* toJsonChunks(records: AsyncIterable<ExportedRecord>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const record of records) {
    yield before + JSON.stringify(record);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

interface ExportSource<Row> {
  readonly records: () => AsyncIterable<ExportedRecord>;
  readonly table: () => ExportTable<Row>;
}

async function toReadable<Row>(
  format: ExportFormat,
  { records, table }: ExportSource<Row>,
): Promise<Readable> {
  if (format === 'json') return Readable.from(toJsonChunks(records()));
  if (format === 'csv') return Readable.from(writeCsv(table()));
  const { writeXlsx } = await import('../../../src/staff-core/xlsx.ts');
  return Readable.from(writeXlsx(table()));
}

/** @throws UserError */
export async function printExport<Row>(format: ExportFormat, source: ExportSource<Row>): Promise<void> {
  try {
    await pipeline(await toReadable(format, source), process.stdout);
  } catch (error) {
    // A reader that has read enough, such as head, closes the pipe.
    if (errorCodeOf(error) !== 'EPIPE') throw error;
  }
}

/**
 * Reports on stderr the fields of a record that have no column, so that none is lost silently.
 *
 * @param what the noun for a record: 'Request'
 */
export function warnAboutExtraFields(
  what: string,
  id: string,
  fields: { readonly [name: string]: PlainValue },
  columns: readonly string[],
): void {
  const others = Object.keys(fields).filter((name) => !columns.includes(name));
  if (others.length > 0) console.error(`${what} ${id} has fields without a column: ${others.join(', ')}.`);
}

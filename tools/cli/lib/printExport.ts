/** Prints records to stdout for a file: as JSON like the stored records, or as CSV or a workbook for a spreadsheet. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Option } from '@commander-js/extra-typings';
import { errorCodeOf } from '../../../packages/embedded-firestore/src/lib/index.ts';
import type { PlainValue } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { UserError } from '../../../server/lib/userError.ts';
import { writeCsv } from '../../../src/staff-core/spreadsheet/csv.ts';
import type { ExportTable } from '../../../src/staff-core/spreadsheet/exportTable.ts';
import { type CommandEnvironment, withStore } from './program.ts';
import { readUsage } from './runCommand.ts';
import type { StoreClient } from './storeClient.ts';
import type { StoreTarget } from './target.ts';

/** A record as JSON. */
export type ExportedRecord = { readonly id: string; readonly [name: string]: PlainValue };

const formats = ['json', 'csv', 'xlsx'] as const;
type ExportFormat = (typeof formats)[number];

export const formatOption = new Option(
  '--format <FORMAT>',
  'JSON as it is stored; CSV or a workbook (xlsx) for a spreadsheet',
)
  .choices(formats)
  .default('json' as const);

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
  const { writeXlsx } = await import('../../../src/staff-core/spreadsheet/xlsx.ts');
  return Readable.from(writeXlsx(table()));
}

async function printExport<Row>(format: ExportFormat, source: ExportSource<Row>): Promise<void> {
  try {
    await pipeline(await toReadable(format, source), process.stdout);
  } catch (error) {
    // A reader that has read enough, such as head, closes the pipe.
    if (errorCodeOf(error) !== 'EPIPE') throw error;
  }
}

/** Prints the export of a source in the store that `--to` names. @throws UsageError for wrong settings, UserError */
export async function exportTo<Row>(
  environment: CommandEnvironment,
  { to, format }: { readonly to: StoreTarget['store'] | undefined; readonly format: ExportFormat },
  createSource: (client: StoreClient) => ExportSource<Row>,
): Promise<void> {
  readUsage(() => requireFile(format, process.stdout.isTTY));
  await withStore(environment, to, (client) => printExport(format, createSource(client)));
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

/** Records on stdout, for a file: JSON, or CSV whose cells no spreadsheet runs. */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf, Problem } from '../server/problem.ts';
import { csvRow } from '../src/desk/csv.ts';
import type { Plain } from '../src/desk/plainValue.ts';

export type Exported = { readonly id: string; readonly [name: string]: Plain };

/** @param what a record is called: 'Request' */
type Made = (
  records: AsyncIterable<Exported>,
  columns: readonly string[],
  what: string,
) => AsyncIterable<string>;

const formats = {
  json: async function* (records) {
    let before = '[\n';
    for await (const record of records) {
      yield before + JSON.stringify(record);
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  },
  csv: async function* (records, columns, what) {
    yield csvRow(['id', ...columns]);
    for await (const record of records) {
      yield csvRow([record.id, ...columns.map((column) => record[column])]);
      const others = Object.keys(record).filter((name) => name !== 'id' && !columns.includes(name));
      if (others.length > 0)
        console.error(`${what} ${record.id} has fields without a column: ${others.join(', ')}.`);
    }
  },
} as const satisfies Readonly<Record<string, Made>>;

export type Format = keyof typeof formats;

/** `--format json|csv`. @throws Problem */
export function formatOf(text: string): Format {
  if (text !== 'json' && text !== 'csv') throw new Problem('--format must be json or csv.');
  return text;
}

export async function printed(
  format: Format,
  records: AsyncIterable<Exported>,
  columns: readonly string[],
  what: string,
): Promise<void> {
  try {
    await pipeline(Readable.from(formats[format](records, columns, what)), process.stdout);
  } catch (error) {
    // A reader that has seen enough, such as head, closes the pipe.
    if (codeOf(error) !== 'EPIPE') throw error;
  }
}

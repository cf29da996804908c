/**
 * `npm run --silent requests:export -- --format csv > requests.csv`: every request, on stdout. With the server
 * running or not. Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { codeOf, Problem, reasonOf } from '../server/problem.ts';
import { dataDirOf } from '../server/settings.ts';
import { fields } from '../src/form/fields.ts';
import { command } from './command.ts';
import { csvRow } from './csv.ts';
import { openDoor } from './door.ts';
import { type Plain, plainFields } from './plainValue.ts';
import { recordsOf } from './records.ts';

/** The fields of spec §3, in its order. */
const columns = Object.keys(fields);

type Exported = { readonly id: string; readonly [name: string]: Plain };
type Format = (requests: AsyncIterable<Exported>) => AsyncIterable<string>;

const formats: Readonly<Record<'json' | 'csv', Format>> = {
  json: async function* (requests) {
    let before = '[\n';
    for await (const request of requests) {
      yield before + JSON.stringify(request);
      before = ',\n';
    }
    yield before === '[\n' ? '[]\n' : '\n]\n';
  },
  csv: async function* (requests) {
    yield csvRow(['id', ...columns]);
    for await (const request of requests) {
      yield csvRow([request.id, ...columns.map((column) => request[column])]);
      const others = Object.keys(request).filter(
        (name) => name !== 'id' && !columns.some((known) => known === name),
      );
      if (others.length > 0)
        console.error(`Request ${request.id} has fields without a column: ${others.join(', ')}.`);
    }
  },
};

/** @throws Problem */
function formatAsked(): Format {
  try {
    const { format } = parseArgs({ options: { format: { type: 'string', default: 'json' } } }).values;
    if (format === 'json' || format === 'csv') return formats[format];
  } catch (error) {
    throw new Problem(`${reasonOf(error)} Use: npm run --silent requests:export -- --format json|csv`);
  }
  throw new Problem('--format must be json or csv.');
}

async function* requestsIn(dataDir: string): AsyncGenerator<Exported> {
  const door = openDoor(dataDir, false);
  try {
    for await (const { id, fields } of recordsOf(door, 'Form_Requests')) yield { id, ...plainFields(fields) };
  } finally {
    door.close();
  }
}

const wishOf = () => ({ format: formatAsked(), dataDir: dataDirOf(process.env) });

async function run({ format, dataDir }: ReturnType<typeof wishOf>): Promise<void> {
  try {
    await pipeline(Readable.from(format(requestsIn(dataDir))), process.stdout);
  } catch (error) {
    // A reader that has seen enough, such as head, closes the pipe.
    if (codeOf(error) !== 'EPIPE') throw error;
  }
}

await command(wishOf, run, 'The export failed.');

/**
 * `npm run -s requests -- export --format csv > requests.csv`, and the same as `npm run -s requests:export`: requests on
 * stdout, in the order of their ids.
 */
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { codeOf, Problem } from '../../server/problem.ts';
import { fields } from '../../src/form/fields.ts';
import { csvRow } from '../csv.ts';
import type { Plain } from '../plainValue.ts';
import { filterOptions, filtersOf, filterUsage, queryOf } from './filters.ts';
import { requestsMeant } from './reading.ts';
import { asked, placeOf, type Subcommand, through, toOption } from './subcommand.ts';

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

const usage = `export --format json|csv ${filterUsage} [--to embedded|cloud] (npm run -s keeps npm's own lines out)`;

export const exported: Subcommand = {
  usage,
  does: 'requests on stdout, for a file: JSON, or CSV for a spreadsheet',
  prepare(args, surroundings) {
    const options = { ...filterOptions, ...toOption, format: { type: 'string', default: 'json' } } as const;
    const { values } = asked(args, options, usage);
    const { format } = values;
    if (format !== 'json' && format !== 'csv') throw new Problem('--format must be json or csv.');
    const filters = filtersOf(values, surroundings.now);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        async function* all(): AsyncGenerator<Exported> {
          const { order, ...query } = queryOf(door, filters);
          // By the ids, as the whole of it is.
          for await (const { id, fields } of requestsMeant(door, filters, order === 'newest' ? {} : query))
            yield { id, ...fields };
        }
        try {
          await pipeline(Readable.from(formats[format](all())), process.stdout);
        } catch (error) {
          // A reader that has seen enough, such as head, closes the pipe.
          if (codeOf(error) !== 'EPIPE') throw error;
        }
      });
  },
};

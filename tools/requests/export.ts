/**
 * `npm run -s requests -- export --format csv > requests.csv`, and the same as `npm run -s requests:export`: requests on
 * stdout, in the order of their ids.
 */

import { requestColumns } from '../../src/desk/exportRows.ts';
import { queryOf } from '../../src/desk/filters.ts';
import { requestsMeant } from '../../src/desk/reading.ts';
import { type Exported, formatOf, printed } from '../exported.ts';
import { filterOptions, filtersOf, filterUsage } from './filters.ts';
import { asked, placeOf, type Subcommand, through, toOption } from './subcommand.ts';

const usage = `export --format json|csv ${filterUsage} [--to embedded|cloud] (npm run -s keeps npm's own lines out)`;

export const exported: Subcommand = {
  usage,
  does: 'requests on stdout, for a file: JSON, or CSV for a spreadsheet',
  prepare(args, surroundings) {
    const options = { ...filterOptions, ...toOption, format: { type: 'string', default: 'json' } } as const;
    const { values } = asked(args, options, usage);
    const format = formatOf(values.format);
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
        await printed(format, all(), requestColumns, 'Request');
      });
  },
};

/**
 * `npm run -s requests -- export --format xlsx > requests.xlsx`, and the same as `npm run -s requests:export`: requests on
 * stdout, in the order of their ids.
 */

import { requestFields as formFields } from '../../../src/form/fields.ts';
import type { Entry } from '../../../src/staff-core/daySheet.ts';
import { requestTable } from '../../../src/staff-core/exportColumns.ts';
import { type Filters, queryOf } from '../../../src/staff-core/filters.ts';
import { entriesMeant, requestsMeant } from '../../../src/staff-core/findRequests.ts';
import type { Asked } from '../../../src/staff-core/records.ts';
import {
  type Exported,
  formatOf,
  formatsDo,
  formatUsage,
  printed,
  requireFile,
  tellOthers,
} from '../lib/printExport.ts';
import type { Door } from '../lib/storeClient.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { filterOptions, filtersOf, filterUsage } from './filters.ts';

const usage = `export ${formatUsage} ${filterUsage} [--to embedded|cloud] (npm run -s keeps npm's own lines out)`;

/** By the ids, as the whole of it is. */
function queryById(door: Door, filters: Filters): Asked {
  const { order, ...query } = queryOf(door, filters);
  return order === 'newest' ? {} : query;
}

async function* recordsIn(door: Door, filters: Filters): AsyncGenerator<Exported> {
  for await (const { id, fields } of requestsMeant(door, filters, queryById(door, filters)))
    yield { id, ...fields };
}

async function* rowsIn(door: Door, filters: Filters): AsyncGenerator<Entry> {
  for await (const entry of entriesMeant(door, filters, queryById(door, filters))) {
    tellOthers('Request', entry.request.id, entry.request.fields, Object.keys(formFields));
    yield entry;
  }
}

export const exported: Subcommand = {
  usage,
  does: `requests on stdout, for a file: ${formatsDo}, with state, reason and readable times`,
  prepare(args, surroundings) {
    const options = { ...filterOptions, ...toOption, format: { type: 'string', default: 'json' } } as const;
    const { values } = asked(args, options, usage);
    const format = formatOf(values.format);
    const filters = filtersOf(values, surroundings.now);
    const place = placeOf(values.to, surroundings);
    requireFile(format, process.stdout.isTTY);
    return () =>
      through(place, (door) =>
        printed(format, {
          records: () => recordsIn(door, filters),
          table: () => requestTable(rowsIn(door, filters)),
        }),
      );
  },
};

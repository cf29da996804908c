/** `npm run -s feedback -- export --format xlsx > feedback.xlsx`: feedback on stdout. */

import { feedbackFields } from '../../../src/form/feedback.ts';
import type { ExportTable } from '../../../src/staff-core/exportTable.ts';
import { handedInOf } from '../../../src/staff-core/request.ts';
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
import { type Filters, filterOptions, filtersOf, filterUsage, messagesMeant } from './filters.ts';
import type { Message } from './message.ts';

const usage = `export ${formatUsage} ${filterUsage} [--to embedded|cloud] (npm run -s keeps npm's own lines out)`;

async function* recordsIn(door: Door, filters: Filters): AsyncGenerator<Exported> {
  for await (const { id, fields } of messagesMeant(door, filters)) yield { id, ...fields };
}

async function* rowsIn(door: Door, filters: Filters): AsyncGenerator<Message> {
  for await (const message of messagesMeant(door, filters)) {
    tellOthers('Feedback', message.id, message.fields, feedbackFields);
    yield message;
  }
}

const feedbackTable = (rows: ExportTable<Message>['rows']): ExportTable<Message> => ({
  title: 'Feedback',
  columns: [
    { name: 'id', kind: 'text', read: ({ id }) => id },
    ...feedbackFields.map((name) => ({
      name,
      kind: name === 'dateCreated' ? ('instant' as const) : ('text' as const),
      read: ({ fields }: Message) => fields[name],
    })),
    { name: 'handedIn', kind: 'moment', read: handedInOf },
  ],
  rows,
});

export const exported: Subcommand = {
  usage,
  does: `feedback on stdout, for a file: ${formatsDo}, with a readable time`,
  prepare(args, surroundings) {
    const options = { ...filterOptions, ...toOption, format: { type: 'string', default: 'json' } } as const;
    const { values } = asked(args, options, usage, [], 'feedback');
    const format = formatOf(values.format);
    const filters = filtersOf(values, surroundings.now);
    const place = placeOf(values.to, surroundings);
    requireFile(format, process.stdout.isTTY);
    return () =>
      through(place, (door) =>
        printed(format, {
          records: () => recordsIn(door, filters),
          table: () => feedbackTable(rowsIn(door, filters)),
        }),
      );
  },
};

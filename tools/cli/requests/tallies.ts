/** `tallies`: what the purge counted of the requests that it deleted, by month and service. */
import { Option } from '@commander-js/extra-typings';
import { requestMessages } from '../../../src/i18n/en/requests.ts';
import {
  readTallies,
  type TallyService,
  tallyCounts,
  tallyServices,
} from '../../../src/staff-core/deletion/tallies.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, createStoreCommand, scheduleOnStore } from '../lib/program.ts';
import { formatTable, truncateCell } from '../lib/table.ts';

const headings = [
  'MONTH',
  'SERVICE',
  'REQUESTS',
  'RELEASED',
  'REFUSED',
  'DID NOT COME',
  'ON TIME',
  'LATE',
] as const;

const formatService = (service: TallyService): string =>
  service === 'other' ? 'other' : requestMessages.english.services[service].name;

export const createTalliesCommand = (context: CommandContext) =>
  createStoreCommand('tallies')
    .description('how many requests each month had, as the purge counted them, without persons')
    .addOption(new Option('--format <FORMAT>', 'json: for another program').choices(['json'] as const))
    .action(({ to, format }) =>
      scheduleOnStore(context, to, async (client) => {
        const months = await readTallies(client);
        if (format === 'json') {
          console.log(JSON.stringify(months.map(({ month, tally }) => ({ month, services: tally }))));
          return;
        }
        const rows = months.flatMap(({ month, tally }) =>
          tallyServices.flatMap((service) => {
            const counts = tally[service];
            if (counts === undefined) return [];
            const name = truncateCell(formatService(service), 40);
            return [[month, name, ...tallyCounts.map((count) => formatCount(counts[count]))]];
          }),
        );
        if (rows.length > 0) for (const line of formatTable([headings, ...rows])) console.log(line);
        console.log(
          rows.length === 0
            ? `No purge has counted a request in ${client.name} yet.`
            : 'Requests that are still stored are not in it; the month is that of the appointment.',
        );
      }),
    );

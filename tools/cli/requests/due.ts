/** `due`: the requests on which the hall must act, the overdue ones first (RA 11032). */
import { Option } from '@commander-js/extra-typings';
import { manilaDay } from '../../../src/domain/dates/day.ts';
import { type DueRequest, findDueRequests, maxDueReceipts } from '../../../src/staff-core/due/dueRequests.ts';
import { formatPersonName, formatServiceName } from '../../../src/staff-core/request.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, createStoreCommand, limitOption, scheduleOnStore } from '../lib/program.ts';
import { formatTable, truncateCell } from '../lib/table.ts';

const headings = ['ID', 'DUE', '', 'SERVICE', 'NAME', 'STATE'] as const;

const stateOf = ({ receipt }: DueRequest): string => receipt?.state ?? 'received';

/** What a program reads: its names are an interface. */
const toJson = (entry: DueRequest) => ({
  id: entry.request.id,
  due: entry.due,
  state: stateOf(entry),
  until: entry.receipt?.until ?? null,
});

const formatUrgency = ({ due, receipt }: DueRequest, today: string): string =>
  [
    due < today ? 'overdue' : due === today ? 'today' : '',
    (receipt?.until ?? null) === null ? '' : 'extended',
  ]
    .filter(Boolean)
    .join(', ');

export const createDueCommand = (context: CommandContext) =>
  createStoreCommand('due')
    .description('what is due and by which day, the overdue first')
    .addOption(limitOption)
    .addOption(
      new Option('--format <FORMAT>', 'json: all of them, for another program').choices(['json'] as const),
    )
    .action(({ to, most, format }) =>
      scheduleOnStore(context, to, async (client) => {
        const { requests, areMore } = await findDueRequests(client);
        if (areMore)
          console.error(`Only ${formatCount(maxDueReceipts)} receipts were read: run purge, then due again.`);
        if (format === 'json') {
          console.log(JSON.stringify(requests.map(toJson)));
          return;
        }
        const today = manilaDay(context.now);
        const rows = requests
          .slice(0, most)
          .map((entry) => [
            entry.request.id,
            entry.due,
            formatUrgency(entry, today),
            truncateCell(formatServiceName(entry.request), 26),
            truncateCell(formatPersonName(entry.request), 30),
            stateOf(entry),
          ]);
        if (rows.length > 0) for (const line of formatTable([headings, ...rows])) console.log(line);
        const count = (isOf: (due: string) => boolean): string =>
          formatCount(requests.filter(({ due }) => isOf(due)).length);
        console.log(
          `${count((due) => due < today)} overdue, ${count((due) => due === today)} due today, ${count((due) => due > today)} later, in ${client.name}.`,
        );
        if (requests.length > rows.length)
          console.log(`Only the first ${formatCount(rows.length)} are shown: see more with --most.`);
        if (rows.length > 0)
          console.log(
            'To extend one, once and before it is overdue: npm run requests extend ID reason=REASON',
          );
      }),
    );

/** `counts`: counts the feedback of each page by kind, pages with wrong numbers first. */
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { addToCounts, type CountsByPage, sortCounts } from '../../../src/staff-core/feedback.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, scheduleOnStore } from '../lib/program.ts';
import { formatTable, truncateCell } from '../lib/table.ts';
import { createFeedbackFilterCommand, findMessages, parseFeedbackFilters } from './filters.ts';

const headings = ['PAGE', 'USEFUL', 'NOT USEFUL', 'WRONG NUMBER'] as const;

export const createCountFeedbackCommand = (context: CommandContext) =>
  createFeedbackFilterCommand('counts')
    .description('how often each page got each answer, wrong numbers first')
    .action(({ to, ...filterArgs }) => {
      const filters = parseFeedbackFilters(filterArgs, context.now);
      scheduleOnStore(context, to, async (client) => {
        const counts: CountsByPage = new Map();
        for await (const message of findMessages(client, filters)) addToCounts(counts, message);
        const rows = sortCounts(counts).map(([page, { useful, notUseful, wrongNumber }]) => [
          truncateCell(sanitizeLine(page, 240), 60),
          formatCount(useful),
          formatCount(notUseful),
          formatCount(wrongNumber),
        ]);
        if (rows.length === 0) console.log(`None in ${client.name}.`);
        else for (const line of formatTable([headings, ...rows])) console.log(line);
      });
    });

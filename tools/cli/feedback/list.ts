/** `list`: prints the latest or filtered feedback, one line each. */
import {
  compareNewestFirst,
  feedbackCollection,
  formatMessageField,
  formatSentTime,
} from '../../../src/staff-core/feedback.ts';
import { takeLimited, takeSorted } from '../../../src/staff-core/limit.ts';
import { countRecords } from '../../../src/staff-core/records.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, limitOption, scheduleOnStore } from '../lib/program.ts';
import { formatTable, truncateCell } from '../lib/table.ts';
import { createFeedbackFilterCommand, findMessages, isNewestFirst, parseFeedbackFilters } from './filters.ts';
import { formatMessageKind, shortMessageId } from './message.ts';

const headings = ['ID', 'SENT', 'KIND', 'PAGE', 'TEXT'] as const;

export const createListFeedbackCommand = (context: CommandContext) =>
  createFeedbackFilterCommand('list')
    .description('the latest feedback, one per line')
    .addOption(limitOption)
    .action(({ to, most, ...filterArgs }) => {
      const filters = parseFeedbackFilters(filterArgs, context.now);
      scheduleOnStore(context, to, async (client) => {
        const { items, areMore } = isNewestFirst(client, filters)
          ? await takeLimited(findMessages(client, filters, Math.min(most + 1, 300)), most)
          : await takeSorted(findMessages(client, filters), compareNewestFirst, most);
        const rows = items.map((message) => [
          shortMessageId(message),
          formatSentTime(message),
          formatMessageKind(message),
          truncateCell(formatMessageField(message, 'page', 240), 40),
          truncateCell(formatMessageField(message, 'text', 500), 80),
        ]);
        if (rows.length > 0) for (const line of formatTable([headings, ...rows])) console.log(line);
        const all = await countRecords(client, feedbackCollection);
        console.log(`${formatCount(all)} in ${client.name}.`);
        if (items.length === 0)
          console.log(all === 0 ? 'No feedback has come in yet.' : 'No feedback matches these filters.');
        if (areMore)
          console.log(
            `Only the first ${items.length} are shown: narrow them with --page, --kind or --since, or see more with --most.`,
          );
        if (items.length > 0) console.log('The whole text of one: npm run feedback show ID');
      });
    });

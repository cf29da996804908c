/** `list`: prints the latest or filtered feedback, one line each. */
import { takeLimited, takeSorted } from '../../../src/staff-core/limit.ts';
import { countRecords } from '../../../src/staff-core/records.ts';
import { formatCount } from '../content/importContent.ts';
import { parseLimit } from '../lib/parseLimit.ts';
import {
  parseCommandArgs,
  parseStoreLocation,
  type Subcommand,
  storeOption,
  withStoreClient,
} from '../lib/subcommand.ts';
import { formatTable, truncateCell } from '../lib/table.ts';
import {
  feedbackFilterOptions,
  feedbackFilterUsage,
  findMessages,
  isNewestFirst,
  parseFeedbackFilters,
} from './filters.ts';
import {
  type FeedbackMessage,
  feedbackCollection,
  formatMessageField,
  formatMessageKind,
  formatSentTime,
  shortMessageId,
} from './message.ts';

const usage = `list ${feedbackFilterUsage} [--most N] [--to embedded|cloud]`;
const headings = ['ID', 'SENT', 'KIND', 'PAGE', 'TEXT'] as const;

const newestFirst = (a: FeedbackMessage, b: FeedbackMessage): number => b.arrived - a.arrived;

export const listFeedbackCommand: Subcommand = {
  usage,
  description: 'the latest feedback, one per line',
  prepare(args, environment) {
    const options = { ...feedbackFilterOptions, ...storeOption, most: { type: 'string' } } as const;
    const { values } = parseCommandArgs(args, options, usage, [], 'feedback');
    const filters = parseFeedbackFilters(values, environment.now);
    const limit = parseLimit(values.most);
    const location = parseStoreLocation(values.to, environment);
    return () =>
      withStoreClient(location, async (client) => {
        const { items, areMore } = isNewestFirst(client, filters)
          ? await takeLimited(findMessages(client, filters, Math.min(limit + 1, 300)), limit)
          : await takeSorted(findMessages(client, filters), newestFirst, limit);
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
            `Only the first ${items.length} are shown: narrow them with ${feedbackFilterUsage}, or see more with --most.`,
          );
        if (items.length > 0) console.log('The whole text of one: npm run feedback -- show ID');
      });
  },
};

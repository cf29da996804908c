/** `counts`: counts the feedback of each page by kind, pages with wrong numbers first. */
import type { FeedbackKind } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { formatCount } from '../content/importContent.ts';
import {
  parseCommandArgs,
  parseStoreLocation,
  type Subcommand,
  storeOption,
  withStoreClient,
} from '../lib/subcommand.ts';
import { formatTable, truncateCell } from '../lib/table.ts';
import { feedbackFilterOptions, feedbackFilterUsage, findMessages, parseFeedbackFilters } from './filters.ts';
import { formatMessageField, messageKindOf } from './message.ts';

const usage = `counts ${feedbackFilterUsage} [--to embedded|cloud]`;
const headings = ['PAGE', 'USEFUL', 'NOT USEFUL', 'WRONG NUMBER'] as const;

type Counts = Record<FeedbackKind, number>;

/** Sorts by urgency: wrong numbers first, then pages that were not useful. */
const worstFirst = ([one, a]: readonly [string, Counts], [other, b]: readonly [string, Counts]): number =>
  b.wrongNumber - a.wrongNumber || b.notUseful - a.notUseful || b.useful - a.useful || (one < other ? -1 : 1);

export const countFeedbackCommand: Subcommand = {
  usage,
  description: 'how often each page got each answer, wrong numbers first',
  prepare(args, environment) {
    const { values } = parseCommandArgs(
      args,
      { ...feedbackFilterOptions, ...storeOption },
      usage,
      [],
      'feedback',
    );
    const filters = parseFeedbackFilters(values, environment.now);
    const location = parseStoreLocation(values.to, environment);
    return () =>
      withStoreClient(location, async (client) => {
        const byPage = new Map<string, Counts>();
        for await (const message of findMessages(client, filters)) {
          const kind = messageKindOf(message);
          if (kind === null) continue;
          const page = formatMessageField(message, 'page', 240);
          const before = byPage.get(page) ?? { useful: 0, notUseful: 0, wrongNumber: 0 };
          byPage.set(page, { ...before, [kind]: before[kind] + 1 });
        }
        const rows = [...byPage]
          .sort(worstFirst)
          .map(([page, { useful, notUseful, wrongNumber }]) => [
            truncateCell(sanitizeLine(page, 240), 60),
            formatCount(useful),
            formatCount(notUseful),
            formatCount(wrongNumber),
          ]);
        if (rows.length === 0) console.log(`None in ${client.name}.`);
        else for (const line of formatTable([headings, ...rows])) console.log(line);
      });
  },
};

/** `counts`: counts the feedback of each page by kind, pages with wrong numbers first. */
import type { FeedbackKind } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { formatCount } from '../content/importContent.ts';
import { type CommandContext, scheduleOnStore } from '../lib/program.ts';
import { formatTable, truncateCell } from '../lib/table.ts';
import { createFeedbackFilterCommand, findMessages, parseFeedbackFilters } from './filters.ts';
import { formatMessageField, messageKindOf } from './message.ts';

const headings = ['PAGE', 'USEFUL', 'NOT USEFUL', 'WRONG NUMBER'] as const;

type Counts = Record<FeedbackKind, number>;

/** Sorts by urgency: wrong numbers first, then pages that were not useful. */
const worstFirst = ([one, a]: readonly [string, Counts], [other, b]: readonly [string, Counts]): number =>
  b.wrongNumber - a.wrongNumber || b.notUseful - a.notUseful || b.useful - a.useful || (one < other ? -1 : 1);

export const createCountFeedbackCommand = (context: CommandContext) =>
  createFeedbackFilterCommand('counts')
    .description('how often each page got each answer, wrong numbers first')
    .action(({ to, ...filterArgs }) => {
      const filters = parseFeedbackFilters(filterArgs, context.now);
      scheduleOnStore(context, to, async (client) => {
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
    });

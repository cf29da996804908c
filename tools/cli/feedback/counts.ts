/** `counts`: how often each page was told what; those with wrong numbers first. */

import type { FeedbackKind } from '../../../src/form/feedback.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { counted } from '../content/importContent.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { cut, tableOf } from '../lib/table.ts';
import { filterOptions, filtersOf, filterUsage, messagesMeant } from './filters.ts';
import { kindOf, lineOf } from './message.ts';

const usage = `counts ${filterUsage} [--to embedded|cloud]`;
const headings = ['PAGE', 'USEFUL', 'NOT USEFUL', 'WRONG NUMBER'] as const;

type Counts = Record<FeedbackKind, number>;

/** What says more of a page: a wrong number, then that it was of no use. */
const worstFirst = ([one, a]: readonly [string, Counts], [other, b]: readonly [string, Counts]): number =>
  b.wrongNumber - a.wrongNumber || b.notUseful - a.notUseful || b.useful - a.useful || (one < other ? -1 : 1);

export const counts: Subcommand = {
  usage,
  does: 'how often each page got each answer, wrong numbers first',
  prepare(args, surroundings) {
    const { values } = asked(args, { ...filterOptions, ...toOption }, usage, [], 'feedback');
    const filters = filtersOf(values, surroundings.now);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const byPage = new Map<string, Counts>();
        for await (const message of messagesMeant(door, filters)) {
          const kind = kindOf(message);
          if (kind === null) continue;
          const page = lineOf(message, 'page', 240);
          const before = byPage.get(page) ?? { useful: 0, notUseful: 0, wrongNumber: 0 };
          byPage.set(page, { ...before, [kind]: before[kind] + 1 });
        }
        const rows = [...byPage]
          .sort(worstFirst)
          .map(([page, { useful, notUseful, wrongNumber }]) => [
            cut(sanitizeLine(page, 240), 60),
            counted(useful),
            counted(notUseful),
            counted(wrongNumber),
          ]);
        if (rows.length === 0) console.log(`None in ${door.name}.`);
        else for (const line of tableOf([headings, ...rows])) console.log(line);
      });
  },
};

/** `list`: the latest feedback, or that which filters mean, a line each. */

import { firstOf, untilMost } from '../../../src/staff-core/limit.ts';
import { countOf } from '../../../src/staff-core/records.ts';
import { counted } from '../content/importContent.ts';
import { mostOf } from '../lib/parseLimit.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { cut, tableOf } from '../lib/table.ts';
import { filterOptions, filtersOf, filterUsage, isNewestFirst, messagesMeant } from './filters.ts';
import { feedback, kindLine, lineOf, type Message, shortId, toldOn } from './message.ts';

const usage = `list ${filterUsage} [--most N] [--to embedded|cloud]`;
const headings = ['ID', 'SENT', 'KIND', 'PAGE', 'TEXT'] as const;

const newestFirst = (a: Message, b: Message): number => b.arrived - a.arrived;

export const list: Subcommand = {
  usage,
  does: 'the latest feedback, one per line',
  prepare(args, surroundings) {
    const options = { ...filterOptions, ...toOption, most: { type: 'string' } } as const;
    const { values } = asked(args, options, usage, [], 'feedback');
    const filters = filtersOf(values, surroundings.now);
    const most = mostOf(values.most);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        const { first, areMore } = isNewestFirst(door, filters)
          ? await untilMost(messagesMeant(door, filters, Math.min(most + 1, 300)), most)
          : await firstOf(messagesMeant(door, filters), newestFirst, most);
        const rows = first.map((message) => [
          shortId(message),
          toldOn(message),
          kindLine(message),
          cut(lineOf(message, 'page', 240), 40),
          cut(lineOf(message, 'text', 500), 80),
        ]);
        if (rows.length > 0) for (const line of tableOf([headings, ...rows])) console.log(line);
        const all = await countOf(door, feedback);
        console.log(`${counted(all)} in ${door.name}.`);
        if (first.length === 0)
          console.log(all === 0 ? 'No feedback has come in yet.' : 'No feedback matches these filters.');
        if (areMore)
          console.log(
            `Only the first ${first.length} are shown: narrow them with ${filterUsage}, or see more with --most.`,
          );
        if (first.length > 0) console.log('The whole text of one: npm run feedback -- show ID');
      });
  },
};

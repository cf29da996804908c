/** `npm run -s feedback -- export --format csv > feedback.csv`: feedback on stdout. */
import { feedbackFields } from '../../src/form/feedback.ts';
import { type Exported, formatOf, printed } from '../exported.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../requests/subcommand.ts';
import { filterOptions, filtersOf, filterUsage, messagesMeant } from './filters.ts';

const usage = `export --format json|csv ${filterUsage} [--to embedded|cloud] (npm run -s keeps npm's own lines out)`;

export const exported: Subcommand = {
  usage,
  does: 'feedback on stdout, for a file: JSON, or CSV for a spreadsheet',
  prepare(args, surroundings) {
    const options = { ...filterOptions, ...toOption, format: { type: 'string', default: 'json' } } as const;
    const { values } = asked(args, options, usage, [], 'feedback');
    const format = formatOf(values.format);
    const filters = filtersOf(values, surroundings.now);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        async function* meant(): AsyncGenerator<Exported> {
          for await (const { id, fields } of messagesMeant(door, filters)) yield { id, ...fields };
        }
        await printed(format, meant(), feedbackFields, 'Feedback');
      });
  },
};

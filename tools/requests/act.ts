/** What `npm run requests -- NAME ...` asks for: the table of its commands, and their help. */
import { nearest } from '../../server/near.ts';
import { shown } from '../../server/plain.ts';
import { Problem } from '../../server/problem.ts';
import { requestStates, stateNames } from '../../src/domain/requestState.ts';
import { formTypes } from '../../src/form/types.ts';
import { site } from '../../src/site.ts';
import { receiptWords } from '../../src/words/receipt.ts';
import { exported } from './export.ts';
import { fresh, notify } from './fresh.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { remove } from './remove.ts';
import { show } from './show.ts';
import { state } from './state.ts';
import type { Subcommand, Surroundings } from './subcommand.ts';
import { today } from './today.ts';

const subcommands: Readonly<Record<string, Subcommand>> = {
  list,
  today,
  show,
  state,
  new: fresh,
  export: exported,
  notify,
  purge,
  delete: remove,
};
const names = [...Object.keys(subcommands), 'help'];

const helpLines = (): readonly string[] => [
  'npm run requests -- COMMAND',
  '',
  ...Object.values(subcommands).flatMap(({ usage, does }) => [usage, `    ${does}`]),
  '',
  `--type T    ${Object.keys(formTypes).join(', ')}`,
  `--zone N    ${site.zones.least} to ${site.zones.most}`,
  "--day D     the day of the schedule: yyyy-mm-dd, 'today' or 'tomorrow'",
  '--since D   handed in on that day or later: the same, or yyyy-mm-ddThh:mm',
  `--state S   ${stateNames.join(', ')}`,
  '',
  'The reasons of a state, and what the citizen reads:',
  ...stateNames.flatMap((name) =>
    requestStates[name].reasons.map(
      (reason) => `    ${name} --reason ${reason}: ${receiptWords.status.reasons[reason]}`,
    ),
  ),
  '',
  'For staff without knowledge of computers: docs/staff.md',
];

/** Reads what was asked; what it gives does it. @throws Problem */
export function actOf(
  [name = 'list', ...args]: readonly string[],
  surroundings: Surroundings,
): () => Promise<void> {
  if (['help', '--help', '-h'].includes(name)) return async () => console.log(helpLines().join('\n'));
  // Without a name it is the list: its options may come at once.
  if (name.startsWith('-')) return list.prepare([name, ...args], surroundings);
  const subcommand = Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (subcommand !== undefined) return subcommand.prepare(args, surroundings);
  const meant = nearest(name, names);
  throw new Problem(
    `There is no '${shown(name, 40)}'. ${meant === null ? `There are: ${names.join(', ')}.` : `Is it: npm run requests -- ${meant}?`}`,
  );
}

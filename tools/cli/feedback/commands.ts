/** What `npm run feedback -- NAME ...` asks for: the table of its commands, and their help. */
import { feedbackKinds } from '../../../src/form/feedback.ts';
import { chosenOf, type Subcommand, type Surroundings, usagesOf } from '../lib/subcommand.ts';
import { counts } from './counts.ts';
import { exported } from './export.ts';
import { list } from './list.ts';
import { purge } from './purge.ts';
import { remove } from './remove.ts';
import { show } from './show.ts';

const subcommands: Readonly<Record<string, Subcommand>> = {
  list,
  counts,
  show,
  export: exported,
  delete: remove,
  purge,
};

const helpLines = (): readonly string[] => [
  'npm run feedback -- COMMAND',
  '',
  ...usagesOf(subcommands),
  '',
  '--page P    the path of a page, such as /Emergency-Hotlines',
  `--kind K    ${Object.keys(feedbackKinds).join(', ')}`,
  "--since D   sent on that day or later: yyyy-mm-dd, yyyy-mm-ddThh:mm, 'today'",
  'ID          its first characters are enough, as the list shows them',
  '',
  'For staff without knowledge of computers: docs/staff.md',
];

/** Reads what was asked; what it gives does it. @throws Problem */
export const actOf = (args: readonly string[], surroundings: Surroundings): (() => Promise<void>) =>
  chosenOf({ command: 'feedback', subcommands, helpLines }, args, surroundings);

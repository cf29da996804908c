/** The subcommands of `npm run feedback -- NAME ...`, with their help. */
import { feedbackKinds } from '../../../src/form/feedback.ts';
import { type CommandEnvironment, formatUsages, resolveCommand, type Subcommand } from '../lib/subcommand.ts';
import { countFeedbackCommand } from './counts.ts';
import { exportFeedbackCommand } from './export.ts';
import { listFeedbackCommand } from './list.ts';
import { purgeFeedbackCommand } from './purge.ts';
import { deleteFeedbackCommand } from './remove.ts';
import { showFeedbackCommand } from './show.ts';

const subcommands: Readonly<Record<string, Subcommand>> = {
  list: listFeedbackCommand,
  counts: countFeedbackCommand,
  show: showFeedbackCommand,
  export: exportFeedbackCommand,
  delete: deleteFeedbackCommand,
  purge: purgeFeedbackCommand,
};

const helpLines = (): readonly string[] => [
  'npm run feedback -- COMMAND',
  '',
  ...formatUsages(subcommands),
  '',
  '--page P    the path of a page, such as /Emergency-Hotlines',
  `--kind K    ${Object.keys(feedbackKinds).join(', ')}`,
  "--since D   sent on that day or later: yyyy-mm-dd, yyyy-mm-ddThh:mm, 'today'",
  'ID          its first characters are enough, as the list shows them',
  '',
  'For staff without knowledge of computers: docs/staff.md',
];

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveFeedbackCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) =>
  resolveCommand({ command: 'feedback', subcommands, helpLines }, args, environment);

/** The subcommands of `npm run requests -- NAME ...`, with their help. */
import { requestStateNames, requestStates } from '../../../src/domain/request/requestState.ts';
import { formTypes } from '../../../src/form/types.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { site } from '../../../src/site.ts';
import { type CommandEnvironment, formatUsages, resolveCommand, type Subcommand } from '../lib/subcommand.ts';
import { exportRequestsCommand } from './export.ts';
import { listRequestsCommand } from './list.ts';
import { newRequestsCommand, notifyCommand } from './newRequests.ts';
import { purgeRequestsCommand } from './purge.ts';
import { deleteRequestCommand } from './remove.ts';
import { showRequestCommand } from './show.ts';
import { setStateCommand } from './state.ts';
import { todayCommand } from './today.ts';

const subcommands: Readonly<Record<string, Subcommand>> = {
  list: listRequestsCommand,
  today: todayCommand,
  show: showRequestCommand,
  state: setStateCommand,
  new: newRequestsCommand,
  export: exportRequestsCommand,
  notify: notifyCommand,
  purge: purgeRequestsCommand,
  delete: deleteRequestCommand,
};

const helpLines = (): readonly string[] => [
  'npm run requests -- COMMAND',
  '',
  ...formatUsages(subcommands),
  '',
  `--type T    ${Object.keys(formTypes).join(', ')}`,
  `--zone N    ${site.zones.least} to ${site.zones.most}`,
  "--day D     the day of the schedule: yyyy-mm-dd, 'today' or 'tomorrow'",
  '--since D   handed in on that day or later: the same, or yyyy-mm-ddThh:mm',
  `--state S   ${requestStateNames.join(', ')}`,
  '',
  'The reasons of a state, and what the citizen reads:',
  ...requestStateNames.flatMap((name) =>
    requestStates[name].reasons.map(
      (reason) => `    ${name} --reason ${reason}: ${receiptMessages.status.reasons[reason]}`,
    ),
  ),
  '',
  'For staff without knowledge of computers: docs/staff.md',
];

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveRequestsCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) =>
  resolveCommand({ command: 'requests', subcommands, helpLines }, args, environment);

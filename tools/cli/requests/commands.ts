/** What `npm run requests -- NAME ...` asks for: the table of its commands, and their help. */
import { requestStateNames, requestStates } from '../../../src/domain/request/requestState.ts';
import { formTypes } from '../../../src/form/types.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { site } from '../../../src/site.ts';
import { chosenOf, type Subcommand, type Surroundings, usagesOf } from '../lib/subcommand.ts';
import { exported } from './export.ts';
import { list } from './list.ts';
import { fresh, notify } from './newRequests.ts';
import { purge } from './purge.ts';
import { remove } from './remove.ts';
import { show } from './show.ts';
import { state } from './state.ts';
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

const helpLines = (): readonly string[] => [
  'npm run requests -- COMMAND',
  '',
  ...usagesOf(subcommands),
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

/** Reads what was asked; what it gives does it. @throws Problem */
export const actOf = (args: readonly string[], surroundings: Surroundings): (() => Promise<void>) =>
  chosenOf({ command: 'requests', subcommands, helpLines }, args, surroundings);

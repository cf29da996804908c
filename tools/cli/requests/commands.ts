/** The commands of `npm run requests NAME ...`. */
import { requestStateNames, requestStates } from '../../../src/domain/request/requestState.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import {
  type CommandContext,
  type CommandEnvironment,
  createCommand,
  resolveCommand,
} from '../lib/program.ts';
import { createDueCommand } from './due.ts';
import { createExportRequestsCommand } from './export.ts';
import { createExtendCommand } from './extend.ts';
import { createListRequestsCommand } from './list.ts';
import { createNewCommand, createNotifyCommand } from './newRequests.ts';
import { createPurgeRequestsCommand } from './purge.ts';
import { createDeleteRequestCommand } from './remove.ts';
import { createShowRequestCommand } from './show.ts';
import { createStateCommand } from './state.ts';
import { createTalliesCommand } from './tallies.ts';
import { createTodayCommand } from './today.ts';

const createProgram = (context: CommandContext) =>
  createCommand('npm run requests')
    .description('Without a command: list.')
    .addCommand(createListRequestsCommand(context))
    .addCommand(createTodayCommand(context))
    .addCommand(createShowRequestCommand(context))
    .addCommand(createStateCommand(context))
    .addCommand(createDueCommand(context))
    .addCommand(createExtendCommand(context))
    .addCommand(createNewCommand(context))
    .addCommand(createExportRequestsCommand(context))
    .addCommand(createNotifyCommand(context))
    .addCommand(createPurgeRequestsCommand(context))
    .addCommand(createTalliesCommand(context))
    .addCommand(createDeleteRequestCommand(context))
    .addHelpText(
      'after',
      [
        '',
        'The reasons of a state, and what the citizen reads:',
        ...requestStateNames.flatMap((name) =>
          requestStates[name].reasons.map(
            (reason) => `  ${name} reason=${reason}: ${receiptMessages.english.status.reasons[reason]}`,
          ),
        ),
        '',
        'For staff without knowledge of computers: docs/staff.md',
      ].join('\n'),
    );

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveRequestsCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) => resolveCommand(createProgram, args, environment);

/** The commands of `npm run feedback NAME ...`. */
import {
  type CommandContext,
  type CommandEnvironment,
  createCommand,
  resolveCommand,
} from '../lib/program.ts';
import { createCountFeedbackCommand } from './counts.ts';
import { createExportFeedbackCommand } from './export.ts';
import { createListFeedbackCommand } from './list.ts';
import { createPurgeFeedbackCommand } from './purge.ts';
import { createDeleteFeedbackCommand } from './remove.ts';
import { createShowFeedbackCommand } from './show.ts';

const createProgram = (context: CommandContext) =>
  createCommand('npm run feedback')
    .description('Without a command: list.')
    .addCommand(createListFeedbackCommand(context))
    .addCommand(createCountFeedbackCommand(context))
    .addCommand(createShowFeedbackCommand(context))
    .addCommand(createExportFeedbackCommand(context))
    .addCommand(createDeleteFeedbackCommand(context))
    .addCommand(createPurgeFeedbackCommand(context))
    .addHelpText('after', '\nFor staff without knowledge of computers: docs/staff.md');

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveFeedbackCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) => resolveCommand(createProgram, args, environment);

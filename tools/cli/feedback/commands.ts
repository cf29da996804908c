/** The commands of `npm run feedback -- NAME ...`. */
import {
  type CommandContext,
  type CommandEnvironment,
  createCommand,
  resolveCommand,
} from '../lib/program.ts';
import { createCountsCommand } from './counts.ts';
import { createExportCommand } from './export.ts';
import { createListCommand } from './list.ts';
import { createPurgeCommand } from './purge.ts';
import { createDeleteCommand } from './remove.ts';
import { createShowCommand } from './show.ts';

const createProgram = (context: CommandContext) =>
  createCommand('npm run feedback --')
    .description('Without a command: list.')
    .addCommand(createListCommand(context))
    .addCommand(createCountsCommand(context))
    .addCommand(createShowCommand(context))
    .addCommand(createExportCommand(context))
    .addCommand(createDeleteCommand(context))
    .addCommand(createPurgeCommand(context))
    .addHelpText('after', '\nFor staff without knowledge of computers: docs/staff.md');

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveFeedbackCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) => resolveCommand(createProgram, args, environment);

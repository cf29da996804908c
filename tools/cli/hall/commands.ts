/** The commands of `npm run hall NAME ...`. */
import {
  type CommandContext,
  type CommandEnvironment,
  createCommand,
  resolveCommand,
} from '../lib/program.ts';
import { createBookedCommand } from './booked.ts';
import {
  createCloseCommand,
  createNoteCommand,
  createOpenCommand,
  createPlacesCommand,
} from './changeDay.ts';
import { createCheckCommand } from './check.ts';
import { createListDaysCommand } from './list.ts';
import { createMoveCommand } from './move.ts';

const createProgram = (context: CommandContext) =>
  createCommand('npm run hall')
    .description("The hall's days. Without a command: list.")
    .addCommand(createListDaysCommand(context))
    .addCommand(createCloseCommand(context))
    .addCommand(createOpenCommand(context))
    .addCommand(createPlacesCommand(context))
    .addCommand(createNoteCommand(context))
    .addCommand(createBookedCommand(context))
    .addCommand(createMoveCommand(context))
    .addCommand(createCheckCommand(context))
    .addHelpText('after', '\nFor staff without knowledge of computers: docs/staff.md');

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveHallCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) => resolveCommand(createProgram, args, environment);

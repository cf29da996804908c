/** The command of `npm run hall check`. */
import {
  type CommandContext,
  type CommandEnvironment,
  createCommand,
  resolveCommand,
} from '../lib/program.ts';
import { createCheckCommand } from './check.ts';

const createProgram = (context: CommandContext) =>
  createCommand('npm run hall')
    .description("For a timetable; staff change the hall's days on the page /staff (docs/staff.md).")
    .addCommand(createCheckCommand(context));

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveHallCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) => resolveCommand('hall', createProgram, args, environment);

/** The commands of `npm run requests NAME ...`: what a timetable and a spreadsheet need. The staff page does all else. */
import {
  type CommandContext,
  type CommandEnvironment,
  createCommand,
  resolveCommand,
} from '../lib/program.ts';
import { createExportRequestsCommand } from './export.ts';
import { createNotifyCommand } from './notify.ts';
import { createPurgeRequestsCommand } from './purge.ts';

const createProgram = (context: CommandContext) =>
  createCommand('npm run requests')
    .description('For a timetable and a spreadsheet; staff work on the page /staff (docs/staff.md).')
    .addCommand(createExportRequestsCommand(context))
    .addCommand(createNotifyCommand(context))
    .addCommand(createPurgeRequestsCommand(context));

/** Parses the arguments and returns the function that runs the command. @throws UserError */
export const resolveRequestsCommand = (
  args: readonly string[],
  environment: CommandEnvironment,
): (() => Promise<void>) => resolveCommand('requests', createProgram, args, environment);

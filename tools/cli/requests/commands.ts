/** The commands of `npm run requests NAME ...`: what a timetable and a spreadsheet need. The staff page does all else. */
import { type CommandEnvironment, createCommand } from '../lib/program.ts';
import { createExportRequestsCommand } from './export.ts';
import { createNotifyCommand } from './notify.ts';
import { createPurgeRequestsCommand } from './purge.ts';

export const createRequestsProgram = (environment: CommandEnvironment) =>
  createCommand('npm run requests')
    .description('For a timetable and a spreadsheet; staff work on the page /staff (docs/staff.md).')
    .addCommand(createExportRequestsCommand(environment))
    .addCommand(createNotifyCommand(environment))
    .addCommand(createPurgeRequestsCommand(environment));

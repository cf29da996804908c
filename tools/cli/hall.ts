/**
 * `npm run hall check`: what does not fit, in the store of this machine or, with a project set, in Cloud Firestore. Exit 2: wrong arguments; exit 1: the command failed, or `check` found something.
 */
import { createHallProgram } from './hall/commands.ts';
import { runProcessProgram } from './lib/program.ts';

await runProcessProgram(createHallProgram);

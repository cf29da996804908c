/**
 * `npm run content`: import, export and tidy what the site says, in the store of this machine or, with a project set, in Cloud
 * Firestore. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { createContentProgram } from './content/commands.ts';
import { runProcessProgram } from './lib/program.ts';

await runProcessProgram(createContentProgram);

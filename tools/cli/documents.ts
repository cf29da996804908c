/**
 * `npm run documents`: the register of the documents that the hall issued, in the store of this machine or, with a project set, in Cloud
 * Firestore. Exit 2: wrong arguments; exit 1: the command failed, or `check` found something.
 */
import { createDocumentsProgram } from './documents/commands.ts';
import { runProcessProgram } from './lib/program.ts';

await runProcessProgram(createDocumentsProgram);

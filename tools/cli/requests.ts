/**
 * `npm run requests`: export, purge and notify, in the store of this machine or, with a project set, in Cloud
 * Firestore. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { runProcessProgram } from './lib/program.ts';
import { createRequestsProgram } from './requests/commands.ts';

await runProcessProgram(createRequestsProgram);

/**
 * `npm run requests`: export, purge and notify, in the store of this machine or, with a project set, in Cloud
 * Firestore. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { runCommand } from './lib/runCommand.ts';
import { resolveRequestsCommand } from './requests/commands.ts';

await runCommand(
  () => resolveRequestsCommand(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

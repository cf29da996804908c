/**
 * `npm run feedback`: the feedback that citizens sent from the pages, in the store of this machine or, with a project
 * set, in Cloud Firestore. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { resolveFeedbackCommand } from './feedback/commands.ts';
import { runCommand } from './lib/runCommand.ts';

await runCommand(
  () => resolveFeedbackCommand(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

/**
 * `npm run hall check`: what does not fit, in the store of this machine or, with a project set, in Cloud Firestore. Exit 2: wrong arguments; exit 1: the command failed, or `check` found something.
 */
import { resolveHallCommand } from './hall/commands.ts';
import { runCommand } from './lib/runCommand.ts';

await runCommand(
  () => resolveHallCommand(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

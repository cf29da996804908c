/**
 * `npm run feedback`: what pages were told at their foot, in the store of this machine or, with a project set, in Cloud
 * Firestore. Exit 2: asked wrongly; exit 1: it could not be done.
 */

import { resolveFeedbackCommand } from './feedback/commands.ts';
import { runCommand } from './lib/runCommand.ts';

await runCommand(
  () => resolveFeedbackCommand(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

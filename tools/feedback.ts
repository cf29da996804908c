/**
 * `npm run feedback`: what pages were told at their foot, in the store of this machine or, with a project set, in Cloud
 * Firestore. Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { command } from './command.ts';
import { actOf } from './feedback/act.ts';

await command(
  () => actOf(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

/** `npm run staff`: which accounts of Firebase's sign-in are of the staff. Exit 2: asked wrongly; exit 1: it could not be done. */
import { command } from './lib/runCommand.ts';
import { actOf } from './staff/commands.ts';

await command(
  () => actOf(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

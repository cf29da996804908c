/** `npm run staff`: which accounts of Firebase's sign-in are of the staff. Exit 2: asked wrongly; exit 1: it could not be done. */
import { runCommand } from './lib/runCommand.ts';
import { resolveStaffCommand } from './staff/commands.ts';

await runCommand(
  () => resolveStaffCommand(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

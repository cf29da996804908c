/**
 * `npm run staff`: manages which Firebase accounts belong to staff, and the token of the embedded store. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { runCommand } from './lib/runCommand.ts';
import { resolveStaffCommand } from './staff/commands.ts';

await runCommand(
  () => resolveStaffCommand(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'Not done.',
);

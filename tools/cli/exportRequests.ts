/**
 * `npm run --silent requests:export format=csv > requests.csv`: an older name for the export of `npm run requests`.
 */
import { runCommand } from './lib/runCommand.ts';
import { resolveRequestsCommand } from './requests/commands.ts';

await runCommand(
  () => resolveRequestsCommand(['export', ...process.argv.slice(2)], { env: process.env, now: Date.now() }),
  (act) => act(),
  'The export failed.',
);

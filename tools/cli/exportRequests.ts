/**
 * `npm run --silent requests:export -- --format csv > requests.csv`: an older name for the export of `npm run requests`.
 */
import { runCommand } from './lib/runCommand.ts';
import { exportRequestsCommand } from './requests/export.ts';

await runCommand(
  () => exportRequestsCommand.prepare(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'The export failed.',
  `Use: npm run requests:export -- ${exportRequestsCommand.usage.replace(/^export /, '')}`,
);

/** `npm run --silent requests:export -- --format csv > requests.csv`: the export of `npm run requests`, by its older name. */
import { command } from './lib/runCommand.ts';
import { exported } from './requests/export.ts';

await command(
  () => exported.prepare(process.argv.slice(2), { env: process.env, now: Date.now() }),
  (act) => act(),
  'The export failed.',
  `Use: npm run requests:export -- ${exported.usage.replace(/^export /, '')}`,
);

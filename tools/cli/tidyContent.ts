/**
 * `npm run content:tidy`: deletes the pictures and PDFs that no record of a store shows, except those of the last day.
 * `--dry-run` lists them. Exit 2: wrong arguments; exit 1: it failed.
 */
import { UserError } from '../../server/lib/userError.ts';
import { tidyContent } from './content/tidyContent.ts';
import { parseProcessArgs } from './lib/commandArgs.ts';
import { runCommand } from './lib/runCommand.ts';
import { openStoreClient, parseStoreTarget } from './lib/target.ts';

const usage = 'Use: npm run content:tidy [dry-run] [to=embedded|cloud]';

const parseOptions = () =>
  parseProcessArgs(usage, { 'dry-run': { type: 'boolean' }, to: { type: 'string' } }, ({ flags, words }) => {
    if (words.length > 0) throw new UserError('This command takes no file.');
    return { isDryRun: flags['dry-run'] === true, target: parseStoreTarget(flags.to, process.env) };
  });

async function run({ isDryRun, target }: ReturnType<typeof parseOptions>): Promise<void> {
  const client = openStoreClient(target, 'refuse');
  try {
    await tidyContent({ client, isDryRun, now: Date.now(), print: console.log });
  } finally {
    client.close();
  }
}

await runCommand(parseOptions, run, 'Not tidied.', usage);

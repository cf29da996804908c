/**
 * `npm run content:export FOLDER`: exports every published list of a store into files that the import can read. Exit
 * 2: wrong arguments; exit 1: the export failed.
 */
import { UserError } from '../../server/lib/userError.ts';
import { exportContent } from './content/exportContent.ts';
import { parseProcessArgs } from './lib/commandArgs.ts';
import { runCommand } from './lib/runCommand.ts';
import { openStoreClient, parseStoreTarget } from './lib/target.ts';

const usage = 'Use: npm run content:export FOLDER [from=embedded|cloud]';

const parseOptions = () =>
  parseProcessArgs(usage, { from: { type: 'string' } }, ({ flags, words }) => {
    const [folder, ...others] = words;
    if (folder === undefined || others.length > 0) throw new UserError('Name one folder to write into.');
    return { folder, target: parseStoreTarget(flags.from, process.env) };
  });

async function run({ folder, target }: ReturnType<typeof parseOptions>): Promise<void> {
  const client = openStoreClient(target, 'refuse');
  try {
    await exportContent({ client, folder, print: console.log, printError: console.error });
  } finally {
    client.close();
  }
}

await runCommand(parseOptions, run, 'The export failed.', usage);

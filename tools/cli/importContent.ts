/**
 * `npm run content:import FILE|FOLDER`: imports the records of content files into a store. It overwrites records with
 * the same id and leaves others unchanged. A problem in any file prevents all writes, and the command reports every
 * problem. `--dry-run` prints the plan. Exit 2: wrong arguments; exit 1: the import failed.
 */
import { readContent } from '../../server/content/readContent.ts';
import { directories } from '../../server/http/serve.ts';
import { UserError } from '../../server/lib/userError.ts';
import { importContent } from './content/importContent.ts';
import { parseProcessArgs } from './lib/commandArgs.ts';
import { runCommand } from './lib/runCommand.ts';
import { openStoreClient, parseStoreTarget } from './lib/target.ts';

const usage = 'Use: npm run content:import FILE|FOLDER [dry-run] [to=embedded|cloud]';

const parseOptions = () =>
  parseProcessArgs(usage, { 'dry-run': { type: 'boolean' }, to: { type: 'string' } }, ({ flags, words }) => {
    const [path = directories.content, ...others] = words;
    if (others.length > 0) throw new UserError('One file or one folder is imported at a time.');
    return { path, isDryRun: flags['dry-run'] === true, target: parseStoreTarget(flags.to, process.env) };
  });

async function run({ path, isDryRun, target }: ReturnType<typeof parseOptions>): Promise<void> {
  const content = readContent(path);
  const client = openStoreClient(target, isDryRun || content.problems.length > 0 ? 'empty' : 'make');
  try {
    const output = { print: console.log, printError: console.error };
    await importContent({ content, client, isDryRun, now: Date.now(), ...output });
  } finally {
    client.close();
  }
}

await runCommand(parseOptions, run, 'The import failed.', usage);

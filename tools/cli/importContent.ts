/**
 * `npm run content:import FILE|FOLDER`: imports the records of content files into a store. It overwrites records with
 * the same id and leaves others unchanged. A problem in any file prevents all writes, and the command reports every
 * problem. `--dry-run` prints the plan. Exit 2: wrong arguments; exit 1: the import failed.
 */
import { parseArgs } from 'node:util';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { readContent } from '../../server/content/readContent.ts';
import { directories } from '../../server/http/serve.ts';
import { UserError } from '../../server/lib/userError.ts';
import { importContent } from './content/importContent.ts';
import { readProcessArgs } from './lib/commandArgs.ts';
import { runCommand } from './lib/runCommand.ts';
import { openStoreClient, parseStoreTarget, type StoreTarget } from './lib/target.ts';

interface ImportContentOptions {
  readonly path: string;
  readonly isDryRun: boolean;
  readonly target: StoreTarget;
}

const usage = 'Use: npm run content:import FILE|FOLDER [dry-run] [to=embedded|cloud]';

/** @throws UserError */
function parseImportContentOptions(): ImportContentOptions {
  try {
    const options = { 'dry-run': { type: 'boolean', default: false }, to: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({
      args: readProcessArgs(options),
      options,
      allowPositionals: true,
    });
    const [path = directories.content, ...others] = positionals;
    if (others.length > 0) throw new UserError('One file or one folder is imported at a time.');
    return { path, isDryRun: values['dry-run'], target: parseStoreTarget(values.to, process.env) };
  } catch (error) {
    throw new UserError(`${errorMessageOf(error)} ${usage}`);
  }
}

async function run({ path, isDryRun, target }: ImportContentOptions): Promise<void> {
  const content = readContent(path);
  const client = openStoreClient(target, isDryRun || content.problems.length > 0 ? 'empty' : 'make');
  try {
    const output = { print: console.log, printError: console.error };
    await importContent({ content, client, isDryRun, now: Date.now(), ...output });
  } finally {
    client.close();
  }
}

await runCommand(parseImportContentOptions, run, 'The import failed.', usage);

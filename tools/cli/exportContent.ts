/**
 * `npm run content:export FOLDER`: exports every published list of a store into files that the import can read. Exit
 * 2: wrong arguments; exit 1: the export failed.
 */
import { parseArgs } from 'node:util';
import { errorMessageOf } from '../../packages/embedded-firestore/src/lib/index.ts';
import { UserError } from '../../server/lib/userError.ts';
import { exportContent } from './content/exportContent.ts';
import { readProcessArgs } from './lib/commandArgs.ts';
import { runCommand } from './lib/runCommand.ts';
import { openStoreClient, parseStoreTarget, type StoreTarget } from './lib/target.ts';

interface ExportContentOptions {
  readonly folder: string;
  readonly target: StoreTarget;
}

const usage = 'Use: npm run content:export FOLDER [from=embedded|cloud]';

/** @throws UserError */
function parseExportContentOptions(): ExportContentOptions {
  try {
    const options = { from: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({
      args: readProcessArgs(options),
      options,
      allowPositionals: true,
    });
    const [folder, ...others] = positionals;
    if (folder === undefined || others.length > 0) throw new UserError('Name one folder to write into.');
    return { folder, target: parseStoreTarget(values.from, process.env) };
  } catch (error) {
    throw new UserError(`${errorMessageOf(error)} ${usage}`);
  }
}

async function run({ folder, target }: ExportContentOptions): Promise<void> {
  const client = openStoreClient(target, 'refuse');
  try {
    await exportContent({ client, folder, print: console.log, printError: console.error });
  } finally {
    client.close();
  }
}

await runCommand(parseExportContentOptions, run, 'The export failed.', usage);

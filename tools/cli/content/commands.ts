/** The commands of `npm run content NAME ...`: what the site says, between files and a store. */
import { readContent } from '../../../server/content/readContent.ts';
import { directories } from '../../../server/http/serve.ts';
import {
  type CommandEnvironment,
  createCommand,
  createStoreCommand,
  createStoreOption,
  withStore,
} from '../lib/program.ts';
import { exportContent } from './exportContent.ts';
import { importContent } from './importContent.ts';
import { tidyContent } from './tidyContent.ts';

const output = {
  print: (line: string): void => console.log(line),
  printError: (line: string): void => console.error(line),
};

export const createContentProgram = (environment: CommandEnvironment) => {
  const { now } = environment;
  return createCommand('npm run content')
    .description('Brings what the site says from files into a store, and back (docs/staff.md).')
    .addCommand(
      createStoreCommand('import')
        .description(
          'writes the records of files over those with the same id, and leaves the others; one problem in any file prevents all writes',
        )
        .argument('[FILE|FOLDER]', 'without it the folder content')
        .option('--dry-run', 'only prints the plan')
        .action(async (path = directories.content, { to, dryRun }) => {
          const content = readContent(path);
          const isDryRun = dryRun === true;
          const absent = isDryRun || content.problems.length > 0 ? 'empty' : 'make';
          await withStore(
            environment,
            to,
            (client) => importContent({ content, client, isDryRun, now, ...output }),
            absent,
          );
        }),
    )
    .addCommand(
      createCommand('export')
        .description('writes every list, with the pictures and PDFs that it shows, into files for the import')
        .argument('<FOLDER>', 'where the files go')
        .addOption(createStoreOption('--from <STORE>'))
        .action(async (folder, { from }) =>
          withStore(environment, from, (client) => exportContent({ client, folder, ...output })),
        ),
    )
    .addCommand(
      createStoreCommand('tidy')
        .description('deletes the pictures and PDFs that no record shows, but none of the last day')
        .option('--dry-run', 'only lists them')
        .action(async ({ to, dryRun }) =>
          withStore(environment, to, (client) =>
            tidyContent({ client, isDryRun: dryRun === true, now, print: output.print }),
          ),
        ),
    );
};

/** The commands of `npm run store NAME ...`: copies of the store of this machine. */
import { parseDataDir } from '../../../server/http/settings.ts';
import { type CommandEnvironment, createCommand } from '../lib/program.ts';
import { readUsage } from '../lib/runCommand.ts';
import { backupStore } from './backupStore.ts';
import { restoreStore } from './restoreStore.ts';

export const createStoreProgram = ({ env }: CommandEnvironment) => {
  const readDataDir = (): string => readUsage(() => parseDataDir(env));
  return createCommand('npm run store')
    .description('Copies the store in DATA_DIR, and goes back to a copy (docs/deploy.md).')
    .addCommand(
      createCommand('backup')
        .description('copies the whole store, also while its server runs, and reads the copy to verify it')
        .argument('[FILE]', 'of the copy; without it, one in the folder backups of DATA_DIR')
        .action(async (file) => backupStore(readDataDir(), file)),
    )
    .addCommand(
      createCommand('restore')
        .description('goes back to a copy, and keeps the store that was there; stop the server first')
        .argument('<FILE>', 'the copy')
        .option('--damaged', 'takes a copy with records that cannot be read, without them')
        .action(async (file, { damaged }) => restoreStore(readDataDir(), file, damaged === true)),
    );
};

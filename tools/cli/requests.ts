/**
 * `npm run requests`: the staff's commands for requests, in the store of this machine or, with a project set, in Cloud
 * Firestore. Exit 2: wrong arguments; exit 1: the command failed.
 */
import { parseDataDir } from '../../server/http/settings.ts';
import { runCommand } from './lib/runCommand.ts';
import { resolveRequestsCommand } from './requests/commands.ts';
import { removeOldPrintFiles } from './requests/printFiles.ts';

const surroundings = { env: process.env, now: Date.now() };

async function run(act: () => Promise<void>): Promise<void> {
  removeOldPrintFiles(parseDataDir(process.env), surroundings.now);
  await act();
}

await runCommand(() => resolveRequestsCommand(process.argv.slice(2), surroundings), run, 'Not done.');

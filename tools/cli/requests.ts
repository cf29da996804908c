/**
 * `npm run requests`: what staff do with requests, in the store of this machine or, with a project set, in Cloud Firestore.
 * Exit 2: asked wrongly; exit 1: it could not be done.
 */
import { dataDirOf } from '../../server/http/settings.ts';
import { command } from './lib/runCommand.ts';
import { actOf } from './requests/commands.ts';
import { removeOldPrints } from './requests/printFiles.ts';

const surroundings = { env: process.env, now: Date.now() };

async function run(act: () => Promise<void>): Promise<void> {
  removeOldPrints(dataDirOf(process.env), surroundings.now);
  await act();
}

await command(() => actOf(process.argv.slice(2), surroundings), run, 'Not done.');

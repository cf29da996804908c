/**
 * `npm run pictures:all -- FOLDER`: takes a picture of every page and state of the site at 360 and 1280 px, light, dark
 * and as printed, into pictures/FOLDER, which git ignores. `npm run pictures:compare` compares two such folders.
 */
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../server/lib/userError.ts';
import { findBinFile } from './lib/binFile.ts';
import { runCommand } from './lib/runCommand.ts';
import { parseScreenshotFolder } from './screenshots/folder.ts';

const usage = `Use: npm run pictures:all -- FOLDER

Builds the site and takes a picture of every page and state at 360 and 1280 px, light, dark
and as printed, into pictures/FOLDER. FOLDER must not be there yet. It takes about ten minutes.`;

const root = join(import.meta.dirname, '../..');

/** Runs Vitest to its end; its output is the progress. @throws UserError */
const runScreenshots = (folder: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const args = [findBinFile('vitest'), 'run', '--config', 'tests/screenshots/vitest.config.ts'];
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, PICTURES: folder },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new UserError('Some pictures were not taken: the lines above say which, and why.'));
    });
  });

const takeScreenshots = async (folder: string): Promise<void> => {
  const began = performance.now();
  console.log('Building the site ...');
  await runScreenshots(folder);
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  console.log(`${readdirSync(folder).length} pictures are in ${folder}, taken in ${minutes} minutes.`);
  console.log('Next: npm run pictures:compare -- BEFORE AFTER');
};

await runCommand(
  () => parseScreenshotFolder(process.argv.slice(2), usage),
  takeScreenshots,
  'The pictures are not complete.',
  usage,
);

/**
 * `npm run pictures:all -- FOLDER`: takes a picture of every page and state of the site at 360 and 1280 px, light, dark
 * and as printed, into pictures/FOLDER, which git ignores. `npm run pictures:compare` compares two such folders.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '../../server/firestore/lib/userError.ts';
import { runCommand } from './lib/runCommand.ts';
import { parseScreenshotFolder } from './screenshots/folder.ts';

const usage = `Use: npm run pictures:all -- FOLDER

Builds the site and takes a picture of every page and state at 360 and 1280 px, light, dark
and as printed, into pictures/FOLDER. FOLDER must not be there yet. It takes about ten minutes.`;

const root = join(import.meta.dirname, '../..');

/** Runs a command of node_modules to its end; its output is the progress. @throws UserError */
const runTool = (
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  failed: string,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn('npx', ['--no-install', ...args], {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: 'inherit',
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new UserError(failed))));
  });

const build = (env: Readonly<Record<string, string>>, outDir: string): Promise<void> =>
  runTool(
    ['vite', 'build', '--logLevel', 'warn', '--outDir', outDir],
    { NODE_ENV: 'production', SITE_PACKED: 'off', SITE_QA: '', ...env },
    'The site was not built.',
  );

const takeScreenshots = async (folder: string): Promise<void> => {
  const began = performance.now();
  const closed = mkdtempSync(join(tmpdir(), 'pictures-closed-'));
  try {
    console.log('Building the site, and the site with its form closed ...');
    await build({}, 'dist');
    await build({ SITE_FORM: 'off' }, closed);
    await runTool(
      ['vitest', 'run', '--config', 'tests/screenshots/vitest.config.ts'],
      { PICTURES: folder, PICTURES_CLOSED: closed },
      'Some pictures were not taken: the lines above say which, and why.',
    );
  } finally {
    rmSync(closed, { recursive: true, force: true });
  }
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

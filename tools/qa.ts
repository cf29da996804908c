/** `npm run qa`: the site with every machine inspected, new sample records, a movable clock and faults behind switches. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { directories, told } from '../server/serve.ts';
import { settingsOf } from '../server/settings.ts';
import { site } from '../src/site.ts';
import { qaWords } from '../src/words/qa.ts';
import { startQa } from './qaServer.ts';

const root = join(import.meta.dirname, '..');
const dataDir = mkdtempSync(join(tmpdir(), 'barangay-qa-'));
const remove = () => rmSync(dataDir, { recursive: true, force: true });
const { building, machines, next } = qaWords.command;

try {
  const settings = settingsOf({ ...process.env, DATA_DIR: dataDir }); // a wrong one is told before the build
  console.log(building);
  process.env.SITE_QA = '1'; // Read in vite.config.ts.
  await build({ root, logLevel: 'warn' });
  const running = await startQa({
    ...settings,
    dist: join(root, 'dist-qa'),
    content: directories.content,
    log: console.log,
  });
  const close = async (): Promise<void> => {
    await running.close();
    remove();
  };
  // Before the address is said: who reads it may already end the server.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  console.log(`${site.barangay} is at ${running.address}`);
  console.log(machines(running.address));
  console.log(next);
} catch (error) {
  remove();
  const line = told(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

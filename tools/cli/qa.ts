/**
 * `npm run qa`: the site with every machine inspected, new sample records, an adjustable clock, and faults behind
 * switches.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { directories, toUserMessage } from '../../server/http/serve.ts';
import { parseServerSettings, type ServerSettings } from '../../server/http/settings.ts';
import { qaMessages } from '../../src/qa/qaMessages.ts';
import { site } from '../../src/site.ts';
import { startQaServer } from '../dev-server/qaServer.ts';
import { buildInChild } from './lib/buildInChild.ts';
import { endForUnknownArguments } from './lib/runCommand.ts';

endForUnknownArguments('Use: npm run qa');

const root = join(import.meta.dirname, '../..');
const dataDir = mkdtempSync(join(tmpdir(), 'barangay-qa-'));
const remove = () => rmSync(dataDir, { recursive: true, force: true });
const { building, machines, next } = qaMessages.command;

const start = async (settings: ServerSettings): Promise<void> => {
  const running = await startQaServer({
    ...settings,
    dist: join(root, 'dist-qa'),
    content: directories.content,
    log: console.log,
    explainRefusals: true,
  });
  const close = async (): Promise<void> => {
    await running.close();
    remove();
  };
  // Registered before the address is logged, because its reader may end the server at once. Ctrl+C arrives twice, from
  // the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
  console.log(`${site.barangay} is at ${running.address}`);
  console.log(machines(running.address));
  console.log(next);
};

try {
  const settings = parseServerSettings({ ...process.env, DATA_DIR: dataDir }); // A wrong setting is reported before the build.
  console.log(building);
  const code = await buildInChild({ SITE_QA: '1' }); // vite.config.ts reads this.
  if (code === 0) await start(settings);
  else {
    remove();
    process.exitCode = code;
  }
} catch (error) {
  remove();
  const line = toUserMessage(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

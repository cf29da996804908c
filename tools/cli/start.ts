/** `npm start`: builds the site, then serves it with its store until a signal ends it. */
import { asksForHelp, formatHelp, refuseArguments } from '../../server/http/commandHelp.ts';
import { serve, toUserMessage } from '../../server/http/serve.ts';
import { parseServerSettings } from '../../server/http/settings.ts';
import { serverSettings } from '../../server/http/settingTexts.ts';
import { buildSettings } from '../vite/settingTexts.ts';
import { buildInChild } from './lib/buildInChild.ts';

const usage = [
  'Use: npm start',
  '',
  'Builds the site, then serves it with its store, until Ctrl+C or SIGTERM.',
];

async function start(): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return console.log(formatHelp(usage, { ...serverSettings, ...buildSettings }));
  refuseArguments(args, 'npm start');
  parseServerSettings(process.env); // A wrong setting is reported before the build.
  const code = await buildInChild();
  if (code === 0) await serve({ env: process.env, log: console.log });
  else process.exitCode = code;
}

try {
  await start();
} catch (error) {
  const line = toUserMessage(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

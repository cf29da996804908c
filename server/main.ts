/** `npm run serve`: serves the built site and its store until a signal stops it. */
import { realpathSync } from 'node:fs';
import { findAddressNotice } from './http/builtAddress.ts';
import { asksForHelp, formatHelp, refuseArguments } from './http/commandHelp.ts';
import { directories, serve, toUserMessage } from './http/serve.ts';
import { serverSettings } from './http/settingTexts.ts';

const usage = [
  'Use: npm run serve',
  '',
  'Serves the site that `npm run build` has built, with its store, until Ctrl+C or SIGTERM.',
];

async function run(): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return console.log(formatHelp(usage, serverSettings));
  try {
    refuseArguments(args, 'npm run serve');
    await serve({ env: process.env, log: console.log });
    const notice = findAddressNotice(directories.dist);
    if (notice !== null) console.log(notice);
  } catch (error) {
    const line = toUserMessage(error);
    if (line === null) throw error;
    console.error(line);
    process.exitCode = 2;
  }
}

// The build imports this file only for Node to compile it.
if (realpathSync(process.argv[1] ?? '') === import.meta.filename) await run();

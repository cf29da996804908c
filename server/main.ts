/** `npm run serve`: serves the built site and its store until a signal stops it. */
import { realpathSync } from 'node:fs';
import { findAddressNotice } from './http/builtAddress.ts';
import { runServerCommand } from './http/runServerCommand.ts';
import { directories, serve } from './http/serve.ts';
import { serverSettings } from './http/settingTexts.ts';

const command = {
  name: 'npm run serve',
  what: 'Serves the site that `npm run build` has built, with its store, until Ctrl+C or SIGTERM.',
  settings: serverSettings,
};

async function serveBuild(): Promise<void> {
  await serve({ env: process.env, log: console.log });
  const notice = findAddressNotice(directories.dist);
  if (notice !== null) console.log(notice);
}

// The build imports this file only for Node to compile it.
if (realpathSync(process.argv[1] ?? '') === import.meta.filename) await runServerCommand(command, serveBuild);

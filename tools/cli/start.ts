/** `npm start`: builds the site, then serves it with its store until a signal ends it. */
import { runServerCommand } from '../../server/http/runServerCommand.ts';
import { serve } from '../../server/http/serve.ts';
import { parseServerSettings } from '../../server/http/settings.ts';
import { serverSettings } from '../../server/http/settingTexts.ts';
import { buildSettings } from '../vite/settingTexts.ts';
import { buildInChild } from './lib/buildInChild.ts';

const command = {
  name: 'npm start',
  what: 'Builds the site, then serves it with its store, until Ctrl+C or SIGTERM.',
  settings: { ...serverSettings, ...buildSettings },
};

await runServerCommand(command, async () => {
  parseServerSettings(process.env); // A wrong setting is reported before the build.
  const code = await buildInChild();
  if (code === 0) await serve({ env: process.env, log: console.log });
  else process.exitCode = code;
});

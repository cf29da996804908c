/** `npm start`: builds the site, then serves it with its store until a signal ends it. */
import { serve, toUserMessage } from '../../server/http/serve.ts';
import { parseServerSettings } from '../../server/http/settings.ts';
import { buildInChild } from './lib/buildInChild.ts';

try {
  parseServerSettings(process.env); // A wrong setting is reported before the build.
  const code = await buildInChild();
  if (code === 0) await serve({ env: process.env, log: console.log });
  else process.exitCode = code;
} catch (error) {
  const line = toUserMessage(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

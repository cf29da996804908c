/** `npm start`: builds the site, then serves it with its store until a signal ends it. */
import { serve, told } from '../../server/http/serve.ts';
import { settingsOf } from '../../server/http/settings.ts';
import { buildApart } from './lib/buildInChild.ts';

try {
  settingsOf(process.env); // A wrong setting is logged before the build.
  const code = await buildApart();
  if (code === 0) await serve({ env: process.env, say: console.log });
  else process.exitCode = code;
} catch (error) {
  const line = told(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

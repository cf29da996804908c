/** `npm start`: builds the site, then serves it with its store until a signal ends it. */
import { join } from 'node:path';
import { build } from 'vite';
import { serve, told } from '../server/serve.ts';
import { settingsOf } from '../server/settings.ts';
import { siteAddressOf } from './siteAddress.ts';

try {
  settingsOf(process.env); // a wrong setting is told before the build
  siteAddressOf(process.env);
  await build({ root: join(import.meta.dirname, '..'), logLevel: 'warn' });
  await serve({ env: process.env, say: console.log });
} catch (error) {
  const line = told(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

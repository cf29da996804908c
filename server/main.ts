/** `npm run serve`: serves the built site and its store until a signal stops it. */
import { realpathSync } from 'node:fs';
import { serve, toUserMessage } from './http/serve.ts';

async function run(): Promise<void> {
  try {
    await serve({ env: process.env, log: console.log });
  } catch (error) {
    const line = toUserMessage(error);
    if (line === null) throw error;
    console.error(line);
    process.exitCode = 2;
  }
}

// The build imports this file only for Node to compile it.
if (realpathSync(process.argv[1] ?? '') === import.meta.filename) await run();

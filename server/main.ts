/** `npm run serve`: the site as it was built, and its store, until a signal ends it. */
import { serve, toUserMessage } from './http/serve.ts';

try {
  await serve({ env: process.env, log: console.log });
} catch (error) {
  const line = toUserMessage(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

/** `npm run serve`: serves the built site and its store until a signal stops it. */
import { serve, toUserMessage } from './http/serve.ts';

try {
  await serve({ env: process.env, log: console.log });
} catch (error) {
  const line = toUserMessage(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

/** `npm run dev`: runs the usual server and store, with Vite in place of the built site. */
import type { ViteDevServer } from 'vite';
import { serve, toUserMessage } from '../../server/http/serve.ts';
import { createDevSite } from '../dev-server/devSite.ts';

let vite: ViteDevServer | null = null;

try {
  await serve({
    env: process.env,
    log: console.log,
    explainRefusals: true,
    middleware: async (server) => {
      const site = await createDevSite(server);
      vite = site.vite;
      return site.middleware;
    },
    end: async () => vite?.close(),
  });
} catch (error) {
  await (vite as ViteDevServer | null)?.close();
  const line = toUserMessage(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

/** `npm run dev`: the same server and store, with Vite in place of the built site. */
import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import type { Middleware } from '../server/http.ts';
import { serve, told } from '../server/serve.ts';
import { pathOf } from '../server/site.ts';

let vite: ViteDevServer | null = null;

/** The version is always the same while a person works, so that no page reloads itself. */
const withVersion =
  (through: Middleware): Middleware =>
  (request, response, next) => {
    if (pathOf(request) !== '/version.json') return through(request, response, next);
    response.setHeader('Content-Type', 'application/json');
    response.end('{"version":"dev"}');
  };

try {
  await serve({
    env: process.env,
    say: console.log,
    middleware: async (server) => {
      vite = await createServer({
        root: join(import.meta.dirname, '..'),
        appType: 'spa',
        server: { middlewareMode: true, hmr: { server } },
      });
      return withVersion(vite.middlewares);
    },
    end: async () => vite?.close(),
  });
} catch (error) {
  await (vite as ViteDevServer | null)?.close();
  const line = told(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

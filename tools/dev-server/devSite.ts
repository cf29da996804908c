/** The site as Vite's dev server serves it, in place of the built one. */
import type { Server } from 'node:http';
import { join } from 'node:path';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import type { Middleware } from '../../server/http/server.ts';
import { requestPathOf } from '../../server/http/siteFiles.ts';

/** Serves a constant version, so that no page reloads itself during development. */
const withVersion =
  (middleware: Middleware): Middleware =>
  (request, response, next) => {
    if (requestPathOf(request) !== '/version.json') return middleware(request, response, next);
    response.setHeader('Content-Type', 'application/json');
    response.end('{"version":"dev"}');
  };

interface DevSite {
  readonly vite: ViteDevServer;
  readonly middleware: Middleware;
}

/**
 * @param server the HTTP server for hot reloading
 * @param viteOptions overrides for Vite's settings
 * @returns the dev site; the caller closes `vite`
 */
export const createDevSite = async (server: Server, viteOptions: InlineConfig = {}): Promise<DevSite> => {
  const vite = await createServer({
    root: join(import.meta.dirname, '../..'),
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server } },
    ...viteOptions,
  });
  return { vite, middleware: withVersion(vite.middlewares) };
};

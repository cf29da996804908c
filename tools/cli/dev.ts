/** `npm run dev`: runs the usual server and store, with Vite in place of the built site. */
import type { ViteDevServer } from 'vite';
import { asksForHelp, formatHelp, refuseArguments } from '../../server/http/commandHelp.ts';
import { serve, toUserMessage } from '../../server/http/serve.ts';
import { serverSettings } from '../../server/http/settingTexts.ts';
import { createDevSite } from '../dev-server/devSite.ts';
import { buildSettings } from '../vite/settingTexts.ts';

const usage = [
  'Use: npm run dev',
  '',
  'Serves the site from its source with the usual store, and reloads what you edit, until Ctrl+C or SIGTERM.',
];
let vite: ViteDevServer | null = null;

async function serveSource(): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return console.log(formatHelp(usage, { ...serverSettings, ...buildSettings }));
  refuseArguments(args, 'npm run dev');
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
}

try {
  await serveSource();
} catch (error) {
  await (vite as ViteDevServer | null)?.close();
  const line = toUserMessage(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 2;
}

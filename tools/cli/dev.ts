/** `npm run dev`: runs the usual server and store, with Vite in place of the built site. */
import type { ViteDevServer } from 'vite';
import { runServerCommand } from '../../server/http/runServerCommand.ts';
import { serve } from '../../server/http/serve.ts';
import { serverSettings } from '../../server/http/settingTexts.ts';
import { createDevSite } from '../dev-server/devSite.ts';
import { buildSettings } from '../vite/settingTexts.ts';

const command = {
  name: 'npm run dev',
  what: 'Serves the site from its source with the usual store, and reloads what you edit, until Ctrl+C or SIGTERM.',
  settings: { ...serverSettings, ...buildSettings },
};

await runServerCommand(command, async () => {
  let vite: ViteDevServer | null = null;
  const end = async (): Promise<void> => vite?.close();
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
      end,
    });
  } catch (error) {
    await end();
    throw error;
  }
});

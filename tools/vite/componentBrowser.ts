/** The Chromium in which Vitest's browser mode runs the tests of components. */
import type { BrowserProviderOption } from 'vitest/node';

type ChromiumModule = typeof import('../cli/lib/chromium.ts');

/**
 * Only a run of these tests loads Playwright or looks for a Chromium: no other command needs either. Vite bundles its
 * configuration, and would load with each command what this module imports by its path.
 */
const loadPlaywright = async (): Promise<BrowserProviderOption> => {
  const { playwright } = await import('@vitest/browser-playwright');
  const chromium = new URL('../cli/lib/chromium.ts', import.meta.url).href;
  const { quietFlags, requireChromium }: ChromiumModule = await import(/* @vite-ignore */ chromium);
  return playwright({ launchOptions: { executablePath: requireChromium(), args: [...quietFlags] } });
};

export const createComponentBrowser = (): BrowserProviderOption => {
  let loaded: BrowserProviderOption | undefined;
  return {
    name: 'playwright',
    supportedBrowser: ['chromium'],
    options: {},
    // Vitest awaits the server before it creates the provider.
    serverFactory: async () => {
      loaded = await loadPlaywright();
      return loaded.serverFactory();
    },
    providerFactory: (project) => {
      if (loaded === undefined) throw new Error('The server of the tests starts before their browser.');
      return loaded.providerFactory(project);
    },
  };
};

/** The Chromium in which Vitest's browser mode runs the tests of components. */
import { createRequire } from 'node:module';
import type { BrowserProviderOption } from 'vitest/node';

type ChromiumModule = typeof import('../cli/lib/chromium.ts');

export const createComponentBrowser = (): BrowserProviderOption => {
  let playwright: typeof import('@vitest/browser-playwright').playwright | undefined;
  return {
    name: 'playwright',
    supportedBrowser: ['chromium'],
    options: {},
    // Every run of Vitest asks each project for its server, and only then leaves out those that it was not to run.
    serverFactory: async () => {
      ({ playwright } = await import('@vitest/browser-playwright'));
      return playwright().serverFactory();
    },
    // Only a run of these tests looks for a Chromium and loads Playwright. Vite bundles its configuration, and would load with each
    // command what this module imports by its path.
    providerFactory: (project) => {
      if (playwright === undefined) throw new Error('The server of the tests starts before their browser.');
      const chromium: ChromiumModule = createRequire(import.meta.url)('../cli/lib/chromium.ts');
      const launchOptions = { executablePath: chromium.requireChromium(), args: [...chromium.quietFlags] };
      return playwright({ launchOptions }).providerFactory(project);
    },
  };
};

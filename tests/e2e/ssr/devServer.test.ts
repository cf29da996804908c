/** Pages rendered by the modules of `npm run dev`, compared with the same pages in a browser. */

import type { Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import type { ServerEntry } from '../../../src/ssr/contract.ts';
import { createDevSite } from '../../../tools/dev-server/devSite.ts';
import { readInitialDocuments } from '../../../tools/vite/plugins/prerenderPlugin.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { takeSample } from '../../support/sampling.ts';
import { createTempDirectory, startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const documentsOf = readInitialDocuments(directories.content, testNow);

const startDevSite = async () => {
  let vite: ViteDevServer | undefined;
  onTestFinished(() => vite?.close());
  const server = await startTestServer({
    dist: createTempDirectory(),
    middleware: async (http) => {
      const site = await createDevSite(http, {
        logLevel: 'error',
        // Otherwise Vite bundles its config, and on a loaded machine warns of slow plugins.
        configLoader: 'native',
        // Apart from the cache of a developer's own server, which may be running.
        cacheDir: 'node_modules/.vite/tests',
        // As in the built renderer: as an external import, Node would load another build of the package.
        ssr: { noExternal: ['styled-components'] },
      });
      vite = site.vite;
      return site.middleware;
    },
  });
  const code = (await vite!.ssrLoadModule('/src/app/entryServer.tsx')) as ServerEntry;
  return { server, code };
};

/**
 * Each element with its class names, except in the header, in a field's group, whose links become buttons on hydration, in a
 * status area, which is filled when its code has loaded, in what is hidden until then, and in what a line opens, which is filled on
 * hydration.
 */
const readClasses = (page: Page, html: string | null): Promise<readonly string[]> =>
  page.evaluate((source) => {
    const root = source === null ? document : new DOMParser().parseFromString(source, 'text/html');
    return [...root.querySelectorAll('main, footer, :is(main, footer) *')]
      .filter((each) => !each.closest('[role=group], [role=status], [hidden], details > div'))
      .map((each) => `${each.tagName} ${each.getAttribute('class') ?? ''}`);
  }, html);

describe('§7 the development server', () => {
  it('renders the same class names on the server and in the browser', async () => {
    const { server, code } = await startDevSite();
    const paths = takeSample(code.listPrerenderedPaths(documentsOf));
    const { page } = await visit(paths[0]!, { server, width: widths.desk });
    for (const path of paths) {
      const options = { locale: 'en', documentsOf, now: testNow, address: server.address } as const;
      const { body } = await code.renderRoute(path, options);
      const prerendered = await readClasses(page, body);
      expect(prerendered.filter((each) => / sc-/.test(each)).length).toBeGreaterThan(10);
      if (path !== paths[0]) await page.goto(path);
      await expect.poll(() => readClasses(page, null), { message: path }).toEqual(prerendered);
    }
  }, 600_000);
});

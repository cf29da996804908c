/** Pages drawn by the modules of `npm run dev`, beside the same pages of its server in a browser. */
import type { Page } from 'playwright-core';
import type { ViteDevServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { directories } from '../../../server/http/serve.ts';
import { type FormType, formTypes } from '../../../src/form/types.ts';
import type { ServerEntry } from '../../../src/ssr/contract.ts';
import { createDevSite } from '../../../tools/dev-server/devSite.ts';
import { readInitialDocuments } from '../../../tools/vite/plugins/prerenderPlugin.ts';
import { visit, widths, withBrowser } from '../../support/browser/visit.ts';
import { takeSample } from '../../support/sampling.ts';
import { createTempDirectory, startTestServer, testNow } from '../../support/server/runningServer.ts';

withBrowser();

const documentsOf = readInitialDocuments(directories.content, testNow);

const withDev = async () => {
  let vite: ViteDevServer | undefined;
  onTestFinished(() => vite?.close());
  const server = await startTestServer({
    dist: createTempDirectory(),
    middleware: async (http) => {
      const site = await createDevSite(http, {
        logLevel: 'error',
        // Vite bundles the settings else, and on a loaded machine warns of the time that its plugins took.
        configLoader: 'native',
        // Beside what a person's own server keeps, which may be running.
        cacheDir: 'node_modules/.vite/tests',
        // As in the drawing that is built: from outside of it Node would take another form of the package.
        ssr: { noExternal: ['styled-components'] },
      });
      vite = site.vite;
      return site.middleware;
    },
  });
  const code = (await vite!.ssrLoadModule('/src/app/entryServer.tsx')) as ServerEntry;
  return { server, code };
};

/** Each element with its class names; but for the header and a field's group, whose links are buttons once they can be pressed. */
const classesIn = (page: Page, html: string | null): Promise<readonly string[]> =>
  page.evaluate((source) => {
    const root = source === null ? document : new DOMParser().parseFromString(source, 'text/html');
    return [...root.querySelectorAll('main, footer, :is(main, footer) *')]
      .filter((each) => !each.closest('[role=group]'))
      .map((each) => `${each.tagName} ${each.getAttribute('class') ?? ''}`);
  }, html);

describe('§7 in development', () => {
  it('class names are the same drawn and in the browser', async () => {
    const { server, code } = await withDev();
    const paths = takeSample(
      [
        ...code.listPrerenderedPaths(documentsOf),
        ...(Object.keys(formTypes) as FormType[]).map((type) => `/Form_Request?formType=${type}`),
      ],
      2,
    );
    const { page } = await visit(paths[0]!, { server, width: widths.desk });
    for (const path of paths) {
      const [plain = '', query] = path.split('?');
      const { bodies } = await code.renderRoute(
        plain,
        { documentsOf, now: testNow, address: server.address },
        [query === undefined ? '' : `?${query}`],
      );
      const prerendered = await classesIn(page, bodies[0] ?? '');
      expect(prerendered.filter((each) => / sc-/.test(each)).length).toBeGreaterThan(10);
      if (path !== paths[0]) await page.goto(path);
      await expect.poll(() => classesIn(page, null), { message: path }).toEqual(prerendered);
    }
  }, 600_000);
});

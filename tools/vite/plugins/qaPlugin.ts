/** The QA build (SITE_QA=1): the site's own code, with src/qa around it. No other build contains src/qa. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { settingScript } from '../../../src/qa/settings.ts';

const root = join(import.meta.dirname, '../../..');
const xstateWrapper = join(root, 'src/qa/xstate.ts');
/** These import XState unchanged: machines start no actors, and the viewer and src/qa start their own. */
const excludedFolders = ['src/qa', 'packages', 'machines'].map((folder) => join(root, folder));

/** The pages whose machines a tester can inspect. */
const pages: readonly string[] = ['/index.html', '/staff.html'];

export const qaPlugin = (): Plugin => ({
  name: 'qa',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'xstate' &&
    importer !== undefined &&
    !excludedFolders.some((folder) => importer.startsWith(folder))
      ? xstateWrapper
      : null,
  transformIndexHtml: {
    // After Vite's own processing, so that it serves the script unchanged.
    order: 'post',
    handler: (_, { path }) =>
      pages.includes(path)
        ? [{ tag: 'script', attrs: { src: settingScript }, injectTo: 'head-prepend' }]
        : [],
  },
});

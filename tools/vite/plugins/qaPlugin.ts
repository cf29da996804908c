/** The build for quality assurance (SITE_QA=1): the site's own code, with src/qa around it. No other build knows of src/qa. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { settingScript } from '../../../src/qa/settings.ts';

const root = join(import.meta.dirname, '../../..');
const xstateWrapper = join(root, 'src/qa/xstate.ts');
/** Machines start nothing, and what runs one by itself has XState as it is. */
const excludedFolders = ['src/qa', 'src/machine-viewer', 'machines'].map((folder) => join(root, folder));

/** Those whose machines a tester looks at. */
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
    // Served as it is, and not built in.
    order: 'post',
    handler: (_, { path }) =>
      pages.includes(path)
        ? [{ tag: 'script', attrs: { src: settingScript }, injectTo: 'head-prepend' }]
        : [],
  },
});

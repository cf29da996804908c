/**
 * Writes version.json: a hash of the scripts, styles and templates of a build, and of nothing else, so that neither a
 * rebuild of the same sources nor an import of content reloads anybody. The pages learn it too, in
 * `<meta name="version">`, and the worker.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** Stands where a page or the worker is to know the version. */
export const versionPlaceholder = '__BUILD_VERSION__';

/** What is made of the content, such as the search index, has other endings; and no citizen loads the page of the machines. */
const isSiteFile = (name: string): boolean =>
  /\.(?:js|css|html)$/.test(name) && !/^(?:assets\/)?machines[.-]/.test(name);

export const versionPlugin = (): Plugin => ({
  name: 'version',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const hash = createHash('sha256');
      for (const name of Object.keys(bundle).filter(isSiteFile).sort()) {
        const file = bundle[name]!;
        hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
      }
      const built = hash.digest('hex').slice(0, 16);
      for (const file of Object.values(bundle))
        if (file.type === 'asset' && /\.(?:html|js)$/.test(file.fileName))
          file.source = String(file.source).replaceAll(versionPlaceholder, built);
      this.emitFile({
        type: 'asset',
        fileName: 'version.json',
        source: `${JSON.stringify({ version: built })}\n`,
      });
    },
  },
});

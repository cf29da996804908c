/**
 * Writes version.json: a hash of the scripts, styles and templates of a build and of nothing else. Neither a rebuild of
 * the same sources nor an import of content reloads a page. The pages get the version in `<meta name="version">`, and the
 * worker gets it too.
 */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** The placeholder for the version in pages and in the worker. */
export const versionPlaceholder = '__BUILD_VERSION__';

/** Excludes files generated from content, such as the search index, by their extension. */
const isSiteFile = (name: string): boolean => /\.(?:js|css|html)$/.test(name);

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

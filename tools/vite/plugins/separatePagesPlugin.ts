/**
 * Builds the staff page and the machine viewer beside the site, each as a separate build. The files that a citizen loads stay
 * identical to the byte with or without them, and the site's version, worker and file names do not depend on them
 * (docs/decisions/0043-staff-page.md).
 */
import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { staffPage } from '../../../server/http/staffPage.ts';

const root = join(import.meta.dirname, '../../..');

/** The templates, with the prefix of their scripts' names. No file of the site has one of these. */
const pages = [
  { file: staffPage.file, prefix: staffPage.prefix },
  { file: 'machines.html', prefix: 'machines-' },
] as const;

interface SeparatePagesOptions {
  /** The site's own plugins, definitions and aliases. */
  readonly config: Pick<UserConfig, 'plugins' | 'define' | 'oxc' | 'resolve'>;
}

export const separatePagesPlugin = ({ config }: SeparatePagesOptions): Plugin => ({
  name: 'separate-pages',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir }) {
      for (const { file, prefix } of pages)
        await build({
          ...config,
          root,
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir: dir!,
            emptyOutDir: false,
            modulePreload: { polyfill: false },
            // The charts of the machine viewer are 500 kB and more, which no other page loads.
            chunkSizeWarningLimit: 2_000,
            rolldownOptions: {
              checks: { pluginTimings: false },
              input: join(root, file),
              output: {
                entryFileNames: `assets/${prefix}[hash].js`,
                chunkFileNames: `assets/${prefix}[name]-[hash].js`,
                assetFileNames: `assets/${prefix}[name]-[hash][extname]`,
              },
            },
          },
        });
    },
  },
});

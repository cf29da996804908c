/**
 * Builds the staff page beside the site, as a separate build. The files that a citizen loads stay identical to the byte
 * with or without it, and the site's version, worker and file names do not depend on it (docs/decisions/0043-staff-page.md).
 */
import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { staffPage } from '../../../server/http/staffPage.ts';
import { licencesPlugin, listModules } from './licencesPlugin.ts';

const root = join(import.meta.dirname, '../../..');

interface StaffOptions {
  /** The site's own plugins, definitions and aliases. */
  readonly config: Pick<UserConfig, 'plugins' | 'define' | 'oxc' | 'resolve'>;
}

export const staffPlugin = ({ config }: StaffOptions): Plugin => ({
  name: 'staff',
  apply: 'build',
  writeBundle: {
    sequential: true,
    order: 'post',
    async handler({ dir }, bundle) {
      await build({
        ...config,
        // licences.txt lists the packages of the staff page together with those of the site.
        plugins: [...(config.plugins ?? []), licencesPlugin(listModules(bundle))],
        root,
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir: dir!,
          emptyOutDir: false,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: { staff: join(root, staffPage.file) },
            output: {
              // No file of the site has this prefix.
              entryFileNames: `assets/${staffPage.prefix}[hash].js`,
              chunkFileNames: `assets/${staffPage.prefix}[name]-[hash].js`,
              assetFileNames: `assets/${staffPage.prefix}[name]-[hash][extname]`,
            },
          },
        },
      });
    },
  },
});

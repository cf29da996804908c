/**
 * Builds the staff page beside the site, as a build of its own: what a citizen loads is the same to the byte with it and
 * without it, and nothing of it is in the site's version, its worker or its names of files (docs/decisions/staff-page.md).
 */
import { join } from 'node:path';
import { build, type Plugin, type UserConfig } from 'vite';
import { staffPage } from '../../../server/http/staffPage.ts';
import { licencesPlugin, listModules } from './licencesPlugin.ts';

const root = join(import.meta.dirname, '../../..');

interface StaffOptions {
  /** Of the site itself: its plugins, definitions and aliases. */
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
        // The packages of the page stand in licences.txt beside those of the site.
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
              // None of the site's own has such a name.
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

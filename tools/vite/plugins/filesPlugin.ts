/**
 * Tells the site by which files a module comes that it imports later (src/lib/importWithRetry.ts), but for those that the caller has
 * anyway. The names are put in after the files are named: who calls a module imports it by its name, so that the
 * caller's own name changes with them.
 */
import type { Plugin } from 'vite';
import { chunksOf, collectImports } from '../bundle.ts';

/** '__FILES src/firestore/client.ts__' becomes '/assets/client-4f3a9c1b.js', the names parted by blanks. */
const placeholder = /__FILES ([\w./-]+)__/g;

export const filesPlugin = (): Plugin => ({
  name: 'files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const namesOf = (module: string, caller: string): string => {
        const chunk = chunks.find(({ facadeModuleId }) =>
          facadeModuleId?.replaceAll('\\', '/').endsWith(`/${module}`),
        );
        if (chunk === undefined)
          throw new Error(`${module}, which ${caller} imports later, has no file of its own.`);
        const loaded = collectImports(bundle, caller);
        const names = [...collectImports(bundle, chunk.fileName)].filter((name) => !loaded.has(name));
        return names.map((name) => `/${name}`).join(' ');
      };
      for (const chunk of chunks)
        chunk.code = chunk.code.replace(placeholder, (_, module: string) => namesOf(module, chunk.fileName));
    },
  },
});

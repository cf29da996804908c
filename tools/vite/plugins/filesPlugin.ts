/**
 * Inserts the file names of dynamically imported modules into the code that imports them (src/lib/importWithRetry.ts),
 * without the files that the importer has already loaded. It inserts them after the files are named. The importer also
 * imports the module by name, so the importer's own file name changes with it.
 */
import type { Plugin } from 'vite';
import { chunksOf, collectImports } from '../bundle.ts';

/** '__FILES src/firestore/client.ts__' becomes '/assets/client-4f3a9c1b.js'. Spaces separate several names. */
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

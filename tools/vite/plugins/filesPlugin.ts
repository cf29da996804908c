/**
 * Gives each call of importWithRetry (src/lib/importWithRetry.ts) the file names of the module that it imports, without the
 * files that the importer has already loaded. They are inserted after the files are named. The importer also imports the
 * module by name, so the importer's own file name changes with it.
 */
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { chunksOf, collectImports } from '../bundle.ts';

const root = join(import.meta.dirname, '../../..');

const calls = /\bimportWithRetry\(\s*(?:\(\) => import\('([^']+)'\))?/g;

/** `importWithRetry(() => import('./client.ts')` in src/firestore gets `, '__FILES src/firestore/client.ts__'`. */
export const addPlaceholders = (code: string, id: string): string =>
  code.replace(calls, (call, path?: string) => {
    if (path === undefined) throw new Error(`${id} must call importWithRetry(() => import('./a.ts')).`);
    return `${call}, '__FILES ${relative(root, join(dirname(id), path)).replaceAll('\\', '/')}__'`;
  });

/** Becomes '/assets/client-4f3a9c1b.js'. Spaces separate several names. */
const placeholder = /__FILES ([\w./-]+)__/g;

export const filesPlugin = (): Plugin => ({
  name: 'files',
  apply: 'build',
  // The compiler would change how the calls are written.
  enforce: 'pre',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.tsx?$/, code: 'importWithRetry(' },
    handler: (code, id) => ({ code: addPlaceholders(code, id), map: null }),
  },
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const namesOf = (module: string, caller: string): string => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === join(root, module));
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

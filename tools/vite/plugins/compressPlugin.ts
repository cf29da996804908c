/** Compresses the output of a build. It runs last. */
import type { Plugin } from 'vite';
import { compressDirectory } from '../compress.ts';

export const compressPlugin = (): Plugin => ({
  name: 'compress',
  apply: 'build',
  writeBundle: { sequential: true, order: 'post', handler: ({ dir }) => compressDirectory(dir!) },
});

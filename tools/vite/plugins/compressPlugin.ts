/** Packs what a build wrote, last of all. */
import type { Plugin } from 'vite';
import { pack } from '../compress.ts';

export const packing = (): Plugin => ({
  name: 'packing',
  apply: 'build',
  writeBundle: { sequential: true, order: 'post', handler: ({ dir }) => pack(dir!) },
});

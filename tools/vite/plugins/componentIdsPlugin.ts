/**
 * The compiler names each styled component by the absolute path of its file, so that the same site, built in another
 * directory, would be other files to every browser. It is named by its path in the project instead.
 */
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/** 'src/components/layout/WovenBorder.tsx' → '3x9q'. Each sign more is 70 bytes of every page, which brotli cannot pack. */
const hashPath = (path: string): string =>
  createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36).slice(-4).padStart(4, '0');

/** @param id the file's absolute path */
export const replaceComponentIds = (code: string, id: string): string =>
  code.replace(
    /(componentId: ?["'`])sc-[0-9a-z]+-/g,
    `$1sc-${hashPath(relative(root, id).replaceAll('\\', '/'))}-`,
  );

export const componentIdsPlugin = (): Plugin => ({
  name: 'component-ids',
  transform: {
    filter: { id: /[\\/]src[\\/].*\.tsx?$/ },
    handler: (code, id) =>
      code.includes('componentId')
        ? { code: replaceComponentIds(code, id.split('?', 1)[0]!), map: null }
        : null,
  },
});

/**
 * Names styled components by their path in the project. The compiler uses the absolute path of the file, so the same site
 * built in another directory would have different files for every browser.
 */
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../../..');

/**
 * 'src/components/layout/WovenBorder.tsx' → '3x9q'. Each extra character adds 70 bytes to every page, which brotli cannot
 * compress.
 */
const hashPath = (path: string): string =>
  createHash('sha256').update(path).digest().readUIntBE(0, 6).toString(36).slice(-4).padStart(4, '0');

/** @param id the absolute path of the file */
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

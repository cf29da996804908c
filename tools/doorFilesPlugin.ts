/**
 * Tells the site by which files the door to the records comes (src/parts/door.ts), but for those that its caller has anyway. The
 * names are put in after the files are named: who calls the door imports it by its name, so that the caller's own name
 * changes with them.
 */
import type { Plugin } from 'vite';
import { chunksOf, withNeeds } from './bundle.ts';

/** Stands in src/parts/door.ts where the names come, parted by blanks. */
const placeholder = '__DOOR_FILES__';

const isDoor = (id: string | null): boolean =>
  id?.replaceAll('\\', '/').endsWith('/src/database/door.ts') === true;

export const doorFiles = (): Plugin => ({
  name: 'door-files',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const chunks = chunksOf(bundle);
      const door = chunks.find(({ facadeModuleId }) => isDoor(facadeModuleId));
      const callers = chunks.filter(({ code }) => code.includes(placeholder));
      if (door === undefined || callers.length === 0)
        throw new Error('The build has no door, or nobody who calls it.');
      for (const caller of callers) {
        const had = withNeeds(bundle, caller.fileName);
        const names = [...withNeeds(bundle, door.fileName)].filter((name) => !had.has(name));
        caller.code = caller.code.replaceAll(placeholder, names.map((name) => `/${name}`).join(' '));
      }
    },
  },
});

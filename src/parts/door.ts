import { StoreFailure } from '../database/failure.ts';

/** As the build names them (tools/doorFilesPlugin.ts). */
const files = import.meta.env.DEV ? [] : '__DOOR_FILES__'.split(' ');
const longest = 30_000;

/**
 * A script whose import failed once is not asked for again by a browser until the page is loaded anew (whatwg/html 6768): a
 * telephone without a signal at that moment could send nothing any more. So the files are fetched, and imported once they are
 * there.
 */
const fetched = async (): Promise<void> => {
  const signal = AbortSignal.timeout(longest);
  await Promise.all(
    files.map(async (file) => {
      const answer = await fetch(file, { signal });
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
      await answer.arrayBuffer();
    }),
  );
};

const open = async () => {
  await fetched();
  return import('../database/door.ts');
};

let opened: ReturnType<typeof open> | null = null;

/** The door to the records is loaded apart from the page; where it cannot be had, nobody was reached, and the next call tries again. */
export const loadDoor = (): ReturnType<typeof open> => {
  opened ??= open().catch(() => {
    opened = null;
    throw new StoreFailure('unreachable');
  });
  return opened;
};

import { StoreFailure } from '../firestore/errors.ts';
import { onceFetched } from '../lib/importWithRetry.ts';

const open = () => onceFetched('__FILES src/firestore/client.ts__', () => import('../firestore/client.ts'));

let opened: ReturnType<typeof open> | null = null;

/** The door to the records is loaded apart from the page; where it cannot be had, nobody was reached, and the next call tries again. */
export const loadDoor = (): ReturnType<typeof open> => {
  opened ??= open().catch(() => {
    opened = null;
    throw new StoreFailure('unreachable');
  });
  return opened;
};

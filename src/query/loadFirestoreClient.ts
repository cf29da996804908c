import { StoreFailure } from '../firestore/errors.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';

const importClient = () => importWithRetry(() => import('../firestore/client.ts'));

let loadedClient: ReturnType<typeof importClient> | null = null;

/** Loads the Firestore client apart from the page. A failed load counts as 'unreachable', and the next call tries again. */
export const loadFirestoreClient = (): ReturnType<typeof importClient> => {
  loadedClient ??= importClient().catch(() => {
    loadedClient = null;
    throw new StoreFailure('unreachable');
  });
  return loadedClient;
};

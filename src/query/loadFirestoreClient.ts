import { failToLoad } from '../firestore/errors.ts';
import { createModuleLoader } from '../lib/createModuleLoader.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';

const client = createModuleLoader(() => importWithRetry(() => import('../firestore/client.ts')));

/** Loads the Firestore client apart from the page. A failed load is a StoreFailure, and the next call tries again. */
export const loadFirestoreClient = (): ReturnType<typeof client.load> => client.load().catch(failToLoad);

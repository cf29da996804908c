/**
 * The only file that imports firebase. Every query has its limit, every read its time limit; lite's own log is
 * silent, for it prints the request body, a citizen's data, on any failed call.
 */
import { initializeApp } from 'firebase/app';
import {
  collection,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  query,
  setLogLevel,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { Unchecked } from '../content/checked.ts';
import { collections, type ListName } from './collections.ts';
import { StoreFailure, storeFailureOf } from './failure.ts';
import { settingsOf } from './settings.ts';

const answerLimit = 10_000;

setLogLevel('silent');

const open = (): Firestore => {
  const settings = settingsOf(import.meta.env);
  if (settings.store === 'cloud') {
    const { projectId, apiKey, appId } = settings;
    return initializeFirestore(initializeApp({ projectId, apiKey, appId }), {});
  }
  const app = initializeApp({ projectId: settings.projectId });
  return initializeFirestore(app, { host: location.host, ssl: location.protocol === 'https:' });
};

let opened: Firestore | undefined;
const database = (): Firestore => {
  opened ??= open();
  return opened;
};

/** The answer, or 'deadline-exceeded' after ten seconds: lite itself waits for ever. */
const answered = async <T>(call: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreFailure('deadline-exceeded')), answerLimit);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    throw storeFailureOf(error);
  } finally {
    clearTimeout(timer);
  }
};

/** The active documents of a list, at most as many as its row says, the newest where it is dated. Throws StoreFailure. */
export const readActive = (name: ListName): Promise<readonly Unchecked[]> =>
  answered(async () => {
    const { path, limit: most, newestBy } = collections[name];
    const order = newestBy === null ? [] : [orderBy(newestBy, 'desc')];
    const found = await getDocs(
      query(collection(database(), path), where('status', '==', 'active'), ...order, limit(most)),
    );
    return found.docs.map((each) => ({ id: each.id, data: each.data() }));
  });

/**
 * Stores a request and its receipt in one commit; the same again changes nothing. Throws StoreFailure;
 * 'permission-denied' where the id is taken or the rules refuse. Its time limit is the form's machine's.
 */
export const saveRequest = async (request: {
  readonly id: string;
  readonly code: string;
  readonly record: Readonly<Record<string, unknown>>;
}): Promise<void> => {
  try {
    const batch = writeBatch(database());
    batch.set(doc(database(), collections.requests.path, request.id), request.record);
    batch.set(
      doc(database(), collections.receipts.path, request.code),
      { recordId: request.id },
      { merge: true },
    );
    await batch.commit();
  } catch (error) {
    throw storeFailureOf(error);
  }
};

/** Whether a receipt of this code is stored. Throws StoreFailure. */
export const findReceipt = ({ code }: { readonly code: string }): Promise<boolean> =>
  answered(async () => (await getDoc(doc(database(), collections.receipts.path, code))).exists());

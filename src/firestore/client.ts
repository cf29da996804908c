/**
 * The only file that imports firebase, but for the proof that it loads. Every query has its limit, every read its time
 * limit; lite's own log is silent, for it prints the request body, a citizen's data, on any failed call.
 */
import { initializeApp } from 'firebase/app';
import {
  collection,
  doc,
  documentId,
  type Firestore,
  getDoc,
  getDocs,
  initializeFirestore,
  limit,
  orderBy,
  type QueryConstraint,
  query,
  setLogLevel,
  startAfter,
  startAt,
  where,
  writeBatch,
} from 'firebase/firestore/lite';
import type { DatedListName, ListName, WrittenPage } from '../content/schema/lists.ts';
import { maxAlerts } from '../content/schema/lists.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';
import type { ReadDated } from './articlePage.ts';
import { collectionOf, privateCollections } from './collections.ts';
import { StoreFailure, toStoreFailure } from './errors.ts';
import { type ListQueryRow, listQueries } from './queries.ts';
import { readFirestoreSettings } from './settings.ts';

const callTimeout = 10_000;

setLogLevel('silent');

const createDatabase = (): Firestore => {
  const settings = readFirestoreSettings(import.meta.env);
  if (settings.store === 'cloud') {
    const { projectId, apiKey, appId } = settings;
    return initializeFirestore(initializeApp({ projectId, apiKey, appId }), {});
  }
  const app = initializeApp({ projectId: settings.projectId });
  return initializeFirestore(app, { host: location.host, ssl: location.protocol === 'https:' });
};

/** Enforcement covers reads too. Without a key nothing of App Check is in the build: the condition is a constant of it. */
const ensureAppCheck = async ({ app }: Firestore): Promise<void> => {
  if (import.meta.env.SITE_APP_CHECK_KEY === '') return;
  const { ensureAppCheckToken } = await import('./appCheck.ts').catch(() => {
    throw new StoreFailure('unreachable');
  });
  await ensureAppCheckToken(app, import.meta.env.SITE_APP_CHECK_KEY);
};

let openedDatabase: Firestore | undefined;
/** The database, when it will know that the next call is this site's. */
const getDatabase = async (): Promise<Firestore> => {
  openedDatabase ??= createDatabase();
  await ensureAppCheck(openedDatabase);
  return openedDatabase;
};

/** The answer, or 'deadline-exceeded' after ten seconds: lite itself waits for ever. */
const withTimeout = async <T>(call: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StoreFailure('deadline-exceeded')), callTimeout);
  });
  try {
    return await Promise.race([call(), late]);
  } catch (error) {
    throw toStoreFailure(error);
  } finally {
    clearTimeout(timer);
  }
};

/** One question of the table, as a query of at most so many active documents. */
const runQuery = async (
  list: ListName,
  { equal, order }: ListQueryRow,
  values: readonly unknown[],
  bounds: readonly QueryConstraint[],
  maxDocuments: number,
): Promise<readonly UncheckedDocument[]> =>
  withTimeout(async () => {
    const { docs } = await getDocs(
      query(
        collection(await getDatabase(), collectionOf(list).path),
        where('status', '==', 'active'),
        ...equal.map((field, at) => where(field, '==', values[at])),
        ...(order === null ? [] : [orderBy(order.by, order.direction)]),
        ...bounds,
        limit(maxDocuments),
      ),
    );
    return docs.map((each) => ({ id: each.id, data: each.data() }));
  });

/** The active documents of a list, at most as many as its limit. Throws StoreFailure, as every read does. */
export const readList = (list: ListName): Promise<readonly UncheckedDocument[]> =>
  runQuery(list, listQueries.all, [], [], collectionOf(list).limit);

/** What is no number stands beyond these in the store's order: a document whose date is a text is in no list. */
const dateBounds = [where('date', '>=', 0), where('date', '<', Date.UTC(9999, 0, 1))] as const;

/** See ReadDated. */
export const readDated =
  (list: DatedListName): ReadDated =>
  ({ way, key, isIncluded = false, most: maxDocuments }) => {
    // Before every id of its date, newest first: the date alone.
    const at = key === null ? [] : key.id === '' ? [key.date] : [key.date, key.id];
    const cursor = at.length === 0 ? [] : [(isIncluded ? startAt : startAfter)(...at)];
    const { direction } = listQueries[way].order;
    return runQuery(
      list,
      listQueries[way],
      [],
      [...dateBounds, orderBy(documentId(), direction), ...cursor],
      maxDocuments,
    );
  };

/** The newest of a dated list. */
export const readNewest = (
  list: DatedListName,
  maxDocuments: number,
): Promise<readonly UncheckedDocument[]> => readDated(list)({ way: 'older', key: null, most: maxDocuments });

/** The one document whose page has this address; none where there is no such page. */
export const readBySlug = (list: ListName, slug: string): Promise<readonly UncheckedDocument[]> =>
  runQuery(list, listQueries.bySlug, [slug], [], 1);

/** The sections of one page that the barangay writes. */
export const readSections = (page: WrittenPage): Promise<readonly UncheckedDocument[]> =>
  runQuery('pages', listQueries.ofPage, [page], [], collectionOf('pages').limit);

/** Alerts that are not over yet, those that end soonest first; one that is to come may be among them. */
export const readUrgent = (now: number): Promise<readonly UncheckedDocument[]> =>
  runQuery('announcements', listQueries.urgent, [true], [where('validUntil', '>', now)], maxAlerts);

const maxChanged = 20;

/** What was written or changed since an instant, the latest first. */
export const readChanged = (list: ListName, since: number): Promise<readonly UncheckedDocument[]> =>
  runQuery(list, listQueries.changed, [], [where('updated', '>', since)], maxChanged);

/**
 * Stores a request and its receipt in one commit; a second write is refused. Throws StoreFailure;
 * 'permission-denied' where the id is taken or the rules refuse. Its time limit is the form's machine's.
 */
export const saveRequest = async (request: {
  readonly id: string;
  readonly code: string;
  readonly record: Readonly<Record<string, unknown>>;
}): Promise<void> => {
  try {
    const records = await getDatabase();
    const batch = writeBatch(records);
    batch.set(doc(records, privateCollections.requests.path, request.id), request.record);
    batch.set(
      doc(records, privateCollections.receipts.path, request.code),
      { recordId: request.id },
      { merge: true },
    );
    await batch.commit();
  } catch (error) {
    throw toStoreFailure(error);
  }
};

/** Stores what a page was told; the same again changes nothing. Throws StoreFailure. Its time limit is its machine's. */
export const saveFeedback = async (feedback: {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}): Promise<void> => {
  try {
    const records = await getDatabase();
    const batch = writeBatch(records);
    batch.set(doc(records, privateCollections.feedback.path, feedback.id), feedback.record);
    await batch.commit();
  } catch (error) {
    throw toStoreFailure(error);
  }
};

/** The receipt of this code; null where none is stored. Throws StoreFailure. */
export const readReceipt = ({ code }: { readonly code: string }): Promise<UncheckedDocument | null> =>
  withTimeout(async () => {
    const found = await getDoc(doc(await getDatabase(), privateCollections.receipts.path, code));
    return found.exists() ? { id: code, data: found.data() } : null;
  });

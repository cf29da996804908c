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
import type { DatedName, ListName, WrittenPage } from '../content/schema/lists.ts';
import { mostAlerts } from '../content/schema/lists.ts';
import type { Unchecked } from '../lib/readFields.ts';
import type { ReadDated } from './articlePage.ts';
import { collectionOf, hidden } from './collections.ts';
import { StoreFailure, storeFailureOf } from './errors.ts';
import { type QueryRow, queries } from './queries.ts';
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

/** Enforcement covers reads too. Without a key nothing of App Check is in the build: the condition is a constant of it. */
const prove = async ({ app }: Firestore): Promise<void> => {
  if (import.meta.env.SITE_APP_CHECK_KEY === '') return;
  const { proved } = await import('./appCheck.ts').catch(() => {
    throw new StoreFailure('unreachable');
  });
  await proved(app, import.meta.env.SITE_APP_CHECK_KEY);
};

let opened: Firestore | undefined;
/** The database, when it will know that the next call is this site's. */
const database = async (): Promise<Firestore> => {
  opened ??= open();
  await prove(opened);
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

/** One question of the table, as a query of at most so many active documents. */
const asked = async (
  list: ListName,
  { equal, order }: QueryRow,
  values: readonly unknown[],
  bounds: readonly QueryConstraint[],
  most: number,
): Promise<readonly Unchecked[]> =>
  answered(async () => {
    const { docs } = await getDocs(
      query(
        collection(await database(), collectionOf(list).path),
        where('status', '==', 'active'),
        ...equal.map((field, at) => where(field, '==', values[at])),
        ...(order === null ? [] : [orderBy(order.by, order.direction)]),
        ...bounds,
        limit(most),
      ),
    );
    return docs.map((each) => ({ id: each.id, data: each.data() }));
  });

/** The active documents of a list, at most as many as its limit. Throws StoreFailure, as every read does. */
export const readList = (list: ListName): Promise<readonly Unchecked[]> =>
  asked(list, queries.all, [], [], collectionOf(list).limit);

/** What is no number stands beyond these in the store's order: a document whose date is a text is in no list. */
const anyDate = [where('date', '>=', 0), where('date', '<', Date.UTC(9999, 0, 1))] as const;

/** See ReadDated. */
export const readDated =
  (list: DatedName): ReadDated =>
  ({ way, key, isIncluded = false, most }) => {
    // Before every id of its date, newest first: the date alone.
    const at = key === null ? [] : key.id === '' ? [key.date] : [key.date, key.id];
    const cursor = at.length === 0 ? [] : [(isIncluded ? startAt : startAfter)(...at)];
    const { direction } = queries[way].order;
    return asked(list, queries[way], [], [...anyDate, orderBy(documentId(), direction), ...cursor], most);
  };

/** The newest of a dated list. */
export const readNewest = (list: DatedName, most: number): Promise<readonly Unchecked[]> =>
  readDated(list)({ way: 'older', key: null, most });

/** The one document whose page has this address; none where there is no such page. */
export const readBySlug = (list: ListName, slug: string): Promise<readonly Unchecked[]> =>
  asked(list, queries.bySlug, [slug], [], 1);

/** The sections of one page that the barangay writes. */
export const readSections = (page: WrittenPage): Promise<readonly Unchecked[]> =>
  asked('pages', queries.ofPage, [page], [], collectionOf('pages').limit);

/** Alerts that are not over yet, those that end soonest first; one that is to come may be among them. */
export const readUrgent = (now: number): Promise<readonly Unchecked[]> =>
  asked('announcements', queries.urgent, [true], [where('validUntil', '>', now)], mostAlerts);

const mostChanged = 20;

/** What was written or changed since an instant, the latest first. */
export const readChanged = (list: ListName, since: number): Promise<readonly Unchecked[]> =>
  asked(list, queries.changed, [], [where('updated', '>', since)], mostChanged);

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
    const records = await database();
    const batch = writeBatch(records);
    batch.set(doc(records, hidden.requests.path, request.id), request.record);
    batch.set(doc(records, hidden.receipts.path, request.code), { recordId: request.id }, { merge: true });
    await batch.commit();
  } catch (error) {
    throw storeFailureOf(error);
  }
};

/** Stores what a page was told; the same again changes nothing. Throws StoreFailure. Its time limit is its machine's. */
export const saveFeedback = async (feedback: {
  readonly id: string;
  readonly record: Readonly<Record<string, unknown>>;
}): Promise<void> => {
  try {
    const records = await database();
    const batch = writeBatch(records);
    batch.set(doc(records, hidden.feedback.path, feedback.id), feedback.record);
    await batch.commit();
  } catch (error) {
    throw storeFailureOf(error);
  }
};

/** The receipt of this code; null where none is stored. Throws StoreFailure. */
export const readReceipt = ({ code }: { readonly code: string }): Promise<Unchecked | null> =>
  answered(async () => {
    const found = await getDoc(doc(await database(), hidden.receipts.path, code));
    return found.exists() ? { id: code, data: found.data() } : null;
  });

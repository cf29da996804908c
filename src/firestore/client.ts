/**
 * The only file that imports Firebase, apart from appCheck.ts. Every query has a limit and every read a time limit.
 * Firestore Lite's own log is off: on a failed call it prints the request body, which is a citizen's data.
 */
import { initializeApp } from 'firebase/app';
import {
  collection,
  doc,
  documentId,
  endAt,
  type Firestore,
  getCount,
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
import type { DatedListName, ListName } from '../content/schema/lists.ts';
import { maxAlerts } from '../content/schema/lists.ts';
import { type HalfDay, maxPlaces, parsePlace, placeBounds } from '../domain/places/placeName.ts';
import { importWithRetry } from '../lib/importWithRetry.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';
import type { WrittenPage } from '../routes/table.ts';
import type { ReadDated } from './articlePage.ts';
import { collectionOf, documentCollections, placeCollection, privateCollections } from './collections.ts';
import { failToLoad, StoreFailure, toStoreFailure } from './errors.ts';
import { readHallDayPages } from './hallDayPages.ts';
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

/** Enforcement covers reads too. The condition is a build constant, so a build without a key contains no App Check code. */
const ensureAppCheck = async ({ app }: Firestore): Promise<void> => {
  if (import.meta.env.SITE_APP_CHECK_KEY === '') return;
  const { ensureAppCheckToken } = await importWithRetry(() => import('./appCheck.ts')).catch(failToLoad);
  await ensureAppCheckToken(app, import.meta.env.SITE_APP_CHECK_KEY);
};

let openedDatabase: Firestore | undefined;
/** Returns the database once App Check will accept the next call. */
const getDatabase = async (): Promise<Firestore> => {
  openedDatabase ??= createDatabase();
  await ensureAppCheck(openedDatabase);
  return openedDatabase;
};

/** Rejects with 'deadline-exceeded' after ten seconds; Firestore Lite itself waits forever. */
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

/** Runs one row of `listQueries`, limited to `maxDocuments` active documents. */
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

/**
 * The active documents of a list, up to its limit.
 * @throws StoreFailure, as every read here does.
 */
export const readList = (list: ListName): Promise<readonly UncheckedDocument[]> =>
  runQuery(list, listQueries.all, [], [], collectionOf(list).limit);

/** Firestore sorts other types outside these bounds, so a document whose date is text is in no list. */
const dateBounds = [where('date', '>=', 0), where('date', '<', Date.UTC(9999, 0, 1))] as const;

/** See ReadDated. */
export const readDated =
  (list: DatedListName): ReadDated =>
  ({ way, key, isIncluded = false, most: maxDocuments }) => {
    // A key without an id is only the date: it sorts before every id of that date, newest first.
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

/** The newest documents of a dated list. */
export const readNewest = (
  list: DatedListName,
  maxDocuments: number,
): Promise<readonly UncheckedDocument[]> => readDated(list)({ way: 'older', key: null, most: maxDocuments });

/** The one document with this slug; empty when there is none. */
export const readBySlug = (list: ListName, slug: string): Promise<readonly UncheckedDocument[]> =>
  runQuery(list, listQueries.bySlug, [slug], [], 1);

/** What the barangay says about its hall from a day on, 'yyyy-mm-dd', and of every day. */
export const readHallDays = (from: string): Promise<readonly UncheckedDocument[]> =>
  readHallDayPages(from, (start) =>
    runQuery(
      'hallDays',
      listQueries.all,
      [],
      [orderBy(documentId()), startAt(start)],
      collectionOf('hallDays').limit,
    ),
  );

/** The sections of one page that the barangay writes. */
export const readSections = (page: WrittenPage): Promise<readonly UncheckedDocument[]> =>
  runQuery('pages', listQueries.ofPage, [page], [], collectionOf('pages').limit);

/** Alerts that have not ended, soonest end first; some may not have started yet. */
export const readUrgent = (now: number): Promise<readonly UncheckedDocument[]> =>
  runQuery('announcements', listQueries.urgent, [true], [where('validUntil', '>', now)], maxAlerts);

const maxChanged = 20;

/** Documents created or changed since an instant, latest first. */
export const readChanged = (list: ListName, since: number): Promise<readonly UncheckedDocument[]> =>
  runQuery(list, listQueries.changed, [], [where('updated', '>', since)], maxChanged);

/** The places of a half day that are taken, in the order of their numbers. */
const queryPlaces = async (booked: HalfDay) => {
  const [first, last] = placeBounds(booked);
  const places = collection(await getDatabase(), placeCollection.path);
  return query(places, orderBy(documentId()), startAt(first), endAt(last), limit(maxPlaces));
};

/**
 * The numbers of the places that are taken: a read for each, so only at Submit.
 * @throws StoreFailure
 */
export const listTakenPlaces = (booked: HalfDay): Promise<ReadonlySet<number>> =>
  withTimeout(async () => {
    const { docs } = await getDocs(await queryPlaces(booked));
    return new Set(docs.flatMap(({ id }) => parsePlace(id)?.number ?? []));
  });

/**
 * How many places are taken, for the page to show: one read.
 * @throws StoreFailure
 */
export const countTakenPlaces = (booked: HalfDay): Promise<number> =>
  withTimeout(async () => (await getCount(await queryPlaces(booked))).data().count);

/**
 * Stores a request and its receipt in one commit, with its place and its extras if it has any; the receipt names the version by
 * its id, and the day. Firestore refuses a second write. The form's machine sets the time limit.
 * @throws StoreFailure; 'permission-denied' when the id or the place is taken, or the rules refuse.
 */
export const saveRequest = async (request: {
  readonly recordId: string;
  readonly receiptCode: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly versionId: string | null;
  /** The place of the half day, and when it is taken (epoch ms); null where the half day has no number of places. */
  readonly place?: { readonly name: string; readonly at: number } | null;
  readonly isPriority?: boolean;
}): Promise<void> => {
  try {
    const { place = null, isPriority = false } = request;
    const records = await getDatabase();
    const batch = writeBatch(records);
    batch.set(doc(records, privateCollections.requests.path, request.recordId), request.record);
    batch.set(
      doc(records, privateCollections.receipts.path, request.receiptCode),
      {
        recordId: request.recordId,
        ...(request.versionId !== null && { version: request.versionId }),
        schedule: request.record.schedule,
      },
      { merge: true },
    );
    if (place !== null) batch.set(doc(records, placeCollection.path, place.name), { at: place.at });
    if (place !== null || isPriority)
      batch.set(doc(records, privateCollections.extras.path, request.recordId), {
        ...(place !== null && { place: place.name }),
        ...(isPriority && { priority: true }),
      });
    await batch.commit();
  } catch (error) {
    throw toStoreFailure(error);
  }
};

/**
 * Stores one feedback record. Storing the same record again changes nothing. The feedback machine sets the time
 * limit.
 * @throws StoreFailure
 */
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

/**
 * The receipt of this code; null when none is stored.
 * @throws StoreFailure
 */
export const readReceipt = ({ code }: { readonly code: string }): Promise<UncheckedDocument | null> =>
  withTimeout(async () => {
    const found = await getDoc(doc(await getDatabase(), privateCollections.receipts.path, code));
    return found.exists() ? { id: code, data: found.data() } : null;
  });

/** What the register of documents has, not yet checked; undefined for what is missing. */
export interface RegisterReading {
  readonly isRegistered: boolean;
  readonly year: unknown;
  readonly keys: unknown;
}

/**
 * What the register says of a document: a read each of its check, of its year and of the keys.
 * @param check the first 32 digits of the hash of its claims
 * @param year '2026'
 * @throws StoreFailure
 */
export const readRegister = ({
  check,
  year,
}: {
  readonly check: string;
  readonly year: string;
}): Promise<RegisterReading> =>
  withTimeout(async () => {
    const records = await getDatabase();
    const { checks, status } = documentCollections;
    const [found, ofYear, keys] = await Promise.all([
      getDoc(doc(records, checks.path, check)),
      getDoc(doc(records, status.path, year)),
      getDoc(doc(records, status.path, 'keys')),
    ]);
    return { isRegistered: found.exists(), year: ofYear.data(), keys: keys.data() };
  });

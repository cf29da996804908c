/** The store behind a rendered page: it holds the records of `content/`, and those that a test puts into it. */
import { type DatedListName, type ListName, lists } from '../../../src/content/schema/lists.ts';
import { type HalfDay, parsePlace } from '../../../src/domain/places/placeName.ts';
import type { ReadDated } from '../../../src/firestore/articlePage.ts';
import type * as firestoreClient from '../../../src/firestore/client.ts';
import { StoreFailure } from '../../../src/firestore/errors.ts';
import { createSnapshotClient } from '../../../src/firestore/snapshotClient.ts';
import { compareById, readFields, readInstant, type UncheckedDocument } from '../../../src/lib/readFields.ts';

type FirestoreClient = typeof firestoreClient;
type SaveRequest = Parameters<FirestoreClient['saveRequest']>[0];
type SaveFeedback = Parameters<FirestoreClient['saveFeedback']>[0];

/** The fields of a record and its id. */
export interface TestRecord {
  readonly id: string;
  readonly [field: string]: unknown;
}

const contentFiles = import.meta.glob<readonly TestRecord[]>('../../../content/*_List.json', {
  eager: true,
  import: 'default',
});

export const toDocument = ({ id, ...fields }: TestRecord): UncheckedDocument => ({
  id,
  data: { status: 'active', ...fields },
});

/** The records of a list in `content/`. */
export const readContentList = (list: ListName): readonly UncheckedDocument[] =>
  (contentFiles[`../../../content/${lists[list].collection}.json`] ?? []).map(toDocument).sort(compareById);

export interface TestStore {
  /** What the page uses in the place of Firestore's client. */
  readonly client: FirestoreClient;
  /** Adds records to a list, 'active' unless they say otherwise, in the place of those with the same id. */
  readonly add: (list: ListName, records: readonly TestRecord[]) => void;
  /** A list has only these records from now on. */
  readonly replace: (list: ListName, records: readonly TestRecord[]) => void;
  /** From now on every read of the list fails, until the returned function is called. */
  readonly fail: (list: ListName) => () => void;
  /** From now on every read of the list waits until the returned function is called. */
  readonly hold: (list: ListName) => () => void;
  /** The lists that were read, in order. */
  readonly reads: readonly ListName[];
  /** What was sent, in order. */
  readonly requests: readonly SaveRequest[];
  readonly feedback: readonly SaveFeedback[];
  /** The codes whose receipts the page asked for, in order. */
  readonly lookedUp: readonly string[];
  /** The receipt of a code, as the store has it. */
  readonly receipts: Map<string, Readonly<Record<string, unknown>>>;
  /** The names of the taken places. */
  readonly places: Set<string>;
  readonly register: TestRegister;
}

/** What anyone may read of the register of documents, as the store has it. */
interface TestRegister {
  keys: Readonly<Record<string, unknown>> | undefined;
  years: Readonly<Record<string, unknown>>;
  readonly checks: Set<string>;
  /** Whether a read fails. */
  fails: boolean;
  /** What the page asked for, in order. */
  readonly reads: { readonly check: string; readonly year: string }[];
}

const findTakenNumbers = (places: ReadonlySet<string>, { day, half }: HalfDay): ReadonlySet<number> =>
  new Set(
    [...places].flatMap((name) => {
      const place = parsePlace(name);
      return place?.day === day && place.half === half ? [place.number] : [];
    }),
  );

export const createTestStore = (): TestStore => {
  const contents = new Map<ListName, readonly UncheckedDocument[]>();
  const failing = new Set<ListName>();
  const held = new Map<ListName, Promise<void>>();
  const reads: ListName[] = [];
  const requests: SaveRequest[] = [];
  const feedback: SaveFeedback[] = [];
  const lookedUp: string[] = [];
  const receipts = new Map<string, Readonly<Record<string, unknown>>>();
  const places = new Set<string>();
  const register: TestRegister = { keys: undefined, years: {}, checks: new Set(), fails: false, reads: [] };
  const documentsOf = (list: ListName) => contents.get(list) ?? readContentList(list);
  const snapshot = createSnapshotClient(documentsOf);

  /** Reads once the test lets it. */
  const read = async <Found>(list: ListName, run: () => Promise<Found>): Promise<Found> => {
    reads.push(list);
    await held.get(list);
    if (failing.has(list)) throw new StoreFailure('unavailable');
    return run();
  };

  return {
    client: {
      readList: (list) => read(list, () => snapshot.readList(list)),
      readDated:
        (list: DatedListName): ReadDated =>
        (page) =>
          read(list, () => snapshot.readDated(list)(page)),
      readNewest: (list, most) => read(list, () => snapshot.readNewest(list, most)),
      readBySlug: (list, slug) => read(list, () => snapshot.readBySlug(list, slug)),
      readSections: (page) => read('pages', () => snapshot.readSections(page)),
      readHallDays: (from) => read('hallDays', () => snapshot.readHallDays(from)),
      readUrgent: (now) => read('announcements', () => snapshot.readUrgent(now)),
      readChanged: (list, since) =>
        read(list, async () =>
          documentsOf(list).filter(({ data }) => (readInstant(readFields(data).get('updated')) ?? 0) > since),
        ),
      listTakenPlaces: async (booked) => findTakenNumbers(places, booked),
      countTakenPlaces: async (booked) => findTakenNumbers(places, booked).size,
      saveRequest: async (request) => {
        requests.push(request);
        if (request.place != null) places.add(request.place.name);
      },
      saveFeedback: async (record) => void feedback.push(record),
      readReceipt: async ({ code }) => {
        lookedUp.push(code);
        const data = receipts.get(code);
        return data === undefined ? null : { id: code, data };
      },
      readRegister: async (document) => {
        register.reads.push(document);
        if (register.fails) throw new StoreFailure('unreachable');
        return {
          isRegistered: register.checks.has(document.check),
          year: register.years[document.year],
          keys: register.keys,
        };
      },
    },
    add: (list, records) => {
      const ids = new Set(records.map(({ id }) => id));
      const others = documentsOf(list).filter(({ id }) => !ids.has(id));
      contents.set(list, [...others, ...records.map(toDocument)].sort(compareById));
    },
    replace: (list, records) => {
      contents.set(list, records.map(toDocument).sort(compareById));
    },
    fail: (list) => {
      failing.add(list);
      return () => failing.delete(list);
    },
    hold: (list) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held.set(list, released);
      return release;
    },
    reads,
    requests,
    feedback,
    lookedUp,
    receipts,
    places,
    register,
  };
};

let usedStore = createTestStore();

/** From now on the page reads this store. */
export const useStore = (store: TestStore): void => {
  usedStore = store;
};

type Calls = { readonly [Name in keyof FirestoreClient]: FirestoreClient[Name] };

/** In the place of the module that calls Firestore: the store of the test that runs. */
export const currentStore: Calls = {
  readList: (...args) => usedStore.client.readList(...args),
  readDated: (...args) => usedStore.client.readDated(...args),
  readNewest: (...args) => usedStore.client.readNewest(...args),
  readBySlug: (...args) => usedStore.client.readBySlug(...args),
  readSections: (...args) => usedStore.client.readSections(...args),
  readHallDays: (...args) => usedStore.client.readHallDays(...args),
  readUrgent: (...args) => usedStore.client.readUrgent(...args),
  readChanged: (...args) => usedStore.client.readChanged(...args),
  listTakenPlaces: (...args) => usedStore.client.listTakenPlaces(...args),
  countTakenPlaces: (...args) => usedStore.client.countTakenPlaces(...args),
  saveRequest: (...args) => usedStore.client.saveRequest(...args),
  saveFeedback: (...args) => usedStore.client.saveFeedback(...args),
  readReceipt: (...args) => usedStore.client.readReceipt(...args),
  readRegister: (...args) => usedStore.client.readRegister(...args),
};

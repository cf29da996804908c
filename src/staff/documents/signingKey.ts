/**
 * The key with which this browser signs the codes of documents. It is made without a question, lies in IndexedDB, and cannot be copied
 * out. The register has its public half.
 */
import {
  type CurvePoint,
  type DocumentClaims,
  findKid,
  generateSigningKey,
  isSignedBy,
  parseDocumentCode,
  readCurvePoint,
  signDocumentCode,
} from '../../domain/documents/documentCode.ts';
import { publishDocumentKey, readDocumentKeys } from '../../staff-core/documents/documentKeys.ts';
import { inRounds } from '../../staff-core/documents/register.ts';
import type { StaffClient } from '../restClient.ts';
import { createRegisterEffects } from './registerEffects.ts';

const databaseName = 'documents';
const storeName = 'keys';
/** The one record. */
const recordName = 'own';

interface StoredKey extends CryptoKeyPair {
  readonly kid: string;
}

export interface SigningKey extends StoredKey {
  /** As the register has it. */
  readonly point: CurvePoint;
}

/** The hashes of the register need it too. Browsers have it by https and on the server's own computer. */
export const canNumber = (): boolean => globalThis.crypto?.subtle !== undefined;

const waitFor = <Value>(request: IDBRequest<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database of the browser failed.'));
  });

const openDatabase = (): Promise<IDBDatabase> => {
  const request = indexedDB.open(databaseName, 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(storeName);
  return waitFor(request);
};

/** The store of the key, until nothing waits for it. */
const withKeyStore = async <Value>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => Promise<Value>,
): Promise<Value> => {
  const database = await openDatabase();
  try {
    return await act(database.transaction(storeName, mode).objectStore(storeName));
  } finally {
    database.close();
  }
};

const readStored = (store: IDBObjectStore): Promise<StoredKey | undefined> =>
  waitFor(store.get(recordName) as IDBRequest<StoredKey | undefined>);

const createKey = async (): Promise<StoredKey> => {
  const { publicKey, privateKey } = await generateSigningKey();
  return { publicKey, privateKey, kid: await findKid(await readCurvePoint(publicKey)) };
};

/** The stored key, or a new one where there is none, or only this withdrawn one. Two tabs get the same. */
const findStoredKey = async (withdrawn: string | null): Promise<StoredKey> => {
  const before = await withKeyStore('readonly', readStored);
  if (before !== undefined && before.kid !== withdrawn) return before;
  const created = await createKey();
  return withKeyStore('readwrite', async (store) => {
    const stored = await readStored(store);
    if (stored !== undefined && stored.kid !== withdrawn) return stored;
    await waitFor(store.put(created, recordName));
    return created;
  });
};

/** Null where this browser has no key. */
export const readOwnKid = async (): Promise<string | null> => {
  try {
    return (await withKeyStore('readonly', readStored))?.kid ?? null;
  } catch {
    return null;
  }
};

/** @param withdrawn the own key that is replaced; null at first. @throws the client's error; a conflict where another browser published meanwhile */
const publishOwnKey = async (client: StaffClient, withdrawn: string | null): Promise<SigningKey | null> => {
  const own: StoredKey | null = await findStoredKey(withdrawn).catch(() => null);
  if (own === null) return null;
  const isUsable = await publishDocumentKey(
    client,
    own.kid,
    await readCurvePoint(own.publicKey),
    client.now(),
  );
  if (!isUsable) return publishOwnKey(client, own.kid);
  const point = (await readDocumentKeys(client)).keys.get(own.kid);
  return point === undefined ? null : { ...own, point };
};

/**
 * Publishes the key of this browser unless it is published; a withdrawn one is replaced.
 * @returns null where the browser has no place for a key: its documents have no code
 * @throws the client's error
 */
export const enrolKey = async (client: StaffClient): Promise<SigningKey | null> =>
  canNumber() ? inRounds(createRegisterEffects(client), () => publishOwnKey(client, null)) : null;

/** The code, as anyone reads it with the published key; null where they could not. */
export const signChecked = async (
  claims: DocumentClaims,
  { kid, privateKey, point }: SigningKey,
): Promise<string | null> => {
  const code = await signDocumentCode(claims, kid, privateKey);
  const parsed = parseDocumentCode(code);
  return parsed !== null && (await isSignedBy(parsed, point)) ? code : null;
};

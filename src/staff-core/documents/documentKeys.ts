/** The public keys of the hall's desks: each browser publishes its own once, and a withdrawn one stays, so that its papers are known. */
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { CurvePoint } from '../../domain/documents/documentCode.ts';
import { type DocumentKeys, parseDocumentKeys } from '../../domain/documents/documentStatus.ts';
import { readRecordsByName, toPlainFields } from '../records.ts';
import type { FirestoreRestClient } from '../restClient.ts';
import { commitOver, formatStatusName } from './register.ts';

const keysId = 'keys';

interface StoredKeys {
  /** The document's full name. */
  readonly name: string;
  readonly keys: DocumentKeys;
  /** Null before the first key. */
  readonly version: string | null;
}

/** @throws the client's error */
export const readDocumentKeys = async (client: FirestoreRestClient): Promise<StoredKeys> => {
  const name = formatStatusName(client, keysId);
  const [record] = await readRecordsByName(client, [name]);
  return {
    name,
    keys: parseDocumentKeys(record === undefined ? {} : toPlainFields(record.fields)),
    version: record?.updateTime ?? null,
  };
};

/** Writes one field alone, so that the other keys stay as they are. */
const createKeyWrite = (
  { name, version }: StoredKeys,
  kid: string,
  value: { readonly x: string; readonly y: string; readonly from: number; readonly until?: number },
) => ({
  update: { name, fields: encodePlainObject({ [kid]: { ...value } }) },
  updateMask: { fieldPaths: [`\`${kid}\``] },
  currentDocument: version === null ? { exists: false } : { updateTime: version },
});

/**
 * Publishes the key of this desk unless it is published.
 * @returns whether it may sign: a withdrawn key may not
 * @throws the client's error; a conflict where another desk published meanwhile
 */
export async function publishDocumentKey(
  client: FirestoreRestClient,
  kid: string,
  { x, y }: CurvePoint,
  now: number,
): Promise<boolean> {
  const stored = await readDocumentKeys(client);
  const own = stored.keys.get(kid);
  if (own === undefined) await commitOver(client, stored, [createKeyWrite(stored, kid, { x, y, from: now })]);
  return own?.until === undefined;
}

/**
 * Withdraws a key for good: what it signed then reads so.
 * @throws the client's error; a conflict where another desk wrote meanwhile
 */
export async function withdrawDocumentKey(
  client: FirestoreRestClient,
  kid: string,
  now: number,
): Promise<void> {
  const stored = await readDocumentKeys(client);
  const key = stored.keys.get(kid);
  if (key === undefined || key.until !== undefined) return;
  await commitOver(client, stored, [createKeyWrite(stored, kid, { ...key, until: now })]);
}

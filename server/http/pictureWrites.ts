/**
 * Refuses a document of `Picture_List` that is not what its id and its type say. The rules cannot compute a hash, and staff of
 * this store bypass them.
 */
import {
  decodePlainFields,
  FirestoreError,
  isPlainObject,
  type PlainObject,
  type WireFields,
} from '../../packages/embedded-firestore/src/protocol/index.ts';
import { type PictureContent, readStoredPicture } from '../../src/content/models/storedPicture.ts';
import { pictureCollection } from '../../src/firestore/collections.ts';
import { tryParseJson } from '../../src/lib/readFields.ts';
import { siteDatabase } from '../ops/siteStore.ts';

const documentPrefix = `${siteDatabase.root}/${pictureCollection.path}/`;

/** The fields of a stored document; null for a value that a picture never has. */
export const decodePictureFields = (fields: unknown): PlainObject =>
  decodePlainFields(fields as WireFields, () => null);

const readWrittenPicture = async (name: string, write: PlainObject): Promise<PictureContent | null> => {
  // A merge would leave the rest to what is stored.
  if (!isPlainObject(write.update) || write.updateMask != null) return null;
  try {
    const id = name.slice(documentPrefix.length);
    return await readStoredPicture(id, decodePictureFields(write.update.fields));
  } catch {
    return null;
  }
};

/** @param body of a commit by staff; the store reports one that is malformed. @throws FirestoreError */
export async function requirePictures(body: string): Promise<void> {
  const commit = tryParseJson(body);
  const writes: readonly unknown[] =
    isPlainObject(commit) && Array.isArray(commit.writes) ? commit.writes : [];
  for (const write of writes) {
    if (!isPlainObject(write) || !isPlainObject(write.update)) continue;
    const { name } = write.update;
    if (typeof name !== 'string' || !name.startsWith(documentPrefix)) continue;
    if ((await readWrittenPicture(name, write)) === null)
      throw new FirestoreError(
        'INVALID_ARGUMENT',
        'A picture must be a whole WebP, JPEG or PDF within its limits, and its id the hash of its bytes.',
      );
  }
}

/** The pictures and PDFs in a store, as the commands read and write them: a few at a time, because each may have 700 kB. */
import { readFileSync } from 'node:fs';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import { toStoredPicture } from '../../../src/content/models/storedPicture.ts';
import { pictureCollection } from '../../../src/firestore/collections.ts';
import { readRecordsByName, type StoredRecord } from '../../../src/staff-core/records.ts';
import type { StoreClient } from '../lib/storeClient.ts';

/** Documents of one call: some 7 MB. */
export const picturesPerCall = 10;

const formatPictureName = ({ root }: StoreClient, id: string): string =>
  `${root}/${pictureCollection.path}/${id}`;

/** Those that the store has. @throws UserError */
export async function* readPictures(
  client: StoreClient,
  ids: readonly string[],
): AsyncGenerator<StoredRecord> {
  for (let at = 0; at < ids.length; at += picturesPerCall) {
    const names = ids.slice(at, at + picturesPerCall).map((id) => formatPictureName(client, id));
    yield* await readRecordsByName(client, names);
  }
}

/** Writes a file into the store. @param now epoch ms. @throws UserError */
export async function writePictureFile(
  client: StoreClient,
  id: string,
  file: string,
  now: number,
): Promise<void> {
  const fields = encodePlainObject({ ...toStoredPicture(readFileSync(file), now) });
  await client.post(':commit', { writes: [{ update: { name: formatPictureName(client, id), fields } }] });
}

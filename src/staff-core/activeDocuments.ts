/** What residents see of a list. */
import type { PlainObject } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { type ListName, lists } from '../content/schema/lists.ts';
import { listRecords, toPlainFields } from './records.ts';
import type { FirestoreRestClient } from './restClient.ts';

export interface ActiveDocument {
  readonly id: string;
  readonly data: PlainObject;
}

/** @throws the client's error */
export const readActive = async (
  client: FirestoreRestClient,
  list: ListName,
): Promise<readonly ActiveDocument[]> => {
  const found: ActiveDocument[] = [];
  for await (const { id, fields } of listRecords(client, lists[list].collection)) {
    const data = toPlainFields(fields);
    if (data.status === 'active') found.push({ id, data });
  }
  return found;
};

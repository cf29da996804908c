/** What residents see of a list, for the parts of the staff page that use it. */
import type { PlainObject } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { type ListName, lists } from '../content/schema/lists.ts';
import { listRecords, toPlainFields } from '../staff-core/records.ts';
import type { StaffClient } from './restClient.ts';

export interface ActiveDocument {
  readonly id: string;
  readonly data: PlainObject;
}

/** @throws StaffError */
export const readActive = async (client: StaffClient, list: ListName): Promise<readonly ActiveDocument[]> => {
  const found: ActiveDocument[] = [];
  for await (const { id, fields } of listRecords(client, lists[list].collection)) {
    const data = toPlainFields(fields);
    if (data.status === 'active') found.push({ id, data });
  }
  return found;
};

import { site } from '../../../src/site.ts';
import { listRecords, type StoredRecord } from '../../../src/staff-core/records.ts';
import { createAndFilter } from '../../../src/staff-core/search/filters.ts';
import type { StoreClient } from './storeClient.ts';

/**
 * The first records whose id begins with a text.
 * @param collection e.g. `Form_Requests`
 * @throws UserError
 */
export async function findByIdStart(
  client: StoreClient,
  collection: string,
  start: string,
  most: number,
): Promise<readonly StoredRecord[]> {
  const idFilter = (op: string, id: string) => ({
    fieldFilter: {
      field: { fieldPath: '__name__' },
      op,
      value: { referenceValue: `${client.root}/${site.root}/${collection}/list/${id}` },
    },
  });
  const where = createAndFilter([
    idFilter('GREATER_THAN_OR_EQUAL', start),
    idFilter('LESS_THAN', `${start}~`),
  ]);
  const found: StoredRecord[] = [];
  for await (const record of listRecords(client, collection, { where, page: most })) {
    found.push(record);
    if (found.length === most) break;
  }
  return found;
}

/** Finds the receipts of requests by their `recordId` field, because a receipt's own id is its code. */
import { parseReceipt, type Receipt } from '../content/models/receipt.ts';
import { listRecords, listWhereIn, maxInValues, type StoredRecord, toPlainFields } from './records.ts';
import { receiptsCollection } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

export interface FoundReceipt extends Receipt {
  /** The document's full name. */
  readonly name: string;
  readonly code: string;
  readonly version: string;
}

/** Receipts by the id of their request. A page sends one receipt, so a request with several came from a program. */
export type ReceiptsById = ReadonlyMap<string, readonly FoundReceipt[]>;

/** Above this number of requests, one scan of all receipts is faster. A store without an index reads all for each filter. */
const scanThreshold = ({ isIndexed }: FirestoreRestClient): number => (isIndexed ? 300 : 4 * maxInValues);

export const toFoundReceipt = ({ id, name, fields, updateTime }: StoredRecord): FoundReceipt => ({
  name,
  code: id,
  version: updateTime,
  ...parseReceipt({ id, data: toPlainFields(fields) }),
});

/** Puts a receipt to those of its request; one that names no request is left out. */
export function addReceipt(
  byId: Map<string, readonly FoundReceipt[]>,
  receipt: FoundReceipt,
  wanted?: ReadonlySet<string>,
): void {
  const { recordId } = receipt;
  if (recordId === null || wanted?.has(recordId) === false) return;
  byId.set(recordId, [...(byId.get(recordId) ?? []), receipt]);
}

/** @throws UserError */
export async function readAllReceipts(
  client: FirestoreRestClient,
  wanted?: ReadonlySet<string>,
): Promise<ReceiptsById> {
  const byId = new Map<string, readonly FoundReceipt[]>();
  for await (const record of listRecords(client, receiptsCollection))
    addReceipt(byId, toFoundReceipt(record), wanted);
  return byId;
}

/** The state of each request that has a receipt, by its id: a small part of what `readAllReceipts` holds. @throws UserError */
export async function readAllStates(
  client: FirestoreRestClient,
): Promise<ReadonlyMap<string, Pick<Receipt, 'state' | 'since'>>> {
  const latest = new Map<string, Pick<Receipt, 'state' | 'since'>>();
  for await (const record of listRecords(client, receiptsCollection)) {
    const { recordId, state, since } = toFoundReceipt(record);
    if (recordId === null) continue;
    const found = latest.get(recordId);
    if (found === undefined || (since ?? -1) > (found.since ?? -1)) latest.set(recordId, { state, since });
  }
  return latest;
}

/** @throws UserError */
export async function findReceipts(
  client: FirestoreRestClient,
  ids: readonly string[],
): Promise<ReceiptsById> {
  if (ids.length > scanThreshold(client)) return readAllReceipts(client, new Set(ids));
  const byId = new Map<string, readonly FoundReceipt[]>();
  for await (const record of listWhereIn(client, receiptsCollection, 'recordId', ids))
    addReceipt(byId, toFoundReceipt(record));
  return byId;
}

/** The receipt that staff updated last: of several, only one may have a state. */
export const findLatestReceipt = (found: readonly FoundReceipt[] = []): FoundReceipt | null =>
  found.reduce<FoundReceipt | null>(
    (latest, receipt) => (latest === null || (receipt.since ?? -1) > (latest.since ?? -1) ? receipt : latest),
    null,
  );

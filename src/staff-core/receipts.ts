/** The receipts of requests, found by the id that they hold: by it alone, for a receipt is named by its code. */
import { parseReceipt, type Receipt } from '../content/models/receipt.ts';
import { plainFields } from './plainValue.ts';
import { recordsOf, type StoredRecord } from './records.ts';
import { receipts } from './request.ts';
import type { Door } from './restClient.ts';

export interface FoundReceipt extends Receipt {
  /** The document's whole name. */
  readonly name: string;
  readonly code: string;
  readonly version: string;
}

/** By the id of their request. More than one only where a program sent it: a page sends one. */
export type ReceiptsById = ReadonlyMap<string, readonly FoundReceipt[]>;

/** Values that one query may compare with. */
const alternatives = 30;
/** From so many requests on, one walk through all receipts is the shorter way. */
const manyOf = ({ isIndexed }: Door): number => (isIndexed ? 300 : alternatives);

export const foundReceipt = ({ id, name, fields, updateTime }: StoredRecord): FoundReceipt => ({
  name,
  code: id,
  version: updateTime,
  ...parseReceipt({ id, data: plainFields(fields) }),
});

function add(
  byId: Map<string, readonly FoundReceipt[]>,
  receipt: FoundReceipt,
  wanted?: ReadonlySet<string>,
): void {
  const { recordId } = receipt;
  if (recordId === null || wanted?.has(recordId) === false) return;
  byId.set(recordId, [...(byId.get(recordId) ?? []), receipt]);
}

/** @throws Problem */
export async function allReceipts(door: Door, wanted?: ReadonlySet<string>): Promise<ReceiptsById> {
  const byId = new Map<string, readonly FoundReceipt[]>();
  for await (const record of recordsOf(door, receipts)) add(byId, foundReceipt(record), wanted);
  return byId;
}

/** @throws Problem */
export async function receiptsOf(door: Door, ids: readonly string[]): Promise<ReceiptsById> {
  if (ids.length > manyOf(door)) return allReceipts(door, new Set(ids));
  const byId = new Map<string, readonly FoundReceipt[]>();
  for (let at = 0; at < ids.length; at += alternatives) {
    const values = ids.slice(at, at + alternatives).map((id) => ({ stringValue: id }));
    const fieldFilter = { field: { fieldPath: 'recordId' }, op: 'IN', value: { arrayValue: { values } } };
    for await (const record of recordsOf(door, receipts, { where: { fieldFilter } }))
      add(byId, foundReceipt(record));
  }
  return byId;
}

/** The one that staff wrote on last; of several a state may stand on one alone. */
export const toldBy = (found: readonly FoundReceipt[] = []): FoundReceipt | null =>
  found.reduce<FoundReceipt | null>(
    (last, one) => (last === null || (one.since ?? -1) > (last.since ?? -1) ? one : last),
    null,
  );

/** How far the request of these receipts is. */
export const stateIn = (found: readonly FoundReceipt[] | undefined): Receipt['state'] =>
  toldBy(found)?.state ?? 'received';

/**
 * Writes a request's state on its receipts, where the citizen reads it. Each write requires the version that was read, so
 * that two clerks never overwrite each other's state unseen. A refused request loses its place and its extras in the same commit.
 */
import type { RequestReason, RequestState } from '../domain/request/requestState.ts';
import { createDeleteWrite, readAttachedDocuments } from './attachedDocuments.ts';
import { createNoExtrasCheck } from './extras.ts';
import type { FoundReceipt } from './receipts.ts';
import type { FirestoreRestClient } from './restClient.ts';

export interface StateChange {
  readonly state: RequestState;
  readonly reason: RequestReason | null;
}

/** @param since epoch ms */
const createStateWrite = (
  { name, version }: FoundReceipt,
  { state, reason }: StateChange,
  since: number,
) => ({
  update: {
    name,
    fields: {
      state: { stringValue: state },
      since: { integerValue: String(since) },
      ...(reason !== null && { reason: { stringValue: reason } }),
    },
  },
  updateMask: { fieldPaths: ['state', 'since', 'reason'] },
  currentDocument: { updateTime: version },
});

/**
 * The writes of one commit.
 * @param since epoch ms
 * @throws UserError
 */
export async function createStateWrites(
  client: FirestoreRestClient,
  { id, receipts }: { readonly id: string; readonly receipts: readonly FoundReceipt[] },
  change: StateChange,
  since: number,
): Promise<readonly object[]> {
  const writes = receipts.map((receipt) => createStateWrite(receipt, change, since));
  if (change.state !== 'refused') return writes;
  const attached = (await readAttachedDocuments(client, [id])).get(id);
  return [...writes, ...(attached?.map(createDeleteWrite) ?? [createNoExtrasCheck(client, id)])];
}

/** Whether the receipt already has this state. */
export const isUnchanged = (receipt: FoundReceipt, wanted: StateChange): boolean =>
  receipt.state === wanted.state &&
  receipt.reason === wanted.reason &&
  (receipt.since !== null || wanted.state === 'received');

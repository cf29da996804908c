/**
 * Writes a request's state on its receipts, where the citizen reads it. Each write requires the version that was read, so
 * that two clerks never overwrite each other's state unseen.
 */
import type { RequestReason, RequestState } from '../domain/request/requestState.ts';
import type { FoundReceipt } from './receipts.ts';

export interface StateChange {
  readonly state: RequestState;
  readonly reason: RequestReason | null;
}

/** @param since epoch ms */
export const createStateWrite = (
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

/** Whether the receipt already has this state. */
export const isUnchanged = (receipt: FoundReceipt, wanted: StateChange): boolean =>
  receipt.state === wanted.state &&
  receipt.reason === wanted.reason &&
  (receipt.since !== null || wanted.state === 'received');

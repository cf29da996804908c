/**
 * Writes a request's state on its receipts, where the citizen reads it. Each write requires the version that was read, so
 * that two clerks never overwrite each other's state unseen. A refused request loses its place and its extras in the same commit.
 */
import type { RequestReason, RequestState } from '../domain/request/requestState.ts';
import { createDeleteWrite, readAttachedDocuments } from './deletion/attachedDocuments.ts';
import type { Officer } from './due/officer.ts';
import { createNoExtrasCheck } from './extras.ts';
import type { FoundReceipt } from './receipts.ts';
import type { FirestoreRestClient } from './restClient.ts';

export interface StateChange {
  readonly state: RequestState;
  readonly reason: RequestReason | null;
  /** Whether somebody said that the papers are complete; absent where nobody was asked. */
  readonly arePapersComplete?: boolean;
  /** Brings back an earlier state, and so does not say again that the papers are complete. */
  readonly isUndo?: true;
}

/** When and by whom a state is set. */
export interface StateAuthorship {
  /** Epoch ms. */
  readonly since: number;
  /** Null where nobody said who handles the request: the name of before goes, because another may have set it. */
  readonly officer: Officer | null;
}

/** Staff who work on a request and miss no document have its papers complete, unless they say that these are still to come. */
export const acceptsPapers = ({ state, reason, arePapersComplete, isUndo }: StateChange): boolean =>
  isUndo !== true && state === 'processing' && reason !== 'paper-missing' && arePapersComplete !== false;

const createStateWrite = (
  { name, version, accepted }: FoundReceipt,
  change: StateChange,
  { since, officer }: StateAuthorship,
) => ({
  update: {
    name,
    fields: {
      state: { stringValue: change.state },
      since: { integerValue: String(since) },
      ...(change.reason !== null && { reason: { stringValue: change.reason } }),
      ...(accepted === null && acceptsPapers(change) && { accepted: { integerValue: String(since) } }),
      ...(officer !== null && {
        by: { stringValue: officer.by },
        position: { stringValue: officer.position },
      }),
    },
  },
  updateMask: {
    fieldPaths: [
      'state',
      'since',
      'reason',
      'by',
      'position',
      ...(accepted === null && acceptsPapers(change) ? ['accepted'] : []),
    ],
  },
  currentDocument: { updateTime: version },
});

/** The receipt as the write leaves it. @param version of the stored receipt */
export const applyStateChange = (
  receipt: FoundReceipt,
  change: StateChange,
  { since, officer }: StateAuthorship,
  version: string,
): FoundReceipt => ({
  ...receipt,
  state: change.state,
  reason: change.reason,
  since,
  accepted: receipt.accepted ?? (acceptsPapers(change) ? since : null),
  by: officer?.by ?? null,
  position: officer?.position ?? null,
  version,
});

/** The writes of one commit. The first ones are of the receipts, in order. @throws UserError */
export async function createStateWrites(
  client: FirestoreRestClient,
  { id, receipts }: { readonly id: string; readonly receipts: readonly FoundReceipt[] },
  change: StateChange,
  authorship: StateAuthorship,
): Promise<readonly object[]> {
  const writes = receipts.map((receipt) => createStateWrite(receipt, change, authorship));
  if (change.state !== 'refused') return writes;
  const attached = (await readAttachedDocuments(client, [id])).get(id);
  return [...writes, ...(attached?.map(createDeleteWrite) ?? [createNoExtrasCheck(client, id)])];
}

/** Whether the receipt already has this state. */
export const isUnchanged = (receipt: FoundReceipt, wanted: StateChange): boolean =>
  receipt.state === wanted.state &&
  receipt.reason === wanted.reason &&
  (receipt.since !== null || wanted.state === 'received') &&
  (receipt.accepted !== null || !acceptsPapers(wanted));

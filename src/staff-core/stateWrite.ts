/**
 * Writes a request's state on its receipts, where the citizen reads it. Each write requires the version that was read, so
 * that two clerks never overwrite each other's state unseen. A refused request loses its place in the same commit; one that is set back
 * from a refusal takes a place again.
 */
import type { Receipt } from '../content/models/receipt.ts';
import type { RequestReason, RequestState } from '../domain/request/requestState.ts';
import { commit, commitOnce } from './commit.ts';
import type { Officer } from './due/officer.ts';
import { createPlaceRelease, createPlaceReturn, type PlaceReturn } from './hall/refusedPlace.ts';
import { type FoundReceipt, findLatestReceipt, findReceipts } from './receipts.ts';
import type { StaffRequest } from './request.ts';
import type { FirestoreRestClient } from './restClient.ts';

/** What staff write of a state. */
type ReceiptStatus = Pick<Receipt, 'state' | 'since' | 'reason' | 'accepted' | 'by' | 'position'>;

export interface StateChange {
  readonly state: RequestState;
  readonly reason: RequestReason | null;
  /** Whether somebody said that the papers are complete; absent where nobody was asked. */
  readonly arePapersComplete?: boolean;
  /** The receipts as they were in this state before: it is set back, with who set it and when. */
  readonly earlier?: readonly FoundReceipt[];
}

/** When and by whom a state is set. */
export interface StateAuthorship {
  /** Epoch ms. */
  readonly since: number;
  /** Null where nobody said who handles the request: the name of before goes, because another may have set it. */
  readonly officer: Officer | null;
}

interface StateEffects extends StateAuthorship {
  /** From 0 up to, but not, 1. */
  readonly random: () => number;
}

/** A request with its receipts, as they were read. */
export interface RequestToChange {
  readonly request: StaffRequest;
  readonly receipts: readonly FoundReceipt[];
}

/** Staff who work on a request and miss no document have its papers complete, unless they say that these are still to come. */
export const acceptsPapers = ({ state, reason, arePapersComplete }: StateChange): boolean =>
  state === 'processing' && reason !== 'paper-missing' && arePapersComplete !== false;

/** A request that is only received again has no complete papers, where the state that it leaves was the first to say so. */
const findAcceptance = (
  { accepted, since: setAt }: FoundReceipt,
  change: StateChange,
  since: number,
): number | null => {
  if (acceptsPapers(change)) return accepted ?? since;
  return change.state === 'received' && accepted === setAt ? null : accepted;
};

const findStatus = (
  receipt: FoundReceipt,
  change: StateChange,
  { since, officer }: StateAuthorship,
): ReceiptStatus =>
  change.earlier?.find(({ name }) => name === receipt.name) ?? {
    state: change.state,
    since,
    reason: change.reason,
    accepted: findAcceptance(receipt, change, since),
    by: officer?.by ?? null,
    position: officer?.position ?? null,
  };

const statusFields = [
  'state',
  'since',
  'reason',
  'accepted',
  'by',
  'position',
] as const satisfies readonly (keyof ReceiptStatus)[];

/** A receipt that staff never wrote to has no state. */
const isUntouched = ({ state, since }: ReceiptStatus): boolean => state === 'received' && since === null;

const createStateWrite = ({ name, version }: FoundReceipt, status: ReceiptStatus) => ({
  update: {
    name,
    fields: Object.fromEntries(
      statusFields.flatMap((field) => {
        const value = status[field];
        if (value === null || (field === 'state' && isUntouched(status))) return [];
        return [
          [field, typeof value === 'number' ? { integerValue: String(value) } : { stringValue: value }],
        ];
      }),
    ),
  },
  updateMask: { fieldPaths: statusFields },
  currentDocument: { updateTime: version },
});

/** One write for each receipt, in their order. */
export const createReceiptWrites = (
  receipts: readonly FoundReceipt[],
  change: StateChange,
  authorship: StateAuthorship,
): readonly object[] =>
  receipts.map((receipt) => createStateWrite(receipt, findStatus(receipt, change, authorship)));

/** The receipts as these writes leave them. @param versions in their order */
export const applyChange = (
  receipts: readonly FoundReceipt[],
  change: StateChange,
  authorship: StateAuthorship,
  versions: readonly (string | undefined)[],
): readonly FoundReceipt[] =>
  receipts.map((receipt, at) => {
    const status = findStatus(receipt, change, authorship);
    return {
      ...receipt,
      ...Object.fromEntries(statusFields.map((field) => [field, status[field]])),
      version: versions[at] ?? receipt.version,
    };
  });

/** The writes of one commit, the first ones of the receipts, in order. @throws UserError */
export async function createStateWrites(
  client: FirestoreRestClient,
  { request, receipts }: RequestToChange,
  change: StateChange,
  { random, ...authorship }: StateEffects,
): Promise<PlaceReturn> {
  const { since: now } = authorship;
  const receipt = findLatestReceipt(receipts);
  const writes = createReceiptWrites(receipts, change, authorship);
  const isRefusal = change.state === 'refused';
  if (isRefusal === (receipt?.state === 'refused')) return { writes, loss: '' };
  const place = isRefusal
    ? { writes: await createPlaceRelease(client, { request }, now), loss: '' }
    : await createPlaceReturn(client, { request, receipt }, { now, random });
  return { writes: [...writes, ...place.writes], loss: place.loss };
}

/** Whether the receipt already has this state. */
export const isUnchanged = (receipt: FoundReceipt, wanted: StateChange): boolean =>
  receipt.state === wanted.state &&
  receipt.reason === wanted.reason &&
  (receipt.since !== null || wanted.state === 'received') &&
  (receipt.accepted !== null || wanted.arePapersComplete !== true || !acceptsPapers(wanted));

export interface StateWritten {
  /** As they are stored now. */
  readonly receipts: readonly FoundReceipt[];
  /** Says in a sentence what could not be brought back; '' where nothing is lost. */
  readonly loss: string;
}

/** Citizens take places meanwhile, so a commit that lost one is planned again. */
const maxRounds = 3;

/** @throws the client's error; a conflict when somebody else changed a receipt meanwhile */
export function writeState(
  client: FirestoreRestClient,
  { request, receipts }: RequestToChange,
  change: StateChange,
  effects: StateEffects,
  rounds = maxRounds,
): Promise<StateWritten> {
  return commitOnce(
    async () => {
      const { writes, loss } = await createStateWrites(client, { request, receipts }, change, effects);
      const versions = await commit(client, writes);
      return { receipts: applyChange(receipts, change, effects, versions), loss };
    },
    async () => {
      const now = (await findReceipts(client, [request.id])).get(request.id) ?? [];
      if (now.length > 0 && now.every((receipt) => isUnchanged(receipt, change)))
        return { receipts: now, loss: '' };
      const isAsRead =
        now.length === receipts.length &&
        receipts.every(({ version }) => now.some((receipt) => receipt.version === version));
      return isAsRead && rounds > 1
        ? writeState(client, { request, receipts }, change, effects, rounds - 1)
        : null;
    },
  );
}

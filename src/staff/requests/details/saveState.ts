/** Writes a request's state over the version that was read. An unchanged state is not written: 'since' stays. */
import type { StatusChoice } from '../../../../machines/staff/statusUpdate.ts';
import {
  parseRequestReason,
  parseRequestState,
  requestStates,
} from '../../../domain/request/requestState.ts';
import type { Officer } from '../../../staff-core/due/officer.ts';
import { type FoundReceipt, findReceipts } from '../../../staff-core/receipts.ts';
import {
  applyStateChange,
  createStateWrites,
  isUnchanged,
  type StateChange,
} from '../../../staff-core/stateWrite.ts';
import { StaffError } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import type { RequestListEntry } from '../readRequests.ts';

/** The versions of the documents that a commit wrote, in the order of its writes. */
export const toVersions = (answer: unknown): readonly (string | undefined)[] =>
  (answer as { readonly writeResults: readonly { readonly updateTime?: string }[] }).writeResults.map(
    ({ updateTime }) => updateTime,
  );

const toStateChange = ({ state: name, reason: reasonName, arePapersComplete }: StatusChoice): StateChange => {
  const state = parseRequestState(name);
  if (state === null) throw new StaffError('unknown');
  const reason = parseRequestReason(state, reasonName);
  if (requestStates[state].needsReason === true && reason === null) throw new StaffError('unknown');
  return { state, reason, ...(typeof arePapersComplete === 'boolean' && { arePapersComplete }) };
};

/**
 * @returns the receipts as they are stored now
 * @throws StaffError 'conflict' if somebody else wrote meanwhile
 */
export const writeState = async (
  client: StaffClient,
  { id, receipts }: Pick<RequestListEntry, 'id' | 'receipts'>,
  wanted: StateChange,
  officer: Officer | null,
): Promise<readonly FoundReceipt[]> => {
  if (receipts.length === 0) throw new StaffError('unknown');
  if (receipts.every((receipt) => isUnchanged(receipt, wanted))) return receipts;
  const authorship = { since: Math.trunc(client.now()), officer };
  try {
    const writes = await createStateWrites(client, { id, receipts }, wanted, authorship);
    const versions = toVersions(await client.post(':commit', { writes }));
    return receipts.map((receipt, at) =>
      applyStateChange(receipt, wanted, authorship, versions[at] ?? receipt.version),
    );
  } catch (error) {
    if (!(error instanceof StaffError) || error.code !== 'conflict') throw error;
    const now = (await findReceipts(client, [id])).get(id) ?? [];
    // An earlier try of ours succeeded and its answer was lost, or somebody else wrote the same state.
    if (now.length === 0 || !now.every((receipt) => isUnchanged(receipt, wanted))) throw error;
    return now;
  }
};

/** The same for a choice by its names. @throws StaffError */
export const saveState = async (
  client: StaffClient,
  entry: Pick<RequestListEntry, 'id' | 'receipts'>,
  choice: StatusChoice,
  officer: Officer | null,
): Promise<void> => {
  await writeState(client, entry, toStateChange(choice), officer);
};

/** Writes a request's state over the version that was read. An unchanged state is not written: 'since' stays. */
import type { StatusChoice } from '../../../machines/staff/statusUpdate.ts';
import { parseRequestReason, parseRequestState, requestStates } from '../../domain/request/requestState.ts';
import type { Officer } from '../../staff-core/officer.ts';
import { findReceipts } from '../../staff-core/receipts.ts';
import { createStateWrites, isUnchanged, type StateChange } from '../../staff-core/stateWrite.ts';
import { StaffError } from '../errors.ts';
import type { StaffClient } from '../restClient.ts';
import type { RequestListEntry } from './readRequests.ts';

const toStateChange = ({ state: name, reason: reasonName }: StatusChoice): StateChange => {
  const state = parseRequestState(name);
  if (state === null) throw new StaffError('unknown');
  const reason = parseRequestReason(state, reasonName);
  if (requestStates[state].needsReason === true && reason === null) throw new StaffError('unknown');
  return { state, reason };
};

/**
 * @param officer whom the citizen reads as the one who handles it; null where nobody said it
 * @throws StaffError 'conflict' if somebody else wrote meanwhile
 */
export const saveState = async (
  client: StaffClient,
  { id, receipts }: Pick<RequestListEntry, 'id' | 'receipts'>,
  choice: StatusChoice,
  officer: Officer | null,
): Promise<void> => {
  if (receipts.length === 0) throw new StaffError('unknown');
  const wanted = toStateChange(choice);
  if (receipts.every((receipt) => isUnchanged(receipt, wanted))) return;
  const since = Math.trunc(client.now());
  try {
    const writes = await createStateWrites(client, { id, receipts }, wanted, { since, officer });
    await client.post(':commit', { writes });
  } catch (error) {
    if (!(error instanceof StaffError) || error.code !== 'conflict') throw error;
    const now = (await findReceipts(client, [id])).get(id) ?? [];
    // An earlier try of ours succeeded and its answer was lost, or somebody else wrote the same state.
    if (now.length === 0 || !now.every((receipt) => isUnchanged(receipt, wanted))) throw error;
  }
};

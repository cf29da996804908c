/** Writes how far a request is, over the version that was read. Where it is so already nothing is written: 'since' stays. */
import type { Choice } from '../../../machines/staff/statusUpdate.ts';
import { parseRequestReason, parseRequestState, requestStates } from '../../domain/request/requestState.ts';
import { receiptsOf } from '../../staff-core/receipts.ts';
import { isSo, stateWriteOf, type Wanted } from '../../staff-core/stateWrite.ts';
import { DeskFailure } from '../errors.ts';
import type { StaffDoor } from '../restClient.ts';
import type { DeskEntry } from './readRequests.ts';

const wantedOf = ({ state: name, reason: given }: Choice): Wanted => {
  const state = parseRequestState(name);
  if (state === null) throw new DeskFailure('unknown');
  const reason = parseRequestReason(state, given);
  if (requestStates[state].needsReason === true && reason === null) throw new DeskFailure('unknown');
  return { state, reason };
};

/** @throws DeskFailure 'conflict' where somebody else wrote meanwhile */
export const saveState = async (
  door: StaffDoor,
  { id, receipts }: Pick<DeskEntry, 'id' | 'receipts'>,
  choice: Choice,
): Promise<void> => {
  if (receipts.length === 0) throw new DeskFailure('unknown');
  const wanted = wantedOf(choice);
  if (receipts.every((receipt) => isSo(receipt, wanted))) return;
  const since = Math.trunc(door.now());
  try {
    await door.ask(':commit', { writes: receipts.map((receipt) => stateWriteOf(receipt, wanted, since)) });
  } catch (error) {
    if (!(error instanceof DeskFailure) || error.code !== 'conflict') throw error;
    const now = (await receiptsOf(door, [id])).get(id) ?? [];
    // Ours, by a try whose answer was lost; or the same word of somebody else.
    if (now.length === 0 || !now.every((receipt) => isSo(receipt, wanted))) throw error;
  }
};

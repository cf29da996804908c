/** Writes how far a request is, over the version that was read. */
import type { Choice } from '../../../machines/stateWriting.ts';
import { stateWriteOf } from '../../desk/stateWrite.ts';
import { reasonOf, stateOf } from '../../domain/requestState.ts';
import type { StaffDoor } from '../door.ts';
import { DeskFailure } from '../failure.ts';
import type { DeskEntry } from './reading.ts';

/** @throws DeskFailure 'conflict' where somebody else wrote meanwhile */
export const saveState = async (
  door: StaffDoor,
  { receipts }: DeskEntry,
  { state: name, reason }: Choice,
): Promise<void> => {
  const state = stateOf(name);
  if (state === null || receipts.length === 0) throw new DeskFailure('unknown');
  const wanted = { state, reason: reasonOf(state, reason) };
  const since = Math.trunc(door.now());
  await door.ask(':commit', { writes: receipts.map((receipt) => stateWriteOf(receipt, wanted, since)) });
};

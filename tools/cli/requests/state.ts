/**
 * `state ID STATE [--reason REASON]`: how far a request is, written on its receipt, where the citizen reads it. It is
 * written only over the version that was read, so that of two clerks none undoes the other's word unseen.
 */

import { Problem } from '../../../server/firestore/lib/userError.ts';
import {
  parseRequestReason,
  parseRequestState,
  requestStateNames,
  requestStates,
} from '../../../src/domain/request/requestState.ts';
import { receiptMessages } from '../../../src/i18n/en/receipt.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { stateText } from '../../../src/staff-core/answers.ts';
import { type FoundReceipt, receiptsOf, toldBy } from '../../../src/staff-core/receipts.ts';
import { isSo, stateWriteOf, type Wanted } from '../../../src/staff-core/stateWrite.ts';
import { type Door, StoreRefused } from '../lib/storeClient.ts';
import { asked, placeOf, type Subcommand, through, toOption } from '../lib/subcommand.ts';
import { checkedId, requestNamed } from './findRequest.ts';

const usage = 'state ID STATE [--reason REASON] [--to embedded|cloud]';

/** @throws Problem */
function wantedOf(text: string, given: string | undefined): Wanted {
  const state = parseRequestState(text.toLowerCase());
  if (state === null)
    throw new Problem(
      `The state must be one of ${requestStateNames.join(', ')}; it is '${sanitizeLine(text, 40)}'.`,
    );
  const { reasons, needsReason } = requestStates[state];
  const reason = given === undefined ? null : parseRequestReason(state, given.toLowerCase());
  if (given !== undefined && reasons.length === 0) throw new Problem(`The state '${state}' takes no reason.`);
  if ((given !== undefined && reason === null) || (given === undefined && needsReason))
    throw new Problem(
      [
        `'${state}' takes a --reason, one of:`,
        ...reasons.map((one) => `  ${one}: ${receiptMessages.status.reasons[one]}`),
      ].join('\n'),
    );
  return { state, reason };
}

/** @throws Problem where somebody else was quicker */
async function write(door: Door, id: string, found: readonly FoundReceipt[], wanted: Wanted, since: number) {
  try {
    await door.ask(':commit', { writes: found.map((receipt) => stateWriteOf(receipt, wanted, since)) });
  } catch (error) {
    if (!(error instanceof StoreRefused) || error.status !== 'FAILED_PRECONDITION') throw error;
    const now = toldBy((await receiptsOf(door, [id])).get(id));
    // Ours, by a try whose answer was lost.
    if (now !== null && isSo(now, wanted) && now.since === since) return;
    const instead = now === null ? 'deleted it' : `set it to: ${stateText(now)}`;
    throw new Problem(
      `Nothing was changed: someone else has just ${instead}. Look at it again, then decide.`,
    );
  }
}

export const state: Subcommand = {
  usage,
  does: `sets the status of a request: ${requestStateNames.join(', ')}`,
  prepare(args, surroundings) {
    const options = { ...toOption, reason: { type: 'string' } } as const;
    const { values, positionals } = asked(args, options, usage, ['the ID', 'the state']);
    const id = checkedId(positionals[0] ?? '');
    const wanted = wantedOf(positionals[1] ?? '', values.reason);
    const place = placeOf(values.to, surroundings);
    return () =>
      through(place, async (door) => {
        await requestNamed(door, id);
        const found = (await receiptsOf(door, [id])).get(id) ?? [];
        const told = toldBy(found);
        if (told === null)
          throw new Problem(`Request ${id} has no receipt, so the citizen cannot check its status online.`);
        if (found.every((receipt) => isSo(receipt, wanted))) {
          console.log(`Request ${id} already has this status; nothing was changed: ${stateText(told)}`);
          return;
        }
        await write(door, id, found, wanted, surroundings.now);
        console.log(
          `Request ${id}: ${stateText({ ...wanted, since: surroundings.now })} (before: ${stateText(told)}).`,
        );
        const { title } = receiptMessages.status.states[wanted.state];
        console.log(`The citizen sees '${title}' at /Request_Status.`);
      });
  },
};

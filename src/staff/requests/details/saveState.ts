/**
 * Writes a request's state over the version that was read. An unchanged state is not written: 'since' stays. A state that this page
 * itself replaced comes back as it was, with who set it and when.
 */
import {
  parseRequestReason,
  parseRequestState,
  requestStates,
} from '../../../domain/request/requestState.ts';
import type { Officer } from '../../../staff-core/due/officer.ts';
import { type FoundReceipt, findLatestReceipt } from '../../../staff-core/receipts.ts';
import {
  isUnchanged,
  type StateChange,
  type StateWritten,
  writeState,
} from '../../../staff-core/stateWrite.ts';
import { StaffError } from '../../errors.ts';
import type { StaffClient } from '../../restClient.ts';
import type { RequestListEntry } from '../readRequests.ts';
import type { StatusChoice } from '../requestPlace.ts';

interface ReplacedState {
  readonly before: readonly FoundReceipt[];
  readonly after: readonly FoundReceipt[];
}

/** The states that this page replaced, the first one first, by the reference; they name receipt codes, so a sign-out forgets them. */
export type ReplacedStates = Map<string, readonly ReplacedState[]>;

const hasSameStatus = (a: FoundReceipt | null, b: FoundReceipt | null): boolean =>
  a?.state === b?.state && a?.since === b?.since;

/** Those of this request, unless somebody else has set a state since. */
const findReplaced = (
  replaced: ReplacedStates,
  { id, receipts }: Pick<RequestListEntry, 'id' | 'receipts'>,
): readonly ReplacedState[] => {
  const found = replaced.get(id) ?? [];
  const last = found.at(-1);
  return last !== undefined && hasSameStatus(findLatestReceipt(last.after), findLatestReceipt(receipts))
    ? found
    : [];
};

const toStateChange = ({ state: name, reason: reasonName, arePapersComplete }: StatusChoice): StateChange => {
  const state = parseRequestState(name);
  if (state === null) throw new StaffError('unknown');
  const reason = parseRequestReason(state, reasonName);
  if (requestStates[state].needsReason === true && reason === null) throw new StaffError('unknown');
  return { state, reason, ...(typeof arePapersComplete === 'boolean' && { arePapersComplete }) };
};

/**
 * @param officer whom the citizen reads as the official who handles it; null where nobody said it
 * @throws StaffError 'conflict' if somebody else wrote meanwhile
 */
export const saveState = async (
  client: StaffClient,
  entry: Pick<RequestListEntry, 'id' | 'request' | 'receipts'>,
  choice: StatusChoice,
  officer: Officer | null,
  replaced: ReplacedStates = new Map(),
): Promise<StateWritten> => {
  const { id, receipts } = entry;
  const wanted = toStateChange(choice);
  if (receipts.length === 0) throw new StaffError('unknown');
  if (receipts.every((receipt) => isUnchanged(receipt, wanted))) return { receipts, loss: '' };
  const found = findReplaced(replaced, entry);
  const at = found.findIndex(({ before }) => before.every((receipt) => isUnchanged(receipt, wanted)));
  const earlier = found[at]?.before;
  const written = await writeState(
    client,
    entry,
    { ...wanted, ...(earlier !== undefined && { earlier }) },
    { since: Math.trunc(client.now()), officer, random: Math.random },
  );
  replaced.set(
    id,
    earlier === undefined ? [...found, { before: receipts, after: written.receipts }] : found.slice(0, at),
  );
  return written;
};

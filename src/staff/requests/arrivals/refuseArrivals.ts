/** What the panel of arrivals finds, refuses, sets back and deletes. */
import { isRealMoment, manilaInstant } from '../../../domain/dates/day.ts';
import type { RequestReason } from '../../../domain/request/requestState.ts';
import {
  type ArrivedEntry,
  type ArrivedRequests,
  deleteRefused,
  findArrivedRequests,
  type RefusedRequest,
  refuseRequests,
  setBackRefused,
} from '../../../staff-core/arrivals/arrivedRequests.ts';
import { isConflict } from '../../../staff-core/commit.ts';
import type { Officer } from '../../../staff-core/due/officer.ts';
import type { StaffClient } from '../../restClient.ts';
import type { DeletedCounts } from '../deletion/deleteRequests.ts';
import { type ReplacedStates, saveState } from '../details/saveState.ts';

/** What this page refused at once; a sign-out forgets it, because it names receipt codes. */
export interface ArrivalMemory {
  readonly refused: Map<string, RefusedRequest>;
  /** Those of a call that failed: it may have refused them. */
  unanswered: readonly ArrivedEntry[];
}

/** 'yyyy-mm-ddThh:mm' in Manila; the minute of `to` is in it. */
export interface Moments {
  readonly from: string;
  readonly to: string;
}

/** None where a moment is blank. @throws StaffError */
export const findArrivals = async (
  client: StaffClient,
  { from, to }: Moments,
  { unanswered }: ArrivalMemory,
): Promise<ArrivedRequests> => {
  if (!isRealMoment(from) || !isRealMoment(to)) return { untouched: [], keptCount: 0 };
  const range = { from: manilaInstant(from), to: manilaInstant(to) + 60_000 };
  const found = await findArrivedRequests(client, range);
  const ids = new Set(found.untouched.map(({ request }) => request.id));
  const missing = unanswered.filter(({ request }) => !ids.has(request.id));
  return { ...found, untouched: [...found.untouched, ...missing] };
};

interface ArrivalWriter {
  readonly client: StaffClient;
  /** Whom the citizen reads as the official who handles it; null where nobody said it. */
  readonly officer: Officer | null;
  readonly replaced: ReplacedStates;
  readonly memory: ArrivalMemory;
}

/** @throws StaffError; what was refused until then stays refused */
export const refuseArrivals = async (
  { client, officer, replaced, memory }: ArrivalWriter,
  entries: readonly ArrivedEntry[],
  reason: RequestReason,
): Promise<DeletedCounts> => {
  let receipts = 0;
  let requests = 0;
  const onRefused = (each: RefusedRequest): void => {
    const { id } = each.before.request;
    memory.refused.set(id, each);
    replaced.set(id, [{ before: each.before.receipts, after: each.receipts }]);
    requests += 1;
    receipts += each.receipts.length;
  };
  memory.unanswered = entries;
  const since = Math.trunc(client.now());
  const changed = await refuseRequests(client, entries, reason, { since, officer, onRefused });
  memory.unanswered = [];
  return { requests, receipts, isWhole: changed === 0 };
};

/** @returns also how many lost their place. @throws StaffError; what was set back until then stays so */
export const setBackArrivals = async ({
  client,
  officer,
  replaced,
  memory: { refused },
}: ArrivalWriter): Promise<DeletedCounts & { readonly lostPlaces: number }> => {
  const done = { requests: 0, receipts: 0, isWhole: true, lostPlaces: 0 };
  const onSetBack = ({ before, receipts }: RefusedRequest, hasLostPlace: boolean): void => {
    refused.delete(before.request.id);
    replaced.delete(before.request.id);
    done.requests += 1;
    done.receipts += receipts.length;
    if (hasLostPlace) done.lostPlaces += 1;
  };
  const left = await setBackRefused(client, [...refused.values()], {
    since: Math.trunc(client.now()),
    officer,
    random: Math.random,
    onSetBack,
  });
  for (const each of left) {
    const { request } = each.before;
    const entry = { id: request.id, request, receipts: each.receipts };
    try {
      const choice = { state: 'received', reason: null };
      const { loss } = await saveState(client, entry, choice, officer, replaced);
      onSetBack(each, loss !== '');
    } catch (error) {
      if (!isConflict(error)) throw error;
      refused.delete(request.id);
      done.isWhole = false;
    }
  }
  return done;
};

/** @throws StaffError; what was deleted until then stays deleted */
export const deleteArrivals = async ({
  client,
  memory: { refused },
}: Pick<ArrivalWriter, 'client' | 'memory'>): Promise<DeletedCounts> => {
  let requests = 0;
  let receipts = 0;
  const changed = await deleteRefused(client, [...refused.values()], {
    onDeleted: (each) => {
      refused.delete(each.before.request.id);
      requests += 1;
      receipts += each.receipts.length;
    },
  });
  return { requests, receipts, isWhole: changed === 0 };
};

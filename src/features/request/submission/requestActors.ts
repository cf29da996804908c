/** What the form's machine is given from outside: randomness, the records and the other tabs. */
import { fromPromise } from 'xstate';
import type { Drawn, Signal } from '../../../../machines/request/context.ts';
import { createReceiptCode, maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { tellSent } from '../storage/crossTabChannel.ts';
import { inTurn } from './withSubmitLock.ts';

/** Told by the phone itself, before anything has left it. */
class NoSignal extends Error {
  readonly code = 'offline';
}

type Sent = {
  readonly id: string;
  readonly code: string;
  readonly record: Readonly<Record<string, unknown>>;
};

export const requestEffects = {
  drawId: fromPromise<Drawn, { readonly draws: number }>(async ({ input: { draws } }) => {
    const code = createReceiptCode(globalThis.crypto);
    return { code, id: toRecordId(code, draws), last: draws >= maxIdAttempts - 1 };
  }),
  findReceipt: fromPromise<boolean, { readonly code: string }>(async ({ input }) => {
    const { readReceipt } = await loadFirestoreClient();
    return (await readReceipt(input)) !== null;
  }),
};

/**
 * Stores a request in its turn, and tells the tabs that hold the same draft before theirs comes. What the phone says of its
 * signal is not believed without a look.
 */
export const saveAs = (draftNow: () => string, look: () => Promise<Signal>) =>
  fromPromise<void, Sent>(({ input, signal }) => {
    const draft = draftNow();
    return inTurn(signal, async () => {
      if (!navigator.onLine && (await look()) === 'none') throw new NoSignal();
      const { saveRequest } = await loadFirestoreClient();
      // Nobody waits for it any more: what was told is still true.
      if (signal.aborted) throw new NoSignal();
      await saveRequest(input);
      await tellSent({ draft, reference: input.id });
    });
  });

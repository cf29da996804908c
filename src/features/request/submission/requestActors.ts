/** What the form's machine is given from outside: randomness, the records and the other tabs. */
import { fromPromise } from 'xstate';
import type { Connectivity, IdDraw } from '../../../../machines/request/context.ts';
import { createReceiptCode, maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { announceSubmission } from '../storage/crossTabChannel.ts';
import { withSubmitLock } from './withSubmitLock.ts';

/** Told by the phone itself, before anything has left it. */
class OfflineError extends Error {
  readonly code = 'offline';
}

type SubmissionInput = {
  readonly id: string;
  readonly code: string;
  readonly record: Readonly<Record<string, unknown>>;
};

export const requestActors = {
  drawId: fromPromise<IdDraw, { readonly draws: number }>(async ({ input: { draws } }) => {
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
export const createSaveRequestActor = (readDraft: () => string, probe: () => Promise<Connectivity>) =>
  fromPromise<void, SubmissionInput>(({ input, signal }) => {
    const draft = readDraft();
    return withSubmitLock(signal, async () => {
      if (!navigator.onLine && (await probe()) === 'none') throw new OfflineError();
      const { saveRequest } = await loadFirestoreClient();
      // Nobody waits for it any more: what was told is still true.
      if (signal.aborted) throw new OfflineError();
      await saveRequest(input);
      await announceSubmission({ draft, reference: input.id });
    });
  });

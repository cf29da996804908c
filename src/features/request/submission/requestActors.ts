/** Actors of the request machine: randomness, Firestore and the other tabs. */
import { fromPromise } from 'xstate';
import type { Connectivity, GeneratedId } from '../../../../machines/request/context.ts';
import { createReceiptCode } from '../../../domain/request/receiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { OfflineError } from '../../../firestore/errors.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { announceSubmission } from '../storage/crossTabChannel.ts';
import { withSubmitLock } from './withSubmitLock.ts';

type SubmissionInput = {
  readonly id: string;
  readonly code: string;
  readonly record: Readonly<Record<string, unknown>>;
};

export const requestActors = {
  generateId: fromPromise<GeneratedId, { readonly idAttempts: number }>(async ({ input: { idAttempts } }) => {
    const code = createReceiptCode(globalThis.crypto);
    return { code, id: toRecordId(code, idAttempts), isLastAttempt: idAttempts >= maxIdAttempts - 1 };
  }),
  findReceipt: fromPromise<boolean, { readonly code: string }>(async ({ input }) => {
    const { readReceipt } = await loadFirestoreClient();
    return (await readReceipt(input)) !== null;
  }),
};

/**
 * Stores a request when this tab's turn comes, and announces it to the tabs with the same draft before their turn. If the
 * phone reports that it is offline, a probe checks first.
 */
export const createSaveRequestActor = (readDraft: () => string, probe: () => Promise<Connectivity>) =>
  fromPromise<void, SubmissionInput>(({ input, signal }) => {
    const draft = readDraft();
    return withSubmitLock(signal, async () => {
      if (!navigator.onLine && (await probe()) === 'offline') throw new OfflineError();
      const { saveRequest } = await loadFirestoreClient();
      // Nothing awaits the result any more, so send nothing: the status last shown stays true.
      if (signal.aborted) throw new OfflineError();
      await saveRequest(input);
      await announceSubmission({ draft, reference: input.id, code: input.code });
    });
  });

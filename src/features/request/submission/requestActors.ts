/** Actors of the request machine: randomness, Firestore and the other tabs. */
import { fromPromise } from 'xstate';
import type {
  Connectivity,
  RequestIds,
  RequestVersion,
  StoredVersion,
} from '../../../../machines/request/context.ts';
import { parseReceiptDays, parseStoredVersionId } from '../../../content/models/reference.ts';
import { createRandomUuid } from '../../../domain/request/receiptCode.ts';
import { maxIdAttempts, toRecordId } from '../../../domain/request/recordId.ts';
import { OfflineError } from '../../../firestore/errors.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { announceSubmission } from '../storage/crossTabChannel.ts';
import { findSentSchedule } from '../storage/sentSubmission.ts';
import { withSubmitLock } from './withSubmitLock.ts';

type SubmissionInput = {
  readonly recordId: string;
  readonly receiptCode: string;
  readonly record: Readonly<Record<string, unknown>>;
  readonly versionId: RequestVersion['versionId'];
  readonly place: string | null;
};

export const requestActors = {
  generateId: fromPromise<RequestIds, { readonly idAttempts: number }>(async ({ input: { idAttempts } }) => {
    const receiptCode = createRandomUuid(globalThis.crypto);
    return {
      recordId: toRecordId(receiptCode, idAttempts),
      receiptCode,
      isLastAttempt: idAttempts >= maxIdAttempts - 1,
    };
  }),
  findReceipt: fromPromise<StoredVersion | null, { readonly code: string }>(async ({ input }) => {
    const { readReceipt } = await loadFirestoreClient();
    const found = await readReceipt(input);
    if (found === null) return null;
    const versionId = parseStoredVersionId(found);
    const { schedule } = parseReceiptDays(found);
    return { versionId, schedule: schedule ?? findSentSchedule(input.code, versionId) };
  }),
};

interface SaveRequestOptions {
  readonly readDraft: () => string;
  /** Whether the citizen will use the priority lane. */
  readonly readIsPriority: () => boolean;
  readonly probe: () => Promise<Connectivity>;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * Stores a request when this tab's turn comes, and announces it to the tabs with the same draft before their turn. If the
 * phone reports that it is offline, a probe checks first.
 */
export const createSaveRequestActor = ({ readDraft, readIsPriority, probe, now }: SaveRequestOptions) =>
  fromPromise<void, SubmissionInput>(({ input: { place, ...request }, signal }) => {
    const draft = readDraft();
    const isPriority = readIsPriority();
    return withSubmitLock(signal, async () => {
      if (!navigator.onLine && (await probe()) === 'offline') throw new OfflineError();
      const { saveRequest } = await loadFirestoreClient();
      // Nothing awaits the result any more, so send nothing: the status last shown stays true.
      if (signal.aborted) throw new OfflineError();
      await saveRequest({
        ...request,
        isPriority,
        place: place === null ? null : { name: place, at: now() },
      });
      await announceSubmission({ draft, reference: request.recordId, code: request.receiptCode });
    });
  });

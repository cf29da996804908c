/** Submissions of earlier sessions whose response was lost: the actor that looks them up. */
import { useMemo } from 'react';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { formRequestMachine } from '../../../../machines/request/machine.ts';
import {
  pendingSubmissionsMachine,
  type SubmissionOutcome,
} from '../../../../machines/request/pendingSubmissions.ts';
import { parseReference, parseStoredVersionId } from '../../../content/models/reference.ts';
import type { PendingSubmissionsFactory } from '../../../context/requests.ts';
import { useServices } from '../../../context/services.ts';
import type { Translate } from '../../../i18n/define.ts';
import { sendingMessages } from '../../../i18n/en/sending.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { deleteExpiredDrafts } from '../storage/expiredDrafts.ts';
import {
  isAwaitedByPage,
  isAwaitedByTab,
  readPendingAge,
  readPendingReceipts,
  removePendingReceipt,
} from '../storage/pendingReceiptStorage.ts';
import { readQueuedCodes } from '../storage/queuedRequestIndex.ts';
import { hasSentDraft, replaceSentDrafts } from '../storage/sentSubmission.ts';

/** Provides the machine with the phone's stored codes and with Firestore. */
export const createPendingSubmissions: PendingSubmissionsFactory = (log, showStored) => {
  const machine = pendingSubmissionsMachine.provide({
    actors: {
      loadCodes: fromPromise(async () => {
        deleteExpiredDrafts(Date.now());
        return readPendingReceipts(readQueuedCodes());
      }),
      checkReceipt: fromPromise<SubmissionOutcome, { readonly code: string }>(async ({ input }) => {
        const { code } = input;
        // Another tab may have looked it up and deleted its note; a draft of this tab is still to be replaced.
        const isNoted = readPendingAge(code) !== null || hasSentDraft(code);
        if (!isNoted || isAwaitedByPage(code)) return { is: 'answered' };
        const age = () => readPendingAge(code) ?? Number.POSITIVE_INFINITY;
        if (await isAwaitedByTab(code)) return { is: 'awaited', age: age() };
        const found = await (await loadFirestoreClient()).readReceipt(input);
        return found === null
          ? { is: 'notFound', age: age() }
          : { is: 'received', recordId: parseReference(found), versionId: parseStoredVersionId(found) };
      }),
    },
    actions: {
      removeCode: (_, { code }) => removePendingReceipt(code),
      showReceipt: ({ self }, { code, ...receipt }) => {
        const stored = replaceSentDrafts(code, receipt);
        if (stored !== null && showStored(stored)) self.send({ type: 'DISMISS' });
      },
      log: (_, { what }) => log(`What became of an earlier request could not be read: ${what}`),
    },
  });
  return createActor(machine);
};

/** Whether a request is sent under the code that is looked up. */
export const isPendingSubmission = (
  { context: { pending } }: SnapshotFrom<typeof pendingSubmissionsMachine>,
  request: SnapshotFrom<typeof formRequestMachine> | undefined,
): boolean => pending[0] !== undefined && request?.context.requestIds?.receiptCode === pending[0].code;

export const usePendingSubmissions = (): ReturnType<PendingSubmissionsFactory> => {
  const { requests } = useServices();
  return useMemo(() => requests.pendingSubmissions(createPendingSubmissions), [requests]);
};

/** Why Submit waits while an earlier request is looked up. */
export const explainLookup = (translate: Translate): string =>
  translate(sendingMessages).earlier.checking.title;

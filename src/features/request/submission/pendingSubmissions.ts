/** Submissions of earlier sessions whose response was lost; provided by context. */
import { createContext, useContext } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import {
  pendingSubmissionsMachine,
  type SubmissionOutcome,
} from '../../../../machines/request/pendingSubmissions.ts';
import { parseReference } from '../../../content/models/reference.ts';
import type { Logger } from '../../../context/loggerContext.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { deleteExpiredDrafts } from '../storage/expiredDrafts.ts';
import {
  hasPendingReceipt,
  isAwaitedByTab,
  readPendingReceipts,
  removePendingReceipt,
} from '../storage/pendingReceiptStorage.ts';
import { readQueuedCodes } from '../storage/queuedRequestIndex.ts';

/** Provides the machine with the phone's stored codes and with Firestore. */
export const createPendingSubmissionsMachine = (log: Logger): typeof pendingSubmissionsMachine =>
  pendingSubmissionsMachine.provide({
    actors: {
      loadCodes: fromPromise(async () => {
        deleteExpiredDrafts(Date.now());
        return readPendingReceipts(readQueuedCodes());
      }),
      checkReceipt: fromPromise<SubmissionOutcome, { readonly code: string }>(async ({ input }) => {
        if (!hasPendingReceipt(input.code) || (await isAwaitedByTab(input.code))) return { is: 'answered' };
        const found = await (await loadFirestoreClient()).readReceipt(input);
        return found === null ? { is: 'notReceived' } : { is: 'received', recordId: parseReference(found) };
      }),
    },
    actions: {
      removeCode: (_, { code }) => removePendingReceipt(code),
      log: (_, { what }) => log(`What became of an earlier request could not be read: ${what}`),
    },
  });

export const PendingSubmissionsContext = createContext<ActorRefFrom<typeof pendingSubmissionsMachine> | null>(
  null,
);

export const usePendingSubmissions = (): ActorRefFrom<typeof pendingSubmissionsMachine> => {
  const pendingSubmissions = useContext(PendingSubmissionsContext);
  if (pendingSubmissions === null)
    throw new Error('usePendingSubmissions must be used within PendingSubmissionsContext.');
  return pendingSubmissions;
};

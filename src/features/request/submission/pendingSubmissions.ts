/** Sendings of earlier visits whose answer was lost, as given to the page from outside. */
import { createContext, useContext } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import { earlierSending, type Outcome } from '../../../../machines/request/pendingSubmissions.ts';
import { parseReference } from '../../../content/models/reference.ts';
import type { Logger } from '../../../context/loggerContext.ts';
import { loadFirestoreClient } from '../../../query/loadFirestoreClient.ts';
import { deleteExpiredDrafts } from '../storage/expiredDrafts.ts';
import { forgetCode, isHeld, isNoted, notedCodes } from '../storage/pendingReceiptStorage.ts';
import { keptCodes } from '../storage/queuedRequestIndex.ts';

/** The machine with the phone's notes and the records put in. */
export const earlierOf = (log: Logger): typeof earlierSending =>
  earlierSending.provide({
    actors: {
      recallCodes: fromPromise(async () => {
        deleteExpiredDrafts(Date.now());
        return notedCodes(keptCodes());
      }),
      lookUp: fromPromise<Outcome, { readonly code: string }>(async ({ input }) => {
        if (!isNoted(input.code) || (await isHeld(input.code))) return { is: 'answered' };
        const found = await (await loadFirestoreClient()).readReceipt(input);
        return found === null ? { is: 'notReceived' } : { is: 'received', recordId: parseReference(found) };
      }),
    },
    actions: {
      forgetCode: (_, { code }) => forgetCode(code),
      log: (_, { what }) => log(`What became of an earlier request could not be read: ${what}`),
    },
  });

export const EarlierContext = createContext<ActorRefFrom<typeof earlierSending> | null>(null);

export const useEarlier = (): ActorRefFrom<typeof earlierSending> => {
  const earlier = useContext(EarlierContext);
  if (earlier === null) throw new Error('The earlier sendings are given from outside.');
  return earlier;
};

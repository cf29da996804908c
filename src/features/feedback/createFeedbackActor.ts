/** Creates the feedback machine's actor, provided with the field's text, the clock and Firestore. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import {
  type CheckedFeedback,
  type FeedbackAnswer,
  type FeedbackSubmission,
  pageFeedbackMachine,
} from '../../../machines/site/pageFeedback.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import { createRandomUuid } from '../../domain/request/receiptCode.ts';
import { OfflineError } from '../../firestore/errors.ts';
import { createFeedback, findFeedbackFault } from '../../form/feedback.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { toFeedbackPath } from '../../routes/feedbackPath.ts';

/** Values of the text field and of the hidden honeypot. */
interface FieldValues {
  readonly text: string;
  readonly honeypot: string;
}

export interface FeedbackInput {
  /** Returns the function that detaches the field. */
  readonly attach: (read: () => FieldValues) => () => void;
}

export interface FeedbackSession {
  readonly actor: ActorRefFrom<typeof pageFeedbackMachine>;
  readonly input: FeedbackInput;
}

const readEmpty = (): FieldValues => ({ text: '', honeypot: '' });

/** @param page path as spelled in the route table */
export const createFeedbackActor = (page: string, clock: Clock): FeedbackSession => {
  let read = readEmpty;
  const write = (kind: FeedbackAnswer): CheckedFeedback => {
    const { text, honeypot } = read();
    if (honeypot !== '') return { outcome: 'trapped' };
    const record = createFeedback(toFeedbackPath(page), kind, text, clock.now());
    const fault = findFeedbackFault(kind, record.text);
    if (fault !== null)
      return { outcome: 'incomplete', textError: { fault, length: record.text?.length ?? 0 } };
    return {
      outcome: 'sendable',
      message: { id: createRandomUuid(globalThis.crypto), record: { ...record } },
    };
  };
  const actor = createActor(
    pageFeedbackMachine.provide({
      actors: {
        prepareMessage: fromPromise<CheckedFeedback, { readonly kind: FeedbackAnswer }>(async ({ input }) =>
          write(input.kind),
        ),
        saveFeedback: fromPromise<void, FeedbackSubmission>(async ({ input }) => {
          try {
            const { saveFeedback } = await loadFirestoreClient();
            await saveFeedback(input);
          } catch (error) {
            // Offline, the feedback may be stored all the same.
            throw navigator.onLine ? error : new OfflineError();
          }
        }),
      },
    }),
  );
  actor.start();
  return {
    actor,
    input: {
      attach: (next) => {
        read = next;
        return () => {
          read = readEmpty;
        };
      },
    },
  };
};

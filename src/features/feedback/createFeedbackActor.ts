/** How feedback begins: its machine, with what was written, the time and the records put in. */
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { type Message, pageFeedback, type Told, type Written } from '../../../machines/site/pageFeedback.ts';
import type { Clock } from '../../domain/dates/clock.ts';
import { createReceiptCode } from '../../domain/request/recordId.ts';
import {
  createFeedback,
  type FeedbackFault,
  findFeedbackFault,
  maxFeedbackLength,
} from '../../form/feedback.ts';
import { feedbackMessages as said } from '../../i18n/en/feedback.ts';
import { loadFirestoreClient } from '../../query/loadFirestoreClient.ts';
import { toFeedbackPath } from '../../routes/feedbackPath.ts';

/** What the field holds, and the one that nobody sees. */
interface Typed {
  readonly text: string;
  readonly trap: string;
}

export interface Answer {
  /** Answers the end of being shown. */
  readonly show: (read: () => Typed) => () => void;
}

export interface OpenFeedback {
  readonly actor: ActorRefFrom<typeof pageFeedback>;
  readonly answer: Answer;
}

/** Told by the phone itself. What was sent may be stored all the same. */
class NoSignal extends Error {
  readonly code = 'offline';
}

const nothing = (): Typed => ({ text: '', trap: '' });

const sentenceOf = (fault: FeedbackFault, text: string): string =>
  fault === 'tooLong' ? said.tooLong(maxFeedbackLength, text.length) : said[fault];

/** @param page the path in the table's spelling */
export const beginFeedback = (page: string, clock: Clock): OpenFeedback => {
  let read = nothing;
  const write = (kind: Told): Written => {
    const { text, trap } = read();
    if (trap !== '') return { outcome: 'trapped' };
    const record = createFeedback(toFeedbackPath(page), kind, text, clock.now());
    const fault = findFeedbackFault(kind, record.text);
    if (fault !== null) return { outcome: 'incomplete', wrong: sentenceOf(fault, record.text ?? '') };
    return {
      outcome: 'sendable',
      message: { id: createReceiptCode(globalThis.crypto), record: { ...record } },
    };
  };
  const actor = createActor(
    pageFeedback.provide({
      actors: {
        writeMessage: fromPromise<Written, { readonly kind: Told }>(async ({ input }) => write(input.kind)),
        saveFeedback: fromPromise<void, Message>(async ({ input }) => {
          try {
            const { saveFeedback } = await loadFirestoreClient();
            await saveFeedback(input);
          } catch (error) {
            throw navigator.onLine ? error : new NoSignal();
          }
        }),
      },
    }),
  );
  actor.start();
  return {
    actor,
    answer: {
      show: (next) => {
        read = next;
        return () => {
          read = nothing;
        };
      },
    },
  };
};

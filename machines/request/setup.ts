/** What the life of a request hears, asks of outside, decides by and waits for; its states are in formRequest.ts. */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import {
  answerTimeout,
  type CheckedAnswers,
  type Connectivity,
  createRequestContext,
  type FrozenRecord,
  failureCodeOf,
  fourthLastTry,
  type IdDraw,
  isSameVersion,
  type QueuedSubmission,
  type RequestContext,
  requireDraw,
} from './context.ts';

type Event =
  | { readonly type: 'TICK' }
  | { readonly type: 'UNTICK' }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'START_AGAIN'; readonly at: number }
  /** A request that an earlier visit left on the phone. */
  | { readonly type: 'RESUME'; readonly waiting: QueuedSubmission }
  | { readonly type: 'KEEP' }
  | { readonly type: 'UNKEEP' }
  /** Another tab keeps another, or keeps this one no longer. */
  | { readonly type: 'TAKEN_OVER' }
  /** Every answer was cleared. */
  | { readonly type: 'CLEAR'; readonly at: number }
  /** The phone's storage did not keep it. */
  | { readonly type: 'NOT_KEPT' }
  | { readonly type: 'WITHDRAW' }
  /** Another tab has sent the same answers. */
  | { readonly type: 'SENT_ELSEWHERE' };

const second = 1_000;
/** A send waits until the form has been shown this long: programs are quicker (decisions: Form life). */
const minimumTimeVisible = 2 * second;
const minute = 60 * second;

const outputOf = <Output>(event: unknown) => (event as { readonly output: Output }).output;

export const requestSetup = setup({
  types: {
    context: {} as RequestContext,
    events: {} as Event,
    input: {} as { readonly shownAt: number },
    tags: {} as
      | 'editable'
      | 'ticked'
      | 'canSubmit'
      | 'listsErrors'
      | 'checking'
      | 'sending'
      | 'resting'
      | 'waiting'
      | 'onPhone'
      | 'notKept'
      | 'withdrawn'
      | 'failed'
      | 'stored',
  },
  actors: {
    /** Checks the answers, shows their errors, and freezes the record; `earlier` is the last one sent. */
    checkAnswers: unprovidedActor<CheckedAnswers, { readonly earlier: FrozenRecord | null }>(),
    /** Draws a receipt code and its id; `draws` is how many were drawn for this request before. */
    drawId: unprovidedActor<IdDraw, { readonly draws: number }>(),
    /** Stores request and receipt in one commit; fails with `code`. */
    saveRequest: unprovidedActor<
      void,
      { readonly id: string; readonly code: string; readonly record: FrozenRecord }
    >(),
    /** Whether a receipt of this code is stored. */
    findReceipt: unprovidedActor<boolean, { readonly code: string }>(),
    /** Why nobody answered. */
    lookForSignal: unprovidedActor<Connectivity, unknown>(),
    /** Is done when the site can be reached again. */
    awaitSignal: unprovidedActor<void, unknown>(),
  },
  actions: {
    /** Before each sending: should its answer be lost with the page, the next visit looks the receipt up. */
    noteCode: (_, _params: { readonly code: string }) => {},
    forgetCode: (_, _params: { readonly code: string }) => {},
    /** Keeps the request with all its answers on the phone. May answer with NOT_KEPT. */
    keepWaiting: (_, _params: QueuedSubmission) => {},
    /** Only the one of this code; null where none was drawn. */
    forgetWaiting: (_, _params: { readonly code: string | null }) => {},
    /** Where a next one waits is chosen anew. */
    waitInPage: assign({ place: 'page' as const }),
    /** What follows is another request, maybe another person's: no id, no version, no choice is left. */
    beginAnew: assign(({ event }) => createRequestContext('at' in event ? event.at : 0)),
    /** What was sent is no draft any more. */
    forgetDrafts: () => {},
    /** Another request begins with empty answers. */
    clearAnswers: () => {},
  },
  guards: {
    triedTooOften: ({ context, event }) => {
      const checked = outputOf<CheckedAnswers>(event);
      return checked.outcome === 'sendable' && checked.at - fourthLastTry(context.tries) < minute;
    },
    isSendable: ({ event }) => outputOf<CheckedAnswers>(event).outcome === 'sendable',
    isTrapped: ({ event }) => outputOf<CheckedAnswers>(event).outcome === 'trapped',
    hasId: ({ context }) => context.drawn !== null,
    /** A version with other answers went without an answer under this id. */
    wasSentOtherwise: ({ context: { drawn, unanswered, record } }) =>
      drawn !== null && unanswered.some((version) => !isSameVersion(version, record)),
    isRefused: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'permission-denied',
    isFound: ({ event }) => outputOf<boolean>(event),
    drewTheLast: ({ context }) => context.drawn?.last === true,
    /** The phone itself said that there is no signal: nothing has left it. */
    isOffline: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'offline',
    isOfflineAtFirst: ({ context, event }) =>
      failureCodeOf((event as { error?: unknown }).error) === 'offline' && context.unanswered.length === 0,
    isUnreachable: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'unreachable',
    isSignalGone: ({ event }) => outputOf<Connectivity>(event) === 'none',
    isPortal: ({ event }) => outputOf<Connectivity>(event) === 'portal',
    isForPhone: ({ context }) => context.place === 'phone',
  },
  delays: {
    /** With the look at the signal the citizen is told within fifteen seconds (failures 12). */
    answerLimit: answerTimeout,
    signalLimit: 3 * second,
    /** A request older than a day is not sent (decisions: Time). */
    waitsFor: ({ context }) => context.left,
    untilShownLongEnough: ({ context }) => Math.max(0, context.shownAt + minimumTimeVisible - context.at),
    untilAMinutePassed: ({ context }) => Math.max(0, fourthLastTry(context.tries) + minute - context.at),
  },
});

export const forgetCodeAction = {
  type: 'forgetCode',
  params: ({ context }: { readonly context: RequestContext }) => ({ code: requireDraw(context).code }),
} as const;

/** What waited under this code is kept no longer: its id is given up, or it is not needed. */
export const forgetQueuedRequestAction = {
  type: 'forgetWaiting',
  params: ({ context }: { readonly context: RequestContext }) => ({ code: context.drawn?.code ?? null }),
} as const;

/** What waited is kept no longer, and where a next one waits is chosen anew. */
export const releaseQueuedRequest = [forgetQueuedRequestAction, { type: 'waitInPage' }] as const;

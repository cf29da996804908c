/** The events, actors, actions, guards and delays of a request. Its states are in machine.ts. */
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
  /** A waiting request that an earlier session stored on the phone. */
  | { readonly type: 'RESUME'; readonly waiting: QueuedSubmission }
  | { readonly type: 'KEEP' }
  | { readonly type: 'UNKEEP' }
  /** Another tab stored another request, or deleted this one. */
  | { readonly type: 'TAKEN_OVER' }
  /** The citizen cleared every answer. */
  | { readonly type: 'CLEAR'; readonly at: number }
  /** The phone failed to store the request. */
  | { readonly type: 'NOT_KEPT' }
  | { readonly type: 'WITHDRAW' }
  /** Another tab sent the same answers. */
  | { readonly type: 'SENT_ELSEWHERE' };

const second = 1_000;
/** A form must be visible this long before it is sent: bots are quicker (decisions: Form life). */
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
    /** Validates the answers, shows their errors, and freezes the record; `earlier` is the last version sent. */
    checkAnswers: unprovidedActor<CheckedAnswers, { readonly earlier: FrozenRecord | null }>(),
    /** Generates a receipt code and its id; `draws` counts the codes generated for this request before. */
    drawId: unprovidedActor<IdDraw, { readonly draws: number }>(),
    /** Stores request and receipt in one commit. Rejects with `code`. */
    saveRequest: unprovidedActor<
      void,
      { readonly id: string; readonly code: string; readonly record: FrozenRecord }
    >(),
    /** Whether a receipt with this code is stored. */
    findReceipt: unprovidedActor<boolean, { readonly code: string }>(),
    /** Finds out why the store did not answer. */
    lookForSignal: unprovidedActor<Connectivity, unknown>(),
    /** Resolves when the site is reachable again. */
    awaitSignal: unprovidedActor<void, unknown>(),
  },
  actions: {
    /** Notes the code before each submission, so that the next session can look the receipt up if this page is lost. */
    noteCode: (_, _params: { readonly code: string }) => {},
    forgetCode: (_, _params: { readonly code: string }) => {},
    /** Stores the request with all its answers on the phone. May send NOT_KEPT. */
    keepWaiting: (_, _params: QueuedSubmission) => {},
    /** Deletes only the request with this code; null when it has no code. */
    forgetWaiting: (_, _params: { readonly code: string | null }) => {},
    /** Resets the storage place, so that the citizen chooses anew for the next request. */
    waitInPage: assign({ place: 'page' as const }),
    /** Clears ids, versions and choices, because the next request may be another person's. */
    beginAnew: assign(({ event }) => createRequestContext('at' in event ? event.at : 0)),
    /** Deletes the drafts of a request that was sent. */
    forgetDrafts: () => {},
    /** Clears the form for another request. */
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
    /** Whether a version with other answers was sent under this id without an answer. */
    wasSentOtherwise: ({ context: { drawn, unanswered, record } }) =>
      drawn !== null && unanswered.some((version) => !isSameVersion(version, record)),
    isRefused: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'permission-denied',
    isFound: ({ event }) => outputOf<boolean>(event),
    drewTheLast: ({ context }) => context.drawn?.last === true,
    /** Whether the phone itself reported no signal, so that nothing left it. */
    isOffline: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'offline',
    isOfflineAtFirst: ({ context, event }) =>
      failureCodeOf((event as { error?: unknown }).error) === 'offline' && context.unanswered.length === 0,
    isUnreachable: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'unreachable',
    isSignalGone: ({ event }) => outputOf<Connectivity>(event) === 'none',
    isPortal: ({ event }) => outputOf<Connectivity>(event) === 'portal',
    isForPhone: ({ context }) => context.place === 'phone',
  },
  delays: {
    /** Together with the connectivity check it keeps the limit of fifteen seconds (failures 12). */
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

/** Deletes the request stored under this code, because its id is given up or the copy is no longer needed. */
export const forgetQueuedRequestAction = {
  type: 'forgetWaiting',
  params: ({ context }: { readonly context: RequestContext }) => ({ code: context.drawn?.code ?? null }),
} as const;

/** Deletes the stored request and resets the storage place. */
export const releaseQueuedRequest = [forgetQueuedRequestAction, { type: 'waitInPage' }] as const;

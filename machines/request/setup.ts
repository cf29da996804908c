/** What the life of a request hears, asks of outside, decides by and waits for; its states are in formRequest.ts. */
import { assign, setup } from 'xstate';
import { given } from '../lib/unprovidedActor.ts';
import {
  answersWithin,
  type Checked,
  type Context,
  codeOf,
  type Document,
  type Drawn,
  fourthLast,
  fresh,
  isSameVersion,
  kept,
  type Signal,
  type Waiting,
} from './context.ts';

type Event =
  | { readonly type: 'TICK' }
  | { readonly type: 'UNTICK' }
  | { readonly type: 'SUBMIT' }
  | { readonly type: 'DISMISS' }
  | { readonly type: 'START_AGAIN'; readonly at: number }
  /** A request that an earlier visit left on the phone. */
  | { readonly type: 'RESUME'; readonly waiting: Waiting }
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

const seconds = 1_000;
/** A send waits until the form has been shown this long: programs are quicker (decisions: Form life). */
const leastShown = 2 * seconds;
const aMinute = 60 * seconds;

const outputOf = <Output>(event: unknown) => (event as { readonly output: Output }).output;

export const requestSetup = setup({
  types: {
    context: {} as Context,
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
    checkAnswers: given<Checked, { readonly earlier: Document | null }>(),
    /** Draws a receipt code and its id; `draws` is how many were drawn for this request before. */
    drawId: given<Drawn, { readonly draws: number }>(),
    /** Stores request and receipt in one commit; fails with `code`. */
    saveRequest: given<void, { readonly id: string; readonly code: string; readonly record: Document }>(),
    /** Whether a receipt of this code is stored. */
    findReceipt: given<boolean, { readonly code: string }>(),
    /** Why nobody answered. */
    lookForSignal: given<Signal, unknown>(),
    /** Is done when the site can be reached again. */
    awaitSignal: given<void, unknown>(),
  },
  actions: {
    /** Before each sending: should its answer be lost with the page, the next visit looks the receipt up. */
    noteCode: (_, _params: { readonly code: string }) => {},
    forgetCode: (_, _params: { readonly code: string }) => {},
    /** Keeps the request with all its answers on the phone. May answer with NOT_KEPT. */
    keepWaiting: (_, _params: Waiting) => {},
    /** Only the one of this code; null where none was drawn. */
    forgetWaiting: (_, _params: { readonly code: string | null }) => {},
    /** Where a next one waits is chosen anew. */
    waitInPage: assign({ place: 'page' as const }),
    /** What follows is another request, maybe another person's: no id, no version, no choice is left. */
    beginAnew: assign(({ event }) => fresh('at' in event ? event.at : 0)),
    /** What was sent is no draft any more. */
    forgetDrafts: () => {},
    /** Another request begins with empty answers. */
    clearAnswers: () => {},
  },
  guards: {
    triedTooOften: ({ context, event }) => {
      const checked = outputOf<Checked>(event);
      return checked.outcome === 'sendable' && checked.at - fourthLast(context.tries) < aMinute;
    },
    isSendable: ({ event }) => outputOf<Checked>(event).outcome === 'sendable',
    isTrapped: ({ event }) => outputOf<Checked>(event).outcome === 'trapped',
    hasId: ({ context }) => context.drawn !== null,
    /** A version with other answers went without an answer under this id. */
    wasSentOtherwise: ({ context: { drawn, unanswered, record } }) =>
      drawn !== null && unanswered.some((version) => !isSameVersion(version, record)),
    isRefused: ({ event }) => codeOf((event as { error?: unknown }).error) === 'permission-denied',
    isFound: ({ event }) => outputOf<boolean>(event),
    drewTheLast: ({ context }) => context.drawn?.last === true,
    /** The phone itself said that there is no signal: nothing has left it. */
    isOffline: ({ event }) => codeOf((event as { error?: unknown }).error) === 'offline',
    isOfflineAtFirst: ({ context, event }) =>
      codeOf((event as { error?: unknown }).error) === 'offline' && context.unanswered.length === 0,
    isUnreachable: ({ event }) => codeOf((event as { error?: unknown }).error) === 'unreachable',
    isSignalGone: ({ event }) => outputOf<Signal>(event) === 'none',
    isPortal: ({ event }) => outputOf<Signal>(event) === 'portal',
    isForPhone: ({ context }) => context.place === 'phone',
  },
  delays: {
    /** With the look at the signal the citizen is told within fifteen seconds (failures 12). */
    answerLimit: answersWithin,
    signalLimit: 3 * seconds,
    /** A request older than a day is not sent (decisions: Time). */
    waitsFor: ({ context }) => context.left,
    untilShownLongEnough: ({ context }) => Math.max(0, context.shownAt + leastShown - context.at),
    untilAMinutePassed: ({ context }) => Math.max(0, fourthLast(context.tries) + aMinute - context.at),
  },
});

export const forgetCode = {
  type: 'forgetCode',
  params: ({ context }: { readonly context: Context }) => ({ code: kept(context).code }),
} as const;

/** What waited under this code is kept no longer: its id is given up, or it is not needed. */
export const forgetWaiting = {
  type: 'forgetWaiting',
  params: ({ context }: { readonly context: Context }) => ({ code: context.drawn?.code ?? null }),
} as const;

/** What waited is kept no longer, and where a next one waits is chosen anew. */
export const letGo = [forgetWaiting, { type: 'waitInPage' }] as const;

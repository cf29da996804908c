/**
 * A request that staff enter for somebody at the counter: the answers, the commit, and the receipt to print. A lost answer is looked up
 * before anything is sent again, so that nobody is stored twice. Pure: the answers, their check and the store are injected; the
 * machine knows neither an answer nor the receipt code.
 */
import { assign, setup } from 'xstate';
import { toFailure } from '../lib/failure.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** What became of a request that was sent. */
export type EntryAnswer =
  | {
      readonly kind: 'stored';
      readonly reference: string;
      /** Whether an earlier version of the answers is stored. */
      readonly isEarlier: boolean;
    }
  /** No request can be stored for the chosen half day. */
  | { readonly kind: 'full' | 'hallClosed' | 'notOpenYet' };

interface Context {
  /** The code of the last failure; null without one. */
  readonly failure: string | null;
  /** Why the half day takes no request; null without a reason. */
  readonly refusal: 'full' | 'hallClosed' | 'notOpenYet' | null;
  /** Null before it is stored. */
  readonly reference: string | null;
  readonly isEarlier: boolean;
}

type Event =
  | { readonly type: 'SAVE' }
  | { readonly type: 'LOOK_AGAIN' }
  | { readonly type: 'ANOTHER' }
  /** The clerk wants to go back to the list. */
  | { readonly type: 'LEAVE'; readonly isUnsaved: boolean }
  | { readonly type: 'STAY' }
  | { readonly type: 'DISCARD' };

const nothingStored = { reference: null, isEarlier: false } as const;

const answerIn = (event: unknown): EntryAnswer | null => (event as { output: EntryAnswer | null }).output;

const toStored = (event: unknown): Pick<Context, 'reference' | 'isEarlier'> => {
  const answer = answerIn(event);
  return answer?.kind === 'stored'
    ? { reference: answer.reference, isEarlier: answer.isEarlier }
    : nothingStored;
};

const toRefusal = (event: unknown): Context['refusal'] => {
  const answer = answerIn(event);
  return answer === null || answer.kind === 'stored' ? null : answer.kind;
};

/** What the clerk may do while the answers are on the page. */
const filling = {
  SAVE: 'checking',
  LEAVE: [{ guard: 'isUnsaved', target: 'confirmingLeave' }, { target: 'left' }],
} as const;

export const counterEntryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as
      | 'filling'
      | 'editable'
      | 'incomplete'
      | 'confirmingLeave'
      | 'busy'
      | 'lookingUp'
      | 'scheduleRefused'
      | 'failed'
      | 'unconfirmed'
      | 'saved'
      | 'left',
  },
  actors: {
    /** Whether every answer is valid; shows errors at their fields. */
    checkEntry: unprovidedActor<boolean>(),
    /**
     * Stores the request and its receipt. Rejects with `code`: 'refused' when the store refuses it for good; after any other code
     * nobody knows whether it is stored.
     */
    saveEntry: unprovidedActor<EntryAnswer>(),
    /** Looks the receipt of the last commit up; null when it is not there. Rejects with `code`. */
    findEntry: unprovidedActor<EntryAnswer | null>(),
  },
  actions: {
    /** Clears the answers and the receipt code. */
    clearEntry: () => {},
    /** The page goes back to the list and reads it again. */
    leave: () => {},
    noteFailure: assign(toFailure),
  },
  guards: {
    isComplete: ({ event }) => (event as unknown as { output: boolean }).output,
    isStored: ({ event }) => answerIn(event)?.kind === 'stored',
    isRefused: ({ event }) => toFailure({ event }).failure === 'refused',
    isUnsaved: ({ event }) => (event as { isUnsaved?: boolean }).isUnsaved === true,
  },
}).createMachine({
  id: 'counterEntry',
  description: 'A request that staff enter for somebody at the counter.',
  context: { failure: null, refusal: null, ...nothingStored },
  initial: 'filling',
  states: {
    filling: {
      description: 'The clerk chooses the service and enters the answers.',
      tags: ['filling', 'editable'],
      on: filling,
    },
    confirmingLeave: {
      description: 'The page asks whether to discard the answers, above the fields that hold them.',
      tags: ['filling', 'editable', 'confirmingLeave'],
      on: { STAY: 'filling', DISCARD: 'left', SAVE: 'checking' },
    },
    checking: {
      description: 'The page validates the answers by the schema of the form.',
      tags: ['filling', 'busy'],
      entry: assign({ failure: null, refusal: null }),
      invoke: {
        id: 'checkEntry',
        src: 'checkEntry',
        onDone: [{ guard: 'isComplete', target: 'saving' }, { target: 'incomplete' }],
        onError: { target: 'failed', actions: 'noteFailure' },
      },
    },
    incomplete: {
      description: 'Some answers have errors. The page lists them, and each field says what is wrong.',
      tags: ['filling', 'editable', 'incomplete'],
      on: filling,
    },
    saving: {
      description:
        "The page stores the request and its receipt, and shows 'Saving...'. A second press does nothing.",
      tags: ['filling', 'busy'],
      invoke: {
        id: 'saveEntry',
        src: 'saveEntry',
        onDone: [
          { guard: 'isStored', target: 'saved', actions: assign(({ event }) => toStored(event)) },
          { target: 'scheduleRefused', actions: assign({ refusal: ({ event }) => toRefusal(event) }) },
        ],
        onError: [
          { guard: 'isRefused', target: 'failed', actions: 'noteFailure' },
          { target: 'lookingUp', actions: 'noteFailure' },
        ],
      },
    },
    lookingUp: {
      description: 'The answer to the commit was lost. The page looks whether the receipt is there.',
      tags: ['filling', 'busy', 'lookingUp'],
      invoke: {
        id: 'findEntry',
        src: 'findEntry',
        onDone: [
          {
            guard: 'isStored',
            target: 'saved',
            actions: assign(({ event }) => ({ ...toStored(event), failure: null })),
          },
          { target: 'failed' },
        ],
        onError: 'unconfirmed',
      },
    },
    unconfirmed: {
      description:
        'Nobody knows whether the request is stored. The page says so, and looks again before anything is sent.',
      tags: ['filling', 'unconfirmed'],
      on: { LOOK_AGAIN: 'lookingUp' },
    },
    scheduleRefused: {
      description: 'The half day is full or closed. The page says so, and every answer stays.',
      tags: ['filling', 'editable', 'scheduleRefused'],
      on: filling,
    },
    failed: {
      description: 'The request is not stored. The page says why, keeps the answers, and offers another try.',
      tags: ['filling', 'editable', 'failed'],
      on: filling,
    },
    saved: {
      description: 'The request is stored. The page shows its receipt, to be printed.',
      tags: ['saved'],
      on: {
        ANOTHER: { target: 'filling', actions: ['clearEntry', assign(nothingStored)] },
        LEAVE: 'left',
      },
    },
    left: {
      description: 'The page is back at the list. Nothing of the request is left.',
      tags: ['left'],
      entry: ['clearEntry', 'leave', assign({ failure: null, refusal: null, ...nothingStored })],
    },
  },
});

/**
 * Resolves submissions whose answer was lost with the page (docs/decisions/0016-privacy.md). Each session looks up the receipt codes
 * noted earlier, shows 'received' or 'not received', and deletes the notes. It looks at once: most requests have arrived
 * before the page is back. One that has not may still arrive as long as a submission can take, so the machine asks again
 * until then; meanwhile a form does not submit. When the records are unreadable, it says so and keeps asking. Pure: the
 * notes and the records are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { answerTimeout, citizenAnswerDeadline, type StoredVersion } from './context.ts';

export interface PendingReceipt {
  readonly code: string;
  /** The age of the note (ms). */
  readonly age: number;
}

/** What a receipt says: the reference, null when it does not include it, and the id of the stored version. */
export interface ReceivedSubmission {
  readonly recordId: string | null;
  readonly versionId: StoredVersion['versionId'];
}

/** 'awaited': another tab awaits the answer. 'answered': another tab received it meanwhile, or gave up. */
export type SubmissionOutcome =
  | ({ readonly is: 'received' } & ReceivedSubmission)
  | { readonly is: 'notFound' | 'awaited'; readonly age: number }
  | { readonly is: 'answered' };

interface Context extends ReceivedSubmission {
  readonly pending: readonly PendingReceipt[];
}

const second = 1_000;

const outcomeOf = (event: unknown) => (event as { output: SubmissionOutcome }).output;
const ageOf = (event: unknown): number => {
  const outcome = outcomeOf(event);
  return 'age' in outcome ? outcome.age : Number.POSITIVE_INFINITY;
};

const currentCodeOf = ({ context }: { readonly context: Context }) => ({
  code: context.pending[0]?.code ?? '',
});
const removeCurrentCode = { type: 'removeCode', params: currentCodeOf } as const;

const pendingSetup = setup({
  types: {
    context: {} as Context,
    events: {} as
      | { readonly type: 'DISMISS' }
      | { readonly type: 'RETRY' }
      /** This page sent the request again, and it is stored. */
      | { readonly type: 'ANSWERED' },
    tags: {} as 'checking' | 'unreachable' | 'received' | 'notReceived',
  },
  actors: {
    loadCodes: unprovidedActor<readonly PendingReceipt[], unknown>(),
    checkReceipt: unprovidedActor<SubmissionOutcome, { readonly code: string }>(),
  },
  actions: {
    removeCode: (_, _params: { readonly code: string }) => {},
    /** Replaces the draft of the request by its receipt. Sends DISMISS if a form shows it. */
    showReceipt: (_, _params: { readonly code: string } & ReceivedSubmission) => {},
    selectNext: assign({ pending: ({ context }) => context.pending.slice(1) }),
    setReceipt: assign(({ event }) => {
      const outcome = outcomeOf(event);
      return outcome.is === 'received' ? { recordId: outcome.recordId, versionId: outcome.versionId } : {};
    }),
    /** The age at the last look-up. */
    updateAge: assign({
      pending: ({ context, event }) =>
        context.pending.map((each, at) => (at === 0 ? { ...each, age: ageOf(event) } : each)),
    }),
    /** Logs an outcome, never the code. */
    log: (_, _params: { readonly what: string }) => {},
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    isReceived: ({ event }) => outcomeOf(event).is === 'received',
    mayStillArrive: ({ event }) => ageOf(event) < citizenAnswerDeadline,
    isNotFound: ({ event }) => outcomeOf(event).is === 'notFound',
  },
  delays: {
    /** Each delay is the age of the submission, so that few look-ups find it soon; the last look-up is at the deadline. */
    nextLookup: ({ context }) => {
      const age = context.pending[0]?.age ?? 0;
      return Math.min(Math.max(age, second), Math.max(0, citizenAnswerDeadline - age));
    },
    lookupTimeout: answerTimeout,
    /** After unreadable records the machine looks as often as the form looks for a signal. */
    retryInterval: 20 * second,
  },
});

const lookup = {
  id: 'checkReceipt',
  src: 'checkReceipt',
  input: currentCodeOf,
  onDone: [
    { guard: 'isReceived', target: '#pendingSubmissions.received', actions: 'setReceipt' },
    { guard: 'mayStillArrive', target: '#pendingSubmissions.checking.pausing', actions: 'updateAge' },
    { guard: 'isNotFound', target: '#pendingSubmissions.notReceived' },
    { target: '#pendingSubmissions.selecting', actions: 'selectNext' },
  ],
} as const;

export const pendingSubmissionsMachine = pendingSetup.createMachine({
  id: 'pendingSubmissions',
  description: 'The outcome of a request whose page closed before the answer.',
  context: { pending: [], recordId: null, versionId: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The machine reads the codes of unanswered submissions from the phone.',
      invoke: {
        id: 'loadCodes',
        src: 'loadCodes',
        onDone: { target: 'selecting', actions: assign({ pending: ({ event }) => event.output }) },
        onError: 'done',
      },
    },
    selecting: {
      description: 'The machine checks one code after the other.',
      always: [{ guard: 'hasPending', target: 'checking' }, { target: 'done' }],
    },
    checking: {
      description: "'Checking your earlier request...': Submit of a form waits.",
      tags: ['checking'],
      initial: 'lookingUp',
      states: {
        lookingUp: {
          description: 'The machine checks whether the receipt is stored.',
          invoke: {
            ...lookup,
            onError: {
              target: '#pendingSubmissions.unreachable',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
          after: { lookupTimeout: '#pendingSubmissions.unreachable' },
        },
        pausing: {
          description:
            'The request may still be on its way, or another tab is sending it. The machine asks again soon.',
          after: { nextLookup: 'lookingUp' },
        },
      },
    },
    unreachable: {
      description:
        'The records are unreadable: perhaps there is no signal. The page says so, Submit works again, and the machine keeps asking.',
      tags: ['unreachable'],
      initial: 'pausing',
      on: { RETRY: 'checking', ANSWERED: { target: 'selecting', actions: 'selectNext' } },
      states: {
        pausing: {
          description: 'The machine waits before it asks again.',
          after: { retryInterval: 'lookingUp' },
        },
        lookingUp: {
          description: 'The machine asks again whether the receipt is stored.',
          invoke: { ...lookup, onError: 'pausing' },
        },
      },
    },
    received: {
      description:
        "'Received': the earlier request has arrived. The form of its draft becomes the confirmation; any other page shows the reference.",
      tags: ['received'],
      entry: [
        removeCurrentCode,
        {
          type: 'showReceipt',
          params: ({ context }) => ({
            ...currentCodeOf({ context }),
            recordId: context.recordId,
            versionId: context.versionId,
          }),
        },
      ],
      on: { DISMISS: { target: 'selecting', actions: 'selectNext' } },
    },
    notReceived: {
      description: "'Not received': the earlier request has not arrived. The page says how to send it again.",
      tags: ['notReceived'],
      entry: removeCurrentCode,
      on: {
        DISMISS: { target: 'selecting', actions: 'selectNext' },
        ANSWERED: { target: 'selecting', actions: 'selectNext' },
      },
    },
    done: { description: 'No submission is left to check, or the codes are unreadable.' },
  },
});

/**
 * Resolves submissions whose answer was lost with the page (docs/decisions/0016-privacy.md). Each session looks up the receipt codes
 * noted earlier, shows 'received' or 'not received', and deletes the notes. When the records are unreadable, the next
 * session tries again. Pure: the notes and the records are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { citizenAnswerDeadline } from './context.ts';

export interface PendingReceipt {
  readonly code: string;
  /** The age of the note (ms). */
  readonly age: number;
}

/** 'answered': another tab received the answer meanwhile. `recordId` is null when the receipt does not include it. */
export type SubmissionOutcome =
  | { readonly is: 'received'; readonly recordId: string | null }
  | { readonly is: 'notReceived' }
  | { readonly is: 'answered' };

interface Context {
  readonly pending: readonly PendingReceipt[];
  readonly recordId: string | null;
}

const outcomeOf = (event: unknown): SubmissionOutcome['is'] =>
  (event as { output: SubmissionOutcome }).output.is;

const currentCodeOf = ({ context }: { readonly context: Context }) => ({
  code: context.pending[0]?.code ?? '',
});
const removeCurrentCode = { type: 'removeCode', params: currentCodeOf } as const;

export const pendingSubmissionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'DISMISS' },
    tags: {} as 'received' | 'notReceived',
  },
  actors: {
    loadCodes: unprovidedActor<readonly PendingReceipt[], unknown>(),
    checkReceipt: unprovidedActor<SubmissionOutcome, { readonly code: string }>(),
  },
  actions: {
    removeCode: (_, _params: { readonly code: string }) => {},
    selectNext: assign({ pending: ({ context }) => context.pending.slice(1) }),
    /** Logs an outcome, never the code. */
    log: (_, _params: { readonly what: string }) => {},
  },
  guards: {
    hasPending: ({ context }) => context.pending.length > 0,
    isReceived: ({ event }) => outcomeOf(event) === 'received',
    isNotReceived: ({ event }) => outcomeOf(event) === 'notReceived',
  },
  delays: {
    answerDeadline: ({ context }) => Math.max(0, citizenAnswerDeadline - (context.pending[0]?.age ?? 0)),
  },
}).createMachine({
  id: 'pendingSubmissions',
  description: 'The outcome of a request whose page closed before the answer.',
  context: { pending: [], recordId: null },
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
      always: [{ guard: 'hasPending', target: 'waiting' }, { target: 'done' }],
    },
    waiting: {
      description:
        'Another tab may be sending the request right now. The machine waits as long as that can take.',
      after: { answerDeadline: 'checkingReceipt' },
    },
    checkingReceipt: {
      description: 'The machine checks whether the receipt is stored.',
      invoke: {
        id: 'checkReceipt',
        src: 'checkReceipt',
        input: currentCodeOf,
        onDone: [
          {
            guard: 'isReceived',
            target: 'received',
            actions: assign({
              recordId: ({ event }) => (event.output.is === 'received' ? event.output.recordId : null),
            }),
          },
          { guard: 'isNotReceived', target: 'notReceived' },
          { target: 'selecting', actions: 'selectNext' },
        ],
        onError: {
          target: 'done',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    received: {
      description: "'Received': the earlier request has arrived. The page shows its reference.",
      tags: ['received'],
      entry: removeCurrentCode,
      on: { DISMISS: { target: 'selecting', actions: 'selectNext' } },
    },
    notReceived: {
      description: "'Not received': the earlier request has not arrived. The page says how to send it again.",
      tags: ['notReceived'],
      entry: removeCurrentCode,
      on: { DISMISS: { target: 'selecting', actions: 'selectNext' } },
    },
    done: { description: 'No submission is left to check, or the codes are unreadable.' },
  },
});

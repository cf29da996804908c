/**
 * Resolves submissions whose answer was lost with the page (decisions: Privacy). Each session looks up the receipt codes
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
  readonly left: readonly PendingReceipt[];
  readonly recordId: string | null;
}

const outcomeOf = (event: unknown): SubmissionOutcome['is'] =>
  (event as { output: SubmissionOutcome }).output.is;

const currentCodeOf = ({ context }: { readonly context: Context }) => ({ code: context.left[0]?.code ?? '' });
const forgetCurrentCode = { type: 'forgetCode', params: currentCodeOf } as const;

export const pendingSubmissionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'DISMISS' },
    tags: {} as 'received' | 'notReceived',
  },
  actors: {
    recallCodes: unprovidedActor<readonly PendingReceipt[], unknown>(),
    lookUp: unprovidedActor<SubmissionOutcome, { readonly code: string }>(),
  },
  actions: {
    forgetCode: (_, _params: { readonly code: string }) => {},
    goOn: assign({ left: ({ context }) => context.left.slice(1) }),
    /** Logs an outcome, never the code. */
    log: (_, _said: { readonly what: string }) => {},
  },
  guards: {
    isNoted: ({ context }) => context.left.length > 0,
    isReceived: ({ event }) => outcomeOf(event) === 'received',
    isNotReceived: ({ event }) => outcomeOf(event) === 'notReceived',
  },
  delays: {
    untilAnswered: ({ context }) => Math.max(0, citizenAnswerDeadline - (context.left[0]?.age ?? 0)),
  },
}).createMachine({
  id: 'earlierSending',
  description: 'The outcome of a request whose page was closed before the answer.',
  context: { left: [], recordId: null },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The machine reads the unanswered receipts from the phone.',
      invoke: {
        id: 'recallCodes',
        src: 'recallCodes',
        onDone: { target: 'choosing', actions: assign({ left: ({ event }) => event.output }) },
        onError: 'nothing',
      },
    },
    choosing: {
      description: 'The machine checks one receipt after the other.',
      always: [{ guard: 'isNoted', target: 'resting' }, { target: 'nothing' }],
    },
    resting: {
      description:
        'Another tab may be sending the request right now. The machine waits as long as a sending can take.',
      after: { untilAnswered: 'lookingUp' },
    },
    lookingUp: {
      description: 'The machine looks up the receipt.',
      invoke: {
        id: 'lookUp',
        src: 'lookUp',
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
          { target: 'choosing', actions: 'goOn' },
        ],
        onError: {
          target: 'nothing',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    received: {
      description: "'Received': the earlier request has arrived. The page shows its reference.",
      tags: ['received'],
      entry: forgetCurrentCode,
      on: { DISMISS: { target: 'choosing', actions: 'goOn' } },
    },
    notReceived: {
      description: "'Not received': the earlier request has not arrived. The page says how to send it again.",
      tags: ['notReceived'],
      entry: forgetCurrentCode,
      on: { DISMISS: { target: 'choosing', actions: 'goOn' } },
    },
    nothing: { description: 'The page has nothing to say.' },
  },
});

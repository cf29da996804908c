/**
 * Whether a page was useful, and which number on it is wrong (docs/decisions/0035-feedback.md). A message gets its id when it
 * is written and is resent unchanged until the store answers, so that it is stored only once. A refused message is not
 * stored; the citizen writes it again. Another page starts without an answer. Pure: time, randomness and the records are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { answerTimeout, type FrozenRecord, failureCodeOf } from '../request/context.ts';

export type FeedbackAnswer = 'useful' | 'notUseful' | 'wrongNumber';

/** The message to send, frozen. */
export interface FeedbackSubmission {
  readonly id: string;
  readonly record: FrozenRecord;
}

/** Why the text cannot be sent: the name of the fault, and the length of the text. */
export interface TextError {
  readonly fault: string;
  readonly length: number;
}

/** The citizen's text, validated when it is sent. */
export type CheckedFeedback =
  | { readonly outcome: 'sendable'; readonly message: FeedbackSubmission }
  | { readonly outcome: 'incomplete'; readonly textError: TextError }
  | { readonly outcome: 'trapped' };

interface Context {
  /** Null before the citizen answers. */
  readonly kind: FeedbackAnswer | null;
  /** Null when no message is being sent. */
  readonly message: FeedbackSubmission | null;
  /** The error of the text; null without one. */
  readonly textError: TextError | null;
  /** The code of the last failure; null without one. */
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'YES' }
  | { readonly type: 'NO' }
  | { readonly type: 'WRONG_NUMBER' }
  | { readonly type: 'SEND' }
  | { readonly type: 'CANCEL' };

const initialContext: Context = { kind: null, message: null, textError: null, failure: null };

const requireKind = ({ kind }: Context): FeedbackAnswer => {
  if (kind === null) throw new Error('No answer was chosen.');
  return kind;
};

const requireMessage = ({ message }: Context): FeedbackSubmission => {
  if (message === null) throw new Error('No message was prepared.');
  return message;
};

const outcomeOf = (event: unknown): CheckedFeedback['outcome'] =>
  (event as { output: CheckedFeedback }).output.outcome;

export const pageFeedbackMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** 'editing': the citizen can change the text, if there is one. */
    tags: {} as 'prompting' | 'editing' | 'incomplete' | 'busy' | 'failed' | 'thanked',
  },
  actors: {
    /** Validates the text, shows its error, and freezes the message under an id. */
    prepareMessage: unprovidedActor<CheckedFeedback, { readonly kind: FeedbackAnswer }>(),
    /** Rejects with `code`. */
    saveFeedback: unprovidedActor<void, FeedbackSubmission>(),
  },
  guards: {
    isSendable: ({ event }) => outcomeOf(event) === 'sendable',
    isTrapped: ({ event }) => outcomeOf(event) === 'trapped',
    isRefused: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'permission-denied',
  },
  delays: { answerTimeout },
}).createMachine({
  id: 'pageFeedback',
  description: 'The feedback on a page: whether it was useful, or which number on it is wrong.',
  context: initialContext,
  initial: 'prompting',
  states: {
    prompting: {
      description: "The end of the page asks 'Was this page useful?'.",
      tags: ['prompting'],
      entry: assign(initialContext),
      on: {
        YES: { target: 'preparing', actions: assign({ kind: 'useful' }) },
        NO: { target: 'editing', actions: assign({ kind: 'notUseful' }) },
        WRONG_NUMBER: { target: 'editing', actions: assign({ kind: 'wrongNumber' }) },
      },
    },
    editing: {
      description: 'The visitor writes what was missing, or which number is wrong.',
      tags: ['editing'],
      on: { SEND: 'preparing', CANCEL: 'prompting' },
    },
    incomplete: {
      description: 'The text has an error. A message at the field says what is wrong.',
      tags: ['editing', 'incomplete'],
      on: { SEND: 'preparing', CANCEL: 'prompting' },
    },
    preparing: {
      description: 'The machine validates and freezes the text, and gives it an id.',
      tags: ['busy'],
      invoke: {
        id: 'prepareMessage',
        src: 'prepareMessage',
        input: ({ context }) => ({ kind: requireKind(context) }),
        onDone: [
          {
            guard: 'isSendable',
            target: 'sending',
            actions: assign({
              message: ({ event }) => (event.output.outcome === 'sendable' ? event.output.message : null),
            }),
          },
          { guard: 'isTrapped', target: 'refused', actions: assign({ failure: 'trap' }) },
          {
            target: 'incomplete',
            actions: assign({
              textError: ({ event }) =>
                event.output.outcome === 'incomplete' ? event.output.textError : null,
            }),
          },
        ],
        onError: {
          target: 'refused',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    sending: {
      description: "The page sends the message and shows 'Sending...'. A second press does nothing.",
      tags: ['busy'],
      invoke: {
        id: 'saveFeedback',
        src: 'saveFeedback',
        input: ({ context }) => requireMessage(context),
        onDone: 'thanked',
        onError: [
          {
            guard: 'isRefused',
            target: 'refused',
            actions: assign({ message: null, failure: 'permission-denied' }),
          },
          { target: 'unanswered', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
        ],
      },
      after: {
        answerTimeout: { target: 'unanswered', actions: assign({ failure: 'deadline-exceeded' }) },
      },
    },
    refused: {
      description:
        'The message was not stored. The page says why; the visitor can edit the text and send it again.',
      tags: ['editing', 'failed'],
      on: { SEND: 'preparing', CANCEL: 'prompting' },
    },
    unanswered: {
      description:
        "No answer came, so the message may be stored. The text stays as it was sent, with 'Try again'.",
      tags: ['failed'],
      on: { SEND: 'sending', CANCEL: 'prompting' },
    },
    thanked: {
      description: "'Thank you.' replaces the question until another page opens.",
      tags: ['thanked'],
    },
  },
});

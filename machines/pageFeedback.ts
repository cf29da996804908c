/**
 * Whether a page was useful, and which number on it is wrong (docs/decisions/feedback.md). A message gets its id when it is
 * written, and is sent as it was until somebody answers, so that it is stored once; one that was refused is not stored, and
 * is written anew. Another page begins anew. Pure: the time, randomness and the records are given.
 */
import { assign, setup } from 'xstate';
import { given } from './given.ts';
import { answersWithin, codeOf, type Document } from './requestContext.ts';

export type Told = 'useful' | 'notUseful' | 'wrongNumber';

/** What is sent, frozen. */
export interface Message {
  readonly id: string;
  readonly record: Document;
}

/** What was told, judged when it is sent. */
export type Written =
  | { readonly outcome: 'sendable'; readonly message: Message }
  /** `wrong` is the sentence at the field. */
  | { readonly outcome: 'incomplete'; readonly wrong: string }
  | { readonly outcome: 'trapped' };

interface Context {
  /** Null where nothing is told. */
  readonly kind: Told | null;
  /** Null where nothing is on its way. */
  readonly message: Message | null;
  /** What is wrong with the text, null where nothing is. */
  readonly wrong: string | null;
  /** The code of the last failure, null where there is none. */
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'YES' }
  | { readonly type: 'NO' }
  | { readonly type: 'WRONG_NUMBER' }
  | { readonly type: 'SEND' }
  | { readonly type: 'CANCEL' };

const nothing: Context = { kind: null, message: null, wrong: null, failure: null };

const toldIn = ({ kind }: Context): Told => {
  if (kind === null) throw new Error('Nothing is told.');
  return kind;
};

const messageIn = ({ message }: Context): Message => {
  if (message === null) throw new Error('Nothing was written.');
  return message;
};

const outcomeOf = (event: unknown): Written['outcome'] => (event as { output: Written }).output.outcome;

export const pageFeedback = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** 'telling': the text, if there is one, can be changed. */
    tags: {} as 'asked' | 'telling' | 'incomplete' | 'busy' | 'failed' | 'thanked',
  },
  actors: {
    /** Judges what was told, shows what is wrong with it, and freezes it under an id. */
    writeMessage: given<Written, { readonly kind: Told }>(),
    /** Fails with `code`. */
    saveFeedback: given<void, Message>(),
  },
  guards: {
    isSendable: ({ event }) => outcomeOf(event) === 'sendable',
    isTrapped: ({ event }) => outcomeOf(event) === 'trapped',
    isRefused: ({ event }) => codeOf((event as { error?: unknown }).error) === 'permission-denied',
  },
  delays: { answerLimit: answersWithin },
}).createMachine({
  id: 'pageFeedback',
  description: 'Whether a page was useful, and which number on it is wrong.',
  context: nothing,
  initial: 'asked',
  states: {
    asked: {
      description: "'Was this page useful?' stands at the foot of the page.",
      tags: ['asked'],
      entry: assign(nothing),
      on: {
        YES: { target: 'writing', actions: assign({ kind: 'useful' }) },
        NO: { target: 'telling', actions: assign({ kind: 'notUseful' }) },
        WRONG_NUMBER: { target: 'telling', actions: assign({ kind: 'wrongNumber' }) },
      },
    },
    telling: {
      description: 'What was missing, or which number is wrong, can be written.',
      tags: ['telling'],
      on: { SEND: 'writing', CANCEL: 'asked' },
    },
    incomplete: {
      description: 'Something is wrong with the text. A sentence at the field says what.',
      tags: ['telling', 'incomplete'],
      on: { SEND: 'writing', CANCEL: 'asked' },
    },
    writing: {
      description: 'The text is judged and frozen, and gets an id.',
      tags: ['busy'],
      invoke: {
        id: 'writeMessage',
        src: 'writeMessage',
        input: ({ context }) => ({ kind: toldIn(context) }),
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
              wrong: ({ event }) => (event.output.outcome === 'incomplete' ? event.output.wrong : null),
            }),
          },
        ],
        onError: { target: 'refused', actions: assign({ failure: ({ event }) => codeOf(event.error) }) },
      },
    },
    sending: {
      description: "The message is with the store: 'Sending...'. A second press does nothing.",
      tags: ['busy'],
      invoke: {
        id: 'saveFeedback',
        src: 'saveFeedback',
        input: ({ context }) => messageIn(context),
        onDone: 'thanked',
        onError: [
          {
            guard: 'isRefused',
            target: 'refused',
            actions: assign({ message: null, failure: 'permission-denied' }),
          },
          { target: 'unanswered', actions: assign({ failure: ({ event }) => codeOf(event.error) }) },
        ],
      },
      after: {
        answerLimit: { target: 'unanswered', actions: assign({ failure: 'deadline-exceeded' }) },
      },
    },
    refused: {
      description: 'It is not stored, and why. The text can be changed and sent again.',
      tags: ['telling', 'failed'],
      on: { SEND: 'writing', CANCEL: 'asked' },
    },
    unanswered: {
      description: "Nobody answered: it may be stored. The text stays as it was sent, with 'Try again'.",
      tags: ['failed'],
      on: { SEND: 'sending', CANCEL: 'asked' },
    },
    thanked: {
      description: "'Thank you.' stands in its place, until another page is shown.",
      tags: ['thanked'],
    },
  },
});

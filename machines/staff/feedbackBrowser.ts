/**
 * The feedback of citizens as staff read it: the newest messages, older ones on demand, the deletion of one after a
 * question, and of all that are no longer kept.
 * Pure: the records are injected.
 */
import { assign, setup } from 'xstate';
import { toFailure } from '../lib/failure.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** The machine knows only the id of a message. */
export interface ListedMessage {
  readonly id: string;
}

export interface FoundMessages {
  readonly messages: readonly ListedMessage[];
  /** Whether older messages are not read yet. */
  readonly areMore: boolean;
}

interface Context {
  /** Null before the first answer. */
  readonly found: FoundMessages | null;
  /** The message that may be deleted; null without one. */
  readonly chosen: string | null;
  /** How many messages the last purge deleted. */
  readonly purged: number;
  /** The code of the last failure; null without one. */
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'MORE' }
  | { readonly type: 'REFRESH' }
  | { readonly type: 'RETRY' }
  /** Deletes what is no longer kept. */
  | { readonly type: 'PURGE' }
  | { readonly type: 'ASK_DELETE'; readonly id: string }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' };

const requireChosen = ({ chosen }: Context): ListedMessage => {
  if (chosen === null) throw new Error('No message was chosen.');
  return { id: chosen };
};

const withoutMessages = ({ found }: Context, ids: readonly string[]): FoundMessages | null =>
  found && { ...found, messages: found.messages.filter(({ id }) => !ids.includes(id)) };

/** What the clerk may do while the page asks about a message. */
const whileAsked = {
  CONFIRM: 'deleting',
  CANCEL: { target: 'listed', actions: 'forgetChosen' },
  ASK_DELETE: { target: 'confirming', actions: 'noteChosen' },
} as const;

/** What the clerk may do while the page asks nothing about a message. */
const whileListed = {
  MORE: 'loading',
  REFRESH: { target: 'loading', actions: 'forgetFound' },
  PURGE: 'purging',
  ASK_DELETE: { target: 'confirming', actions: 'noteChosen' },
} as const;

export const feedbackBrowserMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** 'confirming': the question about the chosen message stands below it. */
    tags: {} as
      | 'loading'
      | 'listed'
      | 'confirming'
      | 'busy'
      | 'deleted'
      | 'notDeleted'
      | 'purging'
      | 'purged'
      | 'notPurged'
      | 'loadFailed',
  },
  actors: {
    /** The first messages, or those found with the next older ones. Rejects with `code`. */
    readMessages: unprovidedActor<FoundMessages, { readonly found: FoundMessages | null }>(),
    /** Rejects with `code`. */
    deleteMessage: unprovidedActor<void, ListedMessage>(),
    /** Deletes what is no longer kept, and answers with its ids. Rejects with `code`. */
    purgeMessages: unprovidedActor<readonly string[]>(),
  },
  actions: {
    noteFailure: assign(toFailure),
    noteChosen: assign(({ event }) => (event.type === 'ASK_DELETE' ? { chosen: event.id } : {})),
    forgetChosen: assign({ chosen: null }),
    forgetFound: assign({ found: null }),
  },
}).createMachine({
  id: 'feedbackBrowser',
  description: 'The feedback of citizens, as staff read it.',
  context: { found: null, chosen: null, purged: 0, failure: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The page loads messages. Those that it has already stay.',
      tags: ['loading'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'readMessages',
        src: 'readMessages',
        input: ({ context: { found } }) => ({ found }),
        onDone: { target: 'listed', actions: assign({ found: ({ event }) => event.output }) },
        onError: { target: 'loadFailed', actions: 'noteFailure' },
      },
    },
    loadFailed: {
      description: 'The messages failed to load. The page says why, and offers another try.',
      tags: ['loadFailed'],
      on: { RETRY: 'loading' },
    },
    listed: {
      description: 'The page shows the messages, wrong numbers first, and the counts of each page.',
      tags: ['listed'],
      on: whileListed,
    },
    confirming: {
      description: 'Below a message the page asks whether to delete it.',
      tags: ['listed', 'confirming'],
      on: whileAsked,
    },
    deleting: {
      description: "The page deletes the message and shows 'Deleting...'. A second press does nothing.",
      tags: ['listed', 'confirming', 'busy'],
      invoke: {
        id: 'deleteMessage',
        src: 'deleteMessage',
        input: ({ context }) => requireChosen(context),
        onDone: {
          target: 'deleted',
          actions: assign({
            found: ({ context }) => withoutMessages(context, [requireChosen(context).id]),
            chosen: null,
          }),
        },
        onError: { target: 'notDeleted', actions: 'noteFailure' },
      },
    },
    notDeleted: {
      description: 'The message was not deleted. The page says why, and offers another try.',
      tags: ['listed', 'confirming', 'notDeleted'],
      exit: assign({ failure: null }),
      on: whileAsked,
    },
    deleted: {
      description: 'The page says that the message is deleted, and shows the others.',
      tags: ['listed', 'deleted'],
      on: whileListed,
    },
    purging: {
      description:
        'The page deletes what is no longer kept, also what it does not show. A second press does nothing.',
      tags: ['listed', 'purging'],
      invoke: {
        id: 'purgeMessages',
        src: 'purgeMessages',
        onDone: {
          target: 'purged',
          actions: assign({
            found: ({ context, event }) => withoutMessages(context, event.output),
            purged: ({ event }) => event.output.length,
          }),
        },
        onError: { target: 'notPurged', actions: 'noteFailure' },
      },
    },
    purged: {
      description: 'The page says how many messages it deleted, and shows the others.',
      tags: ['listed', 'purged'],
      on: whileListed,
    },
    notPurged: {
      description: 'Not everything was deleted. The page says why, and the same button tries again.',
      tags: ['listed', 'notPurged'],
      exit: assign({ failure: null }),
      on: whileListed,
    },
  },
});

/**
 * Deleting for good: what would go is counted first, and a second press deletes it. One request at its citizen's wish, and all that
 * the site no longer keeps, take the same steps. Pure: the records are injected, and the machine knows only their numbers.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';

/** What a deletion would delete. */
export interface DeletionCounts {
  readonly requests: number;
  /** What is left of a request that is gone. */
  readonly leftovers: number;
}

export interface DeletedCounts {
  readonly requests: number;
  readonly receipts: number;
  /** False where some records changed meanwhile, and were left. */
  readonly isWhole: boolean;
}

interface Context {
  /** Null before they are counted. */
  readonly counts: DeletionCounts | null;
  /** Null before something was deleted. */
  readonly deleted: DeletedCounts | null;
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'ASK' }
  | { readonly type: 'DELETE' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'RELOAD' };

export const deletionMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'idle' | 'busy' | 'nothing' | 'confirming' | 'done' | 'conflict' | 'failed',
  },
  actors: {
    /** Rejects with `code`. */
    countDocuments: unprovidedActor<DeletionCounts>(),
    /** Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    deleteDocuments: unprovidedActor<DeletedCounts>(),
  },
  actions: {
    /** The request browser reads the requests again. */
    reload: () => {},
  },
  guards: {
    isNothing: ({ event }) => {
      const { requests, leftovers } = (event as unknown as { output: DeletionCounts }).output;
      return requests + leftovers === 0;
    },
    isConflict: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'conflict',
  },
}).createMachine({
  id: 'deletion',
  description: 'Requests that staff delete for good.',
  context: { counts: null, deleted: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The page says what would be deleted, and offers to begin.',
      tags: ['idle'],
      on: { ASK: 'counting' },
    },
    counting: {
      description: 'The page counts what would be deleted. Nothing is deleted yet.',
      tags: ['busy'],
      entry: assign({ counts: null, deleted: null }),
      invoke: {
        id: 'countDocuments',
        src: 'countDocuments',
        onDone: [
          { guard: 'isNothing', target: 'nothing' },
          { target: 'confirming', actions: assign({ counts: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    nothing: {
      description: 'There is nothing to delete. The page says so.',
      tags: ['nothing'],
      on: { ASK: 'counting' },
    },
    confirming: {
      description:
        'The page says how much would go, and that it cannot be undone. A second press deletes it.',
      tags: ['confirming'],
      on: { DELETE: 'deleting', CANCEL: { target: 'idle', actions: assign({ counts: null }) } },
    },
    deleting: {
      description: "The page deletes, and shows 'Deleting...'. A second press does nothing.",
      tags: ['busy'],
      invoke: {
        id: 'deleteDocuments',
        src: 'deleteDocuments',
        onDone: { target: 'done', actions: assign({ deleted: ({ event }) => event.output }) },
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
        ],
      },
    },
    done: {
      description: 'The page says how much was deleted, and loads the requests again.',
      tags: ['done'],
      entry: 'reload',
      on: { ASK: 'counting' },
    },
    conflict: {
      description:
        'Someone else changed the request first. Nothing was deleted, and the clerk loads it again.',
      tags: ['conflict'],
      on: { RELOAD: { target: 'idle', actions: ['reload', assign({ counts: null })] } },
    },
    failed: {
      description: 'It did not work, or not all of it. The page says why. Another try counts again first.',
      tags: ['failed'],
      exit: assign({ failure: null }),
      on: { ASK: 'counting' },
    },
  },
});

/**
 * One change that a clerk makes: it is checked, is written at a second press where it is for good, and overwrites only the version that
 * was read. After a conflict nothing is written, and the record is read again. Pure: the check and the write are injected, and the page
 * has what the clerk enters.
 */
import { assign, setup } from 'xstate';
import { isConflictIn, toFailure } from '../lib/failure.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** What the check of a change found; a page may add what it says about it. */
export interface WritePlan {
  /** 'nothing' where an answer is missing, or everything is as it should be. */
  readonly kind: 'nothing' | 'confirm' | 'write';
}

interface Context {
  /** Null before the check. */
  readonly plan: WritePlan | null;
  /** What the write resolved with; null before it. */
  readonly written: unknown;
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'BEGIN' }
  | { readonly type: 'CONFIRM' }
  | { readonly type: 'CANCEL' }
  /** The clerk enters something else. */
  | { readonly type: 'CHANGE' }
  | { readonly type: 'RELOAD' };

const planIn = (event: unknown): WritePlan => (event as { readonly output: WritePlan }).output;

/** What the clerk may do once the page has said what became of the last press. */
const afterPress = { BEGIN: 'checking', CHANGE: { target: 'idle', actions: 'forget' } } as const;

export const conditionalWriteMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'nothing' | 'confirming' | 'written' | 'conflict' | 'failed',
  },
  actors: {
    /** Writes nothing. Rejects with `code`. */
    check: unprovidedActor<WritePlan>(),
    /** Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    write: unprovidedActor<unknown>(),
  },
  actions: {
    /** The page reads the record again. */
    reload: () => {},
    forget: assign({ plan: null, written: null }),
    noteFailure: assign(toFailure),
    notePlan: assign(({ event }) => ({ plan: planIn(event) })),
  },
  guards: {
    isNothing: ({ event }) => planIn(event).kind === 'nothing',
    isForGood: ({ event }) => planIn(event).kind === 'confirm',
    isConflict: isConflictIn,
  },
}).createMachine({
  id: 'conditionalWrite',
  description: 'A change that a clerk writes over the version that was read.',
  context: { plan: null, written: null, failure: null },
  initial: 'idle',
  states: {
    idle: {
      description: 'The clerk enters what to write, or reads what would be deleted.',
      on: { BEGIN: 'checking' },
    },
    checking: {
      description: 'The page looks at what would be written. Nothing is written yet.',
      tags: ['busy'],
      entry: 'forget',
      invoke: {
        id: 'check',
        src: 'check',
        onDone: [
          { guard: 'isNothing', target: 'nothing' },
          { guard: 'isForGood', target: 'confirming', actions: 'notePlan' },
          { target: 'writing', actions: 'notePlan' },
        ],
        onError: { target: 'failed', actions: 'noteFailure' },
      },
    },
    nothing: {
      description: 'An answer is missing, or there is nothing to delete. The page says so.',
      tags: ['nothing'],
      on: afterPress,
    },
    confirming: {
      description:
        'The page says what would be deleted, and that it cannot be undone. A second press writes it.',
      tags: ['confirming'],
      on: { CONFIRM: 'writing', CANCEL: { target: 'idle', actions: 'forget' } },
    },
    writing: {
      description: "The page writes, and shows 'Saving...' or 'Deleting...'. A second press does nothing.",
      tags: ['busy'],
      invoke: {
        id: 'write',
        src: 'write',
        onDone: { target: 'written', actions: assign({ written: ({ event }) => event.output }) },
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    written: {
      description: 'The page says what was written, and reads the record again.',
      tags: ['written'],
      entry: 'reload',
      on: afterPress,
    },
    conflict: {
      description:
        'Someone else changed the record first. Nothing was written, and the clerk loads it again.',
      tags: ['conflict'],
      on: { RELOAD: { target: 'idle', actions: ['reload', 'forget'] } },
    },
    failed: {
      description: 'It was not written, or not all of it. The page says why, and offers another try.',
      tags: ['failed'],
      exit: assign({ failure: null }),
      on: afterPress,
    },
  },
});

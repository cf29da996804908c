/**
 * What a clerk does to rows of the request list, and its undo. One commit a row: a row that somebody else changed first stays
 * unwritten, and the others are written. Pure: the records are injected, and only references and names are known here.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** One act, which stays the same object from its write to its undo. */
export interface RowAct {
  /** The reference of a request. */
  readonly id: string;
  /** A name of the page's table of row actions. */
  readonly action: string;
}

export interface RowsWritten {
  readonly written: readonly RowAct[];
  /** What somebody else's write prevented. */
  readonly conflicts: readonly RowAct[];
  /** What failed for another reason. */
  readonly unwritten: readonly RowAct[];
  /** Why it failed; null where `unwritten` is empty. */
  readonly failure: string | null;
}

interface Context extends RowsWritten {
  /** What is being written. */
  readonly acts: readonly RowAct[];
  /** What the clerk did meanwhile. */
  readonly next: readonly RowAct[];
}

type Event =
  | { readonly type: 'ACT'; readonly acts: readonly RowAct[] }
  | { readonly type: 'UNDO' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'DISCARD' };

const nothing: RowsWritten = { written: [], conflicts: [], unwritten: [], failure: null };

/** The acts in order; the same act of a row counts once. */
const mergeActs = (earlier: readonly RowAct[], later: readonly RowAct[]): readonly RowAct[] => [
  ...earlier.filter(({ id, action }) => !later.some((act) => act.id === id && act.action === action)),
  ...later,
];

/** An act that is already there stays the first one: before it was what an undo brings back. */
const addActs = (earlier: readonly RowAct[], later: readonly RowAct[]): readonly RowAct[] => [
  ...earlier,
  ...later.filter(({ id, action }) => !earlier.some((act) => act.id === id && act.action === action)),
];

const actsOf = (event: unknown): readonly RowAct[] => (event as { acts: readonly RowAct[] }).acts;
const resultOf = (event: unknown): RowsWritten => (event as { output: RowsWritten }).output;

export const rowActionsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'busy' | 'saved' | 'undone' | 'conflict' | 'notSaved' | 'notUndone',
  },
  actors: {
    /** Never rejects: it says what became of each row. */
    writeRows: unprovidedActor<RowsWritten, { readonly acts: readonly RowAct[] }>(),
    /** Brings back what these rows were before; the same. */
    undoRows: unprovidedActor<RowsWritten, { readonly acts: readonly RowAct[] }>(),
  },
  actions: {
    begin: assign(({ event }) => ({ ...nothing, acts: actsOf(event), next: [] })),
    wait: assign(({ context, event }) => ({ next: mergeActs(context.next, actsOf(event)) })),
    /** The acts of one burst stay in the context until the page rests, so that its report and its undo cover all of them. */
    noteWritten: assign(({ context, event }) => ({
      acts: [],
      written: addActs(context.written, resultOf(event).written),
      conflicts: mergeActs(context.conflicts, resultOf(event).conflicts),
    })),
    noteUnwritten: assign(({ context, event }) => ({
      next: [],
      unwritten: mergeActs(resultOf(event).unwritten, context.next),
      failure: resultOf(event).failure,
    })),
    noteUndone: assign(({ event }) => ({
      acts: [],
      written: resultOf(event).written,
      conflicts: resultOf(event).conflicts,
      unwritten: resultOf(event).unwritten,
      failure: resultOf(event).failure,
    })),
    writeNext: assign(({ context }) => ({ acts: context.next, next: [] })),
    clear: assign({ ...nothing, acts: [], next: [] }),
  },
  guards: {
    isFailed: ({ event }) => resultOf(event).failure !== null,
    isWaiting: ({ context }) => context.next.length > 0,
    isRefused: ({ context, event }) => context.conflicts.length + resultOf(event).conflicts.length > 0,
    isUndoRefused: ({ event }) => resultOf(event).conflicts.length > 0,
    isUndoable: ({ context }) => context.written.length > 0,
  },
}).createMachine({
  id: 'rowActions',
  description: 'What staff do to rows of the request list.',
  context: { ...nothing, acts: [], next: [] },
  initial: 'idle',
  states: {
    idle: {
      description: 'Nothing was done to a row yet.',
      on: { ACT: { target: 'saving', actions: 'begin' } },
    },
    saving: {
      description:
        'The page writes the rows. What the clerk does to a row meanwhile waits, and is written next.',
      tags: ['busy'],
      on: { ACT: { actions: 'wait' } },
      invoke: {
        id: 'writeRows',
        src: 'writeRows',
        input: ({ context }) => ({ acts: context.acts }),
        onDone: [
          { guard: 'isFailed', target: 'notSaved', actions: ['noteWritten', 'noteUnwritten'] },
          { guard: 'isWaiting', target: 'saving', reenter: true, actions: ['noteWritten', 'writeNext'] },
          { guard: 'isRefused', target: 'conflict', actions: 'noteWritten' },
          { target: 'saved', actions: 'noteWritten' },
        ],
      },
    },
    saved: {
      description: 'All rows are written. The page names them, and offers to undo it.',
      tags: ['saved'],
      on: { ACT: { target: 'saving', actions: 'begin' }, UNDO: 'undoing' },
    },
    conflict: {
      description:
        'Someone else changed some rows first, so these were not written. The page has loaded them again, and names them.',
      tags: ['conflict'],
      on: {
        ACT: { target: 'saving', actions: 'begin' },
        UNDO: { guard: 'isUndoable', target: 'undoing' },
      },
    },
    notSaved: {
      description:
        'Some rows were not written. The page says why, and offers another try, as does the next row.',
      tags: ['notSaved'],
      on: {
        ACT: {
          target: 'saving',
          actions: assign(({ context, event }) => ({
            acts: mergeActs(context.unwritten, event.acts),
            unwritten: [],
            failure: null,
          })),
        },
        RETRY: {
          target: 'saving',
          actions: assign(({ context }) => ({ acts: context.unwritten, unwritten: [], failure: null })),
        },
        DISCARD: { target: 'idle', actions: 'clear' },
      },
    },
    undoing: {
      description:
        'The page brings back what the rows were before. What the clerk does to a row meanwhile waits.',
      tags: ['busy'],
      on: { ACT: { actions: 'wait' } },
      invoke: {
        id: 'undoRows',
        src: 'undoRows',
        input: ({ context }) => ({ acts: context.written }),
        onDone: [
          { guard: 'isFailed', target: 'notUndone', actions: 'noteUndone' },
          {
            guard: 'isWaiting',
            target: 'saving',
            actions: ['noteUndone', 'writeNext', assign({ written: [] })],
          },
          {
            guard: 'isUndoRefused',
            target: 'conflict',
            actions: ['noteUndone', assign({ written: [] })],
          },
          { target: 'undone', actions: 'noteUndone' },
        ],
      },
    },
    undone: {
      description: 'The rows are as they were before, and the page names them.',
      tags: ['undone'],
      on: { ACT: { target: 'saving', actions: 'begin' } },
    },
    notUndone: {
      description: 'Some rows were not brought back. The page says why, and offers another try.',
      tags: ['notUndone'],
      on: {
        ACT: {
          target: 'saving',
          actions: assign(({ context, event }) => ({
            ...nothing,
            acts: mergeActs(context.next, event.acts),
            next: [],
          })),
        },
        RETRY: {
          target: 'undoing',
          actions: assign(({ context }) => ({ written: context.unwritten, unwritten: [], failure: null })),
        },
        DISCARD: { target: 'idle', actions: 'clear' },
      },
    },
  },
});

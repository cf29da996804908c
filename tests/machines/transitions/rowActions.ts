import type {
  rowActionsMachine as machine,
  RowAct,
  RowsWritten,
} from '../../../machines/staff/rowActions.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = RowsWritten & { readonly acts: readonly RowAct[]; readonly next: readonly RowAct[] };

const ready: RowAct = { id: '4f3a', action: 'ready' };
const released: RowAct = { id: '4f3b', action: 'released' };
const none = { acts: [], next: [], written: [], conflicts: [], unwritten: [], failure: null };

const add = (acts: readonly RowAct[], act: RowAct): readonly RowAct[] => [
  ...acts.filter(({ id }) => id !== act.id),
  act,
];

/** The first act of a row stays, because an undo brings back what was before it. */
const addWritten = (acts: readonly RowAct[], act: RowAct): readonly RowAct[] =>
  acts.some(({ id }) => id === act.id) ? acts : [...acts, act];

const presses = [
  ['ACT:4f3a ready', ready],
  ['ACT:4f3b released', released],
] as const;
const answers = [
  ['written', { written: [ready], conflicts: [] }],
  ['another written', { written: [released], conflicts: [] }],
  ['another written, one changed by someone else', { written: [released], conflicts: [ready] }],
  ['changed by someone else', { written: [], conflicts: [ready] }],
] as const;

const isWaiting = ({ next }: Context) => next.length > 0;

/** What came of one batch is added to what came of those before it. */
const addResult = (
  { written, conflicts }: Context,
  result: (typeof answers)[number][1],
): Pick<Context, 'written' | 'conflicts'> => ({
  written: result.written.reduce<readonly RowAct[]>(addWritten, written),
  conflicts: result.conflicts.reduce<readonly RowAct[]>(add, conflicts),
});

export const rowActions: TransitionRows<typeof machine> = [
  ...presses.flatMap(
    ([press, act]): TransitionRows<typeof machine> => [
      /** A new act forgets what came of the one before. */
      [['idle', 'saved', 'conflict', 'undone'], press, 'saving', { sets: { ...none, acts: [act] } }],
      /** An act during a write waits; the last one of a row counts. */
      ['saving', press, 'saving', { sets: ({ next }) => ({ next: add(next, act) }) }],
      ['undoing', press, 'undoing', { sets: ({ next }) => ({ next: add(next, act) }) }],
      /** The next act tries again what was not written. */
      [
        'notSaved',
        press,
        'saving',
        { sets: ({ unwritten }) => ({ acts: add(unwritten, act), unwritten: [], failure: null }) },
      ],
      ['notUndone', press, 'saving', { sets: ({ next }) => ({ ...none, acts: add(next, act) }) }],
    ],
  ),
  ...answers.flatMap(
    ([answer, result]): TransitionRows<typeof machine> => [
      [
        'saving',
        `writeRows:${answer}`,
        'saving',
        {
          when: isWaiting,
          sets: (context) => ({ ...addResult(context, result), acts: context.next, next: [] }),
        },
      ],
      [
        'saving',
        `writeRows:${answer}`,
        'conflict',
        {
          when: (context) => addResult(context, result).conflicts.length > 0,
          sets: (context) => ({ ...addResult(context, result), acts: [] }),
        },
      ],
      ...(result.conflicts.length > 0
        ? []
        : ([
            [
              'saving',
              `writeRows:${answer}`,
              'saved',
              { sets: (context) => ({ ...addResult(context, result), acts: [] }) },
            ],
          ] satisfies TransitionRows<typeof machine>)),
      /** What waited is written after the undo. */
      [
        'undoing',
        `undoRows:${answer}`,
        'saving',
        {
          when: isWaiting,
          sets: ({ next }) => ({ acts: next, next: [], written: [], conflicts: result.conflicts }),
        },
      ],
      [
        'undoing',
        `undoRows:${answer}`,
        result.conflicts.length > 0 ? 'conflict' : 'undone',
        {
          sets: {
            // What is brought back cannot be undone again.
            written: result.conflicts.length > 0 ? [] : result.written,
            conflicts: result.conflicts,
          },
        },
      ],
    ],
  ),
  [
    'saving',
    'writeRows:unreachable',
    'notSaved',
    {
      sets: ({ next }) => ({
        acts: [],
        next: [],
        unwritten: next.some(({ id }) => id === ready.id) ? next : [ready, ...next],
        failure: 'unreachable',
      }),
    },
  ],
  [
    'undoing',
    'undoRows:unreachable',
    'notUndone',
    { sets: { written: [], conflicts: [], unwritten: [ready], failure: 'unreachable' } },
  ],
  ['saved', 'UNDO', 'undoing'],
  ['conflict', 'UNDO', 'undoing', { when: ({ written }) => written.length > 0 }],
  [
    'notSaved',
    'RETRY',
    'saving',
    { sets: ({ unwritten }) => ({ acts: unwritten, unwritten: [], failure: null }) },
  ],
  [
    'notUndone',
    'RETRY',
    'undoing',
    { sets: ({ unwritten }) => ({ written: unwritten, unwritten: [], failure: null }) },
  ],
  [['notSaved', 'notUndone'], 'DISCARD', 'idle', { sets: none }],
];

import { foundHallDaySamples } from '../../../machines/samples/hallDay.ts';
import type { hallDayMachine as machine } from '../../../machines/staff/hallDay.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const {
  open,
  'closed, and two come': closedWithTwo,
  'closed, and nobody comes': closedWithNobody,
} = foundHallDaySamples;
const [seventh, eighth] = ['2031-05-07', '2031-05-08'] as const;

/** Nothing is left of a move. */
const settled = { refusal: null, moved: 0 } as const;

const isUnchanged = ({ change }: { readonly change: string | null }): boolean => change === null;

export const hallDay: TransitionRows<typeof machine> = [
  ['loading', 'readDays:open', 'listed', { when: isUnchanged, sets: { found: open } }],
  ['loading', 'readDays:open', 'done', { sets: { found: open, ...settled } }],
  [
    'loading',
    'readDays:closed, and nobody comes',
    'listed',
    { when: isUnchanged, sets: { found: closedWithNobody } },
  ],
  ['loading', 'readDays:closed, and nobody comes', 'done', { sets: { found: closedWithNobody, ...settled } }],
  [
    'loading',
    'readDays:closed, and two come',
    'listed',
    { when: isUnchanged, sets: { found: closedWithTwo } },
  ],
  /** The people of another day are not shown unasked, and not again after they were moved. */
  [
    'loading',
    'readDays:closed, and two come',
    'showingHit',
    { when: ({ change, day }) => change === 'saved' && day === seventh, sets: { found: closedWithTwo } },
  ],
  /** A move that was refused after some of its people leads back to those who are left. */
  [
    'loading',
    'readDays:closed, and two come',
    'notMoved',
    {
      when: ({ refusal, day }) => refusal !== null && day === seventh,
      sets: { found: closedWithTwo, change: null },
    },
  ],
  ['loading', 'readDays:closed, and two come', 'done', { sets: { found: closedWithTwo, ...settled } }],
  ['loading', 'readDays:unreachable', 'loadFailed', { sets: { failure: 'unreachable' } }],
  ['loadFailed', 'RETRY', 'loading', { sets: { failure: null } }],
  [['listed', 'notFreed', 'done'], 'REFRESH', 'loading', { sets: { change: null, failure: null } }],
  [
    ['listed', 'editing', 'notSaved', 'showingHit', 'notMoved', 'confirming', 'notFreed', 'done'],
    'CHOOSE:the 7th',
    'editing',
    { sets: { day: seventh, change: null, failure: null, ...settled } },
  ],
  [
    ['listed', 'editing', 'notSaved', 'showingHit', 'notMoved', 'confirming', 'notFreed', 'done'],
    'CHOOSE:the 8th',
    'editing',
    { sets: { day: eighth, change: null, failure: null, ...settled } },
  ],
  [
    ['editing', 'notSaved', 'showingHit', 'notMoved', 'confirming'],
    'CANCEL',
    'listed',
    { sets: { change: null, failure: null, ...settled } },
  ],
  [['editing', 'notSaved'], 'SAVE', 'saving', { sets: { failure: null } }],
  ['saving', 'writeDay:written', 'loading', { sets: { change: 'saved' } }],
  ['saving', 'writeDay:changed by someone else', 'conflict'],
  ['saving', 'writeDay:unreachable', 'notSaved', { sets: { failure: 'unreachable' } }],
  [
    ['editing', 'showingHit', 'notMoved', 'confirming'],
    'MOVE',
    'moving',
    { sets: { failure: null, ...settled } },
  ],
  ['confirming', 'CONFIRM', 'moving', { sets: settled }],
  ['moving', 'movePeople:moved', 'loading', { sets: { change: 'moved' } }],
  [
    'moving',
    'movePeople:the day is full',
    'notMoved',
    { sets: { refusal: 'Sample: no place is left.', change: null } },
  ],
  /** A holiday is a question, and any other refusal is none. */
  [
    'moving',
    'movePeople:the day is a holiday',
    'confirming',
    { sets: { refusal: 'Sample: the day is a holiday.', change: null } },
  ],
  [
    'moving',
    'movePeople:only some',
    'loading',
    { sets: { refusal: 'Sample: no place is left for the others.', moved: 1, change: 'moved' } },
  ],
  /** The question is asked of the clerk who sees who is left. */
  [
    'moving',
    'movePeople:only some before it was a holiday',
    'loading',
    { sets: { refusal: 'Sample: the day is now a holiday.', moved: 1, change: 'moved' } },
  ],
  ['moving', 'movePeople:changed by someone else', 'conflict', { sets: { change: null } }],
  ['moving', 'movePeople:unreachable', 'notMoved', { sets: { failure: 'unreachable', change: null } }],
  [['listed', 'notFreed', 'done'], 'FREE', 'freeing', { sets: { change: null, failure: null } }],
  ['freeing', 'freePlaces:freed', 'loading', { sets: { change: 'freed' } }],
  ['freeing', 'freePlaces:changed by someone else', 'conflict'],
  ['freeing', 'freePlaces:unreachable', 'notFreed', { sets: { failure: 'unreachable' } }],
  ['conflict', 'RELOAD', 'loading'],
];

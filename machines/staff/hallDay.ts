/**
 * The hall's days as staff change them: a fortnight, one day of it, whom a closing hits, and the move of all of them to another day.
 * A write requires the versions that were read: after a conflict nothing is written, and the days are read again. Pure: the days are
 * injected, and what a clerk types stays in the page.
 */
import { assign, setup } from 'xstate';
import { isConflictIn, toFailure } from '../lib/failure.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** The machine knows only how many people come on closed half days of a day. */
export interface ListedHallDay {
  readonly day: string;
  readonly hit: number;
}

export interface FoundHallDays {
  readonly days: readonly ListedHallDay[];
}

export interface MoveOutcome {
  /** How many people were moved. */
  readonly moved: number;
  /** Why the others were not, in a sentence; null when all were. */
  readonly refusal: string | null;
  /** Whether the clerk may move them all the same: the other day is a holiday. */
  readonly isConfirmable: boolean;
}

/** What the last write did. */
export type HallDayChangeName = 'saved' | 'moved' | 'freed';

interface Context {
  /** Null before the first answer. */
  readonly found: FoundHallDays | null;
  /** The day that was chosen last; null before that. */
  readonly day: string | null;
  /** Null once the clerk goes on. */
  readonly change: HallDayChangeName | null;
  /** The code of the last failure; null without one. */
  readonly failure: string | null;
  /** Why not all were moved; null without a reason. */
  readonly refusal: string | null;
  /** How many were moved before the refusal. */
  readonly moved: number;
}

type Event =
  | { readonly type: 'REFRESH' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'RELOAD' }
  | { readonly type: 'CHOOSE'; readonly day: string }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'SAVE' }
  | { readonly type: 'MOVE' }
  /** Moves them all the same. */
  | { readonly type: 'CONFIRM' }
  /** Frees the places that were taken without a request. */
  | { readonly type: 'FREE' };

const foundIn = (event: unknown): FoundHallDays => (event as { output: FoundHallDays }).output;

const outcomeIn = (event: unknown): MoveOutcome => (event as { output: MoveOutcome }).output;
const isHit = (day: string | null, event: unknown): boolean =>
  foundIn(event).days.some((each) => each.day === day && each.hit > 0);

const requireDay = ({ day }: Context): { readonly day: string } => {
  if (day === null) throw new Error('No day was chosen.');
  return { day };
};

/** What the clerk may do while the table is on the page. */
const onTable = {
  CHOOSE: { target: 'editing', actions: 'noteDay' },
  REFRESH: 'loading',
  FREE: 'freeing',
} as const;

/** What the clerk may do while one day is on the page. */
const onDay = {
  CHOOSE: { target: 'editing', actions: 'noteDay' },
  CANCEL: { target: 'listed', actions: 'forgetChange' },
} as const;

export const hallDayMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** 'hit': the page names the people who come on a closed half day. */
    tags: {} as
      | 'loading'
      | 'listed'
      | 'editing'
      | 'hit'
      | 'busy'
      | 'done'
      | 'notSaved'
      | 'notMoved'
      | 'notFreed'
      | 'conflict'
      | 'loadFailed',
  },
  actors: {
    /** Rejects with `code`. */
    readDays: unprovidedActor<FoundHallDays>(),
    /** Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    writeDay: unprovidedActor<void, { readonly day: string }>(),
    /** Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    movePeople: unprovidedActor<MoveOutcome, { readonly day: string; readonly isConfirmed: boolean }>(),
    /** Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    freePlaces: unprovidedActor<void>(),
  },
  actions: {
    noteFound: assign(({ event }) => ({ found: foundIn(event) })),
    /** The page no longer says what was done for another day. */
    noteDay: assign(({ event }) => (event.type === 'CHOOSE' ? { day: event.day, change: null } : {})),
    noteFailure: assign(toFailure),
    noteRefusal: assign(({ event }) => ({ refusal: outcomeIn(event).refusal })),
    forgetChange: assign({ change: null }),
    forgetFailure: assign({ failure: null }),
    forgetRefusal: assign({ refusal: null, moved: 0 }),
  },
  guards: {
    isConflict: isConflictIn,
    isConfirmable: ({ event }) => outcomeIn(event).isConfirmable,
    isRefused: ({ event }) => outcomeIn(event).refusal !== null,
    isPartlyRefused: ({ event }) => outcomeIn(event).refusal !== null && outcomeIn(event).moved > 0,
    /** The move was refused after some of its people, and others still come. */
    isSomebodyLeft: ({ context: { refusal, day }, event }) => refusal !== null && isHit(day, event),
    /** Somebody comes on what was just closed. */
    isSomebodyHit: ({ context: { change, day }, event }) => change === 'saved' && isHit(day, event),
    isChanged: ({ context }) => context.change !== null,
  },
}).createMachine({
  id: 'hallDay',
  description: "The hall's days, as staff change them.",
  context: { found: null, day: null, change: null, failure: null, refusal: null, moved: 0 },
  initial: 'loading',
  states: {
    loading: {
      description: 'The page loads the fortnight. Days that it shows already stay.',
      tags: ['loading'],
      entry: 'forgetFailure',
      invoke: {
        id: 'readDays',
        src: 'readDays',
        onDone: [
          { guard: 'isSomebodyHit', target: 'showingHit', actions: 'noteFound' },
          { guard: 'isSomebodyLeft', target: 'notMoved', actions: ['noteFound', 'forgetChange'] },
          { guard: 'isChanged', target: 'done', actions: ['noteFound', 'forgetRefusal'] },
          { target: 'listed', actions: 'noteFound' },
        ],
        onError: { target: 'loadFailed', actions: 'noteFailure' },
      },
    },
    loadFailed: {
      description:
        'The days failed to load. The page says why, and offers another try. What was written before is written.',
      tags: ['loadFailed'],
      on: { RETRY: 'loading' },
    },
    listed: {
      description: 'The page shows the fortnight. A press opens a day.',
      tags: ['listed'],
      on: onTable,
    },
    editing: {
      description:
        'Beside the fortnight the page shows one day: its closing, the move of those who come on a closed half, its places, its note.',
      tags: ['listed', 'editing'],
      on: { ...onDay, SAVE: 'saving', MOVE: 'moving' },
    },
    saving: {
      description: "The page writes the day and shows 'Saving...'. A second press does nothing.",
      tags: ['listed', 'editing', 'busy'],
      invoke: {
        id: 'writeDay',
        src: 'writeDay',
        input: ({ context }) => requireDay(context),
        onDone: { target: 'loading', actions: assign({ change: 'saved' }) },
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'notSaved', actions: 'noteFailure' },
        ],
      },
    },
    notSaved: {
      description: 'The day was not saved. The page says why, and what the clerk typed stays.',
      tags: ['listed', 'editing', 'notSaved'],
      exit: 'forgetFailure',
      on: { ...onDay, SAVE: 'saving' },
    },
    showingHit: {
      description:
        'The day is closed, and people come on it. The page names them, and offers to move them all.',
      tags: ['listed', 'hit'],
      on: { ...onDay, MOVE: 'moving' },
    },
    moving: {
      description: "The page moves all of them and shows 'Moving...'. A second press does nothing.",
      tags: ['listed', 'hit', 'busy'],
      invoke: {
        id: 'movePeople',
        src: 'movePeople',
        input: ({ context, event }) => ({ ...requireDay(context), isConfirmed: event.type === 'CONFIRM' }),
        onDone: [
          {
            guard: 'isPartlyRefused',
            target: 'loading',
            actions: ['noteRefusal', assign({ moved: ({ event }) => event.output.moved, change: 'moved' })],
          },
          { guard: 'isConfirmable', target: 'confirming', actions: ['noteRefusal', 'forgetChange'] },
          { guard: 'isRefused', target: 'notMoved', actions: ['noteRefusal', 'forgetChange'] },
          { target: 'loading', actions: assign({ change: 'moved' }) },
        ],
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'notMoved', actions: ['noteFailure', 'forgetChange'] },
        ],
      },
    },
    notMoved: {
      description:
        'Nobody was moved, such as where the other day is full, or not all were. The page says how many and why, and asks for another day.',
      tags: ['listed', 'hit', 'notMoved'],
      exit: ['forgetFailure', 'forgetRefusal'],
      on: { ...onDay, MOVE: 'moving' },
    },
    confirming: {
      description:
        'The other day is a holiday, so nobody was moved. The page says its name, and moves them only if the clerk presses again.',
      tags: ['listed', 'hit', 'notMoved'],
      exit: 'forgetRefusal',
      on: { ...onDay, MOVE: 'moving', CONFIRM: 'moving' },
    },
    freeing: {
      description: 'The page frees the places that were taken without a request.',
      tags: ['listed', 'busy'],
      invoke: {
        id: 'freePlaces',
        src: 'freePlaces',
        onDone: { target: 'loading', actions: assign({ change: 'freed' }) },
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'notFreed', actions: 'noteFailure' },
        ],
      },
    },
    notFreed: {
      description: 'The places were not freed. The page says why, and offers another try.',
      tags: ['listed', 'notFreed'],
      exit: 'forgetFailure',
      on: onTable,
    },
    done: {
      description: 'The page says what was done, and shows the fortnight as it is now.',
      tags: ['listed', 'done'],
      exit: 'forgetChange',
      on: onTable,
    },
    conflict: {
      description: 'Somebody else changed one of these days or requests first. The clerk loads them again.',
      tags: ['listed', 'conflict'],
      entry: 'forgetChange',
      on: { RELOAD: 'loading' },
    },
  },
});

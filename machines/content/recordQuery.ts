/**
 * What a page shows of the records (spec §7; docs/decisions/reads.md): what came drawn with the page or lies on the
 * device is shown at once; what is older than its time to live is read anew behind it, and another answer waits for the
 * next navigation or for 'Show updates', so that nothing moves under a reader. Pure: the device and the records are given.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export interface RecordSnapshot {
  /** JSON, as it was answered; nobody has checked it. */
  readonly found: unknown;
  /** Epoch ms; null where nobody knows: it came drawn with the page. */
  readonly readAt: number | null;
}

export interface RecalledRecords {
  /** Null where the device holds none. */
  readonly kept: RecordSnapshot | null;
  /** Epoch ms. */
  readonly at: number;
}

interface Context {
  readonly shown: RecordSnapshot | null;
  readonly newer: RecordSnapshot | null;
  /** When the page was drawn that it came with, epoch ms. */
  readonly drawnAt: number | null;
  /** How long an answer is not asked for again, ms. */
  readonly freshFor: number;
}

type Event =
  /** What came with the page, before it is visited; `at` it was drawn. */
  | { readonly type: 'DRAWN'; readonly found: unknown; readonly at: number }
  /** A page that shows it is gone to. */
  | { readonly type: 'VISIT'; readonly at: number }
  | { readonly type: 'SHOW' };

const textOf = (answer: RecordSnapshot | null): string => JSON.stringify(answer?.found ?? null);

/** Whether an answer is younger than its time to live; one from the future has no age. */
export const isRecent = (answer: RecordSnapshot | null, at: number, freshFor: number): boolean => {
  const age = at - (answer?.readAt ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < freshFor;
};

/** A page's clock goes by a Date header, which knows whole seconds. */
const second = 1_000;

/** Of two that are recent what came with the page may be the newer one. */
const isNewer = ({ drawnAt, freshFor }: Context, { kept, at }: RecalledRecords): boolean =>
  isRecent(kept, at, freshFor) && (kept?.readAt ?? 0) + second > (drawnAt ?? 0);

const recalledOf = (event: unknown) => (event as { output: RecalledRecords }).output;
const snapshotOf = (event: unknown) => (event as { output: RecordSnapshot }).output;

export const recordQueryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { readonly freshFor: number },
    /** 'older': what is shown may be, or is, no longer what the records hold. */
    tags: {} as 'loading' | 'failed' | 'hasNewer' | 'older' | 'stale',
  },
  actors: {
    /** The device's copy. */
    recall: unprovidedActor<RecalledRecords>(),
    /** Asks the records, and keeps the answer on the device. */
    read: unprovidedActor<RecordSnapshot>(),
  },
  actions: {
    log: (_, _said: { readonly what: string }) => {},
  },
  guards: {
    isKept: ({ event }) => recalledOf(event).kept !== null,
    isKeptRecent: ({ context, event }) =>
      isRecent(recalledOf(event).kept, recalledOf(event).at, context.freshFor),
    isKeptSame: ({ context, event }) =>
      isNewer(context, recalledOf(event)) && textOf(recalledOf(event).kept) === textOf(context.shown),
    isKeptNewer: ({ context, event }) => isNewer(context, recalledOf(event)),
    isSame: ({ context, event }) => textOf(snapshotOf(event)) === textOf(context.shown),
    isOld: ({ context, event }) =>
      event.type === 'VISIT' && !isRecent(context.shown, event.at, context.freshFor),
  },
}).createMachine({
  id: 'listReading',
  description: 'The records that a page shows, how old they are, and whether newer ones exist.',
  context: ({ input: { freshFor } }) => ({ shown: null, newer: null, drawnAt: null, freshFor }),
  initial: 'unasked',
  states: {
    unasked: {
      description: 'No page has shown the list yet.',
      tags: ['loading'],
      on: {
        DRAWN: {
          target: 'drawn',
          actions: assign({
            shown: ({ event }) => ({ found: event.found, readAt: null }),
            drawnAt: ({ event }) => event.at,
          }),
        },
        VISIT: 'looking',
      },
    },
    drawn: {
      description: 'The list came prerendered with the page, and the scripts do not run yet.',
      on: { VISIT: 'comparing' },
    },
    looking: {
      description: 'The page shows nothing yet. It reads the copy on the device first.',
      tags: ['loading'],
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: 'isKeptRecent',
            target: 'current',
            actions: assign({ shown: ({ event }) => event.output.kept }),
          },
          {
            guard: 'isKept',
            target: 'refreshing',
            actions: assign({ shown: ({ event }) => event.output.kept }),
          },
          { target: 'reading' },
        ],
        onError: 'reading',
      },
    },
    comparing: {
      description: 'The page shows the prerendered list. The device may have a newer copy.',
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: 'isKeptSame',
            target: 'current',
            actions: assign({ shown: ({ event }) => event.output.kept }),
          },
          {
            guard: 'isKeptNewer',
            target: 'newer',
            actions: assign({ newer: ({ event }) => event.output.kept }),
          },
          { target: 'refreshing' },
        ],
        onError: 'refreshing',
      },
    },
    reading: {
      description: 'The page shows nothing yet. It loads the records.',
      tags: ['loading'],
      invoke: {
        id: 'read',
        src: 'read',
        onDone: { target: 'current', actions: assign({ shown: ({ event }) => event.output }) },
        onError: {
          target: 'failed',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    refreshing: {
      description: 'The page shows an older copy, and loads the records in the background.',
      tags: ['older'],
      invoke: {
        id: 'read',
        src: 'read',
        onDone: [
          { guard: 'isSame', target: 'current', actions: assign({ shown: ({ event }) => event.output }) },
          { target: 'newer', actions: assign({ newer: ({ event }) => event.output }) },
        ],
        onError: {
          target: 'stale',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    current: {
      description:
        'The page shows the records as last loaded. It does not load them again until they are old.',
      on: { VISIT: { guard: 'isOld', target: 'refreshing' } },
    },
    newer: {
      description: "The records have changed. 'Show updates' or the next navigation shows the changes.",
      tags: ['hasNewer', 'older'],
      on: {
        SHOW: { target: 'current', actions: assign({ shown: ({ context }) => context.newer, newer: null }) },
        VISIT: { target: 'current', actions: assign({ shown: ({ context }) => context.newer, newer: null }) },
      },
    },
    stale: {
      description:
        'The page shows an older copy, and the records failed to load. The log says so; the hotlines show the age of the copy.',
      tags: ['older', 'stale'],
      on: { VISIT: 'refreshing' },
    },
    failed: {
      description: 'The page has nothing to show: the records failed to load.',
      tags: ['failed'],
      on: { VISIT: 'reading' },
    },
  },
});

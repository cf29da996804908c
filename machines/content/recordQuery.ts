/**
 * The records that a page shows (spec §7; docs/decisions/0041-reads.md). Prerendered or cached records show at once. Records
 * older than their time to live are fetched again in the background. A different result waits for the next navigation or
 * for 'Show updates', so that nothing moves while a person reads. Pure: the cache and the records are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export interface RecordSnapshot {
  /** The JSON of the response, not yet validated. */
  readonly found: unknown;
  /** Epoch ms; null for prerendered records, whose read time is unknown. */
  readonly readAt: number | null;
}

export interface RecalledRecords {
  /** Null when the device has no cached copy. */
  readonly kept: RecordSnapshot | null;
  /** Epoch ms. */
  readonly at: number;
}

interface Context {
  readonly shown: RecordSnapshot | null;
  readonly newer: RecordSnapshot | null;
  /** When the page was prerendered, epoch ms. */
  readonly drawnAt: number | null;
  /** The time to live of a result, ms. */
  readonly freshFor: number;
}

type Event =
  /** The prerendered records, before the first visit; `at` is when the page was prerendered. */
  | { readonly type: 'DRAWN'; readonly found: unknown; readonly at: number }
  /** The user navigates to a page that shows the records. */
  | { readonly type: 'VISIT'; readonly at: number }
  | { readonly type: 'SHOW' };

const textOf = (answer: RecordSnapshot | null): string => JSON.stringify(answer?.found ?? null);

/** Whether a result is younger than its time to live. A result from the future is never recent. */
export const isRecent = (answer: RecordSnapshot | null, at: number, freshFor: number): boolean => {
  const age = at - (answer?.readAt ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < freshFor;
};

/** The page's clock follows a Date header, which has a resolution of one second. */
const second = 1_000;

/** Whether the cached copy is recent and newer than the prerendered records. */
const isNewer = ({ drawnAt, freshFor }: Context, { kept, at }: RecalledRecords): boolean =>
  isRecent(kept, at, freshFor) && (kept?.readAt ?? 0) + second > (drawnAt ?? 0);

const recalledOf = (event: unknown) => (event as { output: RecalledRecords }).output;
const snapshotOf = (event: unknown) => (event as { output: RecordSnapshot }).output;

export const recordQueryMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { readonly freshFor: number },
    /** 'older': the shown records are, or may be, out of date. */
    tags: {} as 'loading' | 'failed' | 'hasNewer' | 'older' | 'stale',
  },
  actors: {
    /** Reads the cached copy. */
    recall: unprovidedActor<RecalledRecords>(),
    /** Queries the records and caches the result on the device. */
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

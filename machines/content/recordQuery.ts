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

export interface CachedRecords {
  /** Null when the device has no cached copy. */
  readonly cached: RecordSnapshot | null;
  /** Epoch ms. */
  readonly at: number;
}

interface Context {
  readonly shown: RecordSnapshot | null;
  readonly newer: RecordSnapshot | null;
  /** When the page was prerendered, epoch ms. */
  readonly prerenderedAt: number | null;
  /** The time to live of a result, ms. */
  readonly freshFor: number;
}

type Event =
  /** The prerendered records, before the first visit; `at` is when the page was prerendered. */
  | { readonly type: 'PRERENDERED'; readonly found: unknown; readonly at: number }
  /** The user navigates to a page that shows the records. */
  | { readonly type: 'VISIT'; readonly at: number }
  | { readonly type: 'SHOW' };

const textOf = (answer: RecordSnapshot | null): string => JSON.stringify(answer?.found ?? null);

/** Whether a result is younger than its time to live. A result from the future is never recent. */
const isRecent = (answer: RecordSnapshot | null, at: number, freshFor: number): boolean => {
  const age = at - (answer?.readAt ?? Number.NEGATIVE_INFINITY);
  return age >= 0 && age < freshFor;
};

/** The page's clock follows a Date header, which has a resolution of one second. */
const second = 1_000;

/** Whether the cached copy is recent and newer than the prerendered records. */
export const isNewer = (
  { prerenderedAt, freshFor }: Pick<Context, 'prerenderedAt' | 'freshFor'>,
  { cached, at }: CachedRecords,
): boolean => isRecent(cached, at, freshFor) && (cached?.readAt ?? 0) + second > (prerenderedAt ?? 0);

/** The shown records with the time of a reading that found the same: they stay the same object, which renders nothing again. */
const readAgain = ({ shown }: Pick<Context, 'shown'>, answer: RecordSnapshot | null): RecordSnapshot | null =>
  answer && { found: shown?.found ?? null, readAt: answer.readAt };

const cachedOf = (event: unknown) => (event as { output: CachedRecords }).output;
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
    readCache: unprovidedActor<CachedRecords>(),
    /** Queries the records and caches the result on the device. */
    fetchRecords: unprovidedActor<RecordSnapshot>(),
  },
  actions: {
    log: (_, _params: { readonly what: string }) => {},
  },
  guards: {
    isCached: ({ event }) => cachedOf(event).cached !== null,
    isCacheRecent: ({ context, event }) =>
      isRecent(cachedOf(event).cached, cachedOf(event).at, context.freshFor),
    isCacheUnchanged: ({ context, event }) =>
      isNewer(context, cachedOf(event)) && textOf(cachedOf(event).cached) === textOf(context.shown),
    isCacheNewer: ({ context, event }) => isNewer(context, cachedOf(event)),
    isUnchanged: ({ context, event }) => textOf(snapshotOf(event)) === textOf(context.shown),
    isOld: ({ context, event }) =>
      event.type === 'VISIT' && !isRecent(context.shown, event.at, context.freshFor),
  },
}).createMachine({
  id: 'recordQuery',
  description: 'The records that a page shows, how old they are, and whether newer ones exist.',
  context: ({ input: { freshFor } }) => ({ shown: null, newer: null, prerenderedAt: null, freshFor }),
  initial: 'idle',
  states: {
    idle: {
      description: 'No page has shown the records yet.',
      tags: ['loading'],
      on: {
        PRERENDERED: {
          target: 'prerendered',
          actions: assign({
            shown: ({ event }) => ({ found: event.found, readAt: null }),
            prerenderedAt: ({ event }) => event.at,
          }),
        },
        VISIT: 'readingCache',
      },
    },
    prerendered: {
      description: 'The page came with prerendered records, and its scripts do not run yet.',
      on: { VISIT: 'comparing' },
    },
    readingCache: {
      description: 'The page shows nothing yet. It reads the cached copy of the device first.',
      tags: ['loading'],
      invoke: {
        id: 'readCache',
        src: 'readCache',
        onDone: [
          {
            guard: 'isCacheRecent',
            target: 'current',
            actions: assign({ shown: ({ event }) => event.output.cached }),
          },
          {
            guard: 'isCached',
            target: 'refreshing',
            actions: assign({ shown: ({ event }) => event.output.cached }),
          },
          { target: 'fetching' },
        ],
        onError: 'fetching',
      },
    },
    comparing: {
      description: 'The page shows the prerendered records. The device may have a newer copy.',
      invoke: {
        id: 'readCache',
        src: 'readCache',
        onDone: [
          {
            guard: 'isCacheUnchanged',
            target: 'current',
            actions: assign({ shown: ({ context, event }) => readAgain(context, event.output.cached) }),
          },
          {
            guard: 'isCacheNewer',
            target: 'newer',
            actions: assign({ newer: ({ event }) => event.output.cached }),
          },
          { target: 'refreshing' },
        ],
        onError: 'refreshing',
      },
    },
    fetching: {
      description: 'The page shows nothing yet. It loads the records.',
      tags: ['loading'],
      invoke: {
        id: 'fetchRecords',
        src: 'fetchRecords',
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
        id: 'fetchRecords',
        src: 'fetchRecords',
        onDone: [
          {
            guard: 'isUnchanged',
            target: 'current',
            actions: assign({ shown: ({ context, event }) => readAgain(context, event.output) }),
          },
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
      on: { VISIT: 'fetching' },
    },
  },
});

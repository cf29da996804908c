/**
 * The check at start (spec §4): for a version other than the stored one the worker is brought up to it, the caches are
 * cleared, it is stored and read back, and then the page is loaded anew. The other order, load then store, loops for ever
 * where the store fails. At most once a session, and never over a form that holds answers. Pure: the network, storage,
 * caches and the reload are given.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** What is known before the network is asked; null where there is no such version. */
interface KnownVersions {
  /** The version this page was built with. */
  readonly built: string | null;
  /** The version the last visit stored. */
  readonly stored: string | null;
  /** Whether this session has loaded the page anew already. */
  readonly hasReloaded: boolean;
}

interface Context extends KnownVersions {
  readonly served: string | null;
  /** Whether a form holds answers, or is sending. */
  readonly isHeld: boolean;
}

const isOutdated = ({ built, served }: Context): boolean => built !== null && built !== served;

export const versionCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as { readonly type: 'HOLD' | 'RELEASE' | 'NAVIGATED' | 'DISMISS' },
    tags: {} as 'outdated' | 'asking',
  },
  actors: {
    /** What the last visit and this session left in storage. */
    recall: unprovidedActor<KnownVersions, unknown>(),
    /** The version that is served: a text of 1 to 64 characters, within five seconds. */
    readVersion: unprovidedActor<string, unknown>(),
    /** The worker of the served version is installed, within ten seconds; at once where the site has none. */
    updateWorker: unprovidedActor<void, unknown>(),
    /** All caches but those of this version. */
    clearCaches: unprovidedActor<void, { readonly version: string }>(),
    /** Stores a version and reads it back; with `mark`, also that this session reloads. Fails where either is not kept. */
    storeVersion: unprovidedActor<void, { readonly version: string; readonly mark: boolean }>(),
  },
  actions: {
    reload: () => {},
    log: (_, _said: { readonly what: string }) => {},
  },
  guards: {
    isFree: ({ context }) => !context.isHeld,
    isFirstVisit: ({ context }) => context.stored === null,
    isCurrent: ({ context }) => context.stored === context.served && !isOutdated(context),
    hasReloadedOutdated: ({ context }) => context.hasReloaded && isOutdated(context),
    hasReloaded: ({ context }) => context.hasReloaded,
  },
}).createMachine({
  id: 'versionCheck',
  description: 'The check for a newer version of the site, and the one reload that loads it.',
  context: { built: null, stored: null, hasReloaded: false, served: null, isHeld: false },
  on: {
    HOLD: { actions: assign({ isHeld: true }) },
    RELEASE: { actions: assign({ isHeld: false }) },
  },
  initial: 'recalling',
  states: {
    recalling: {
      description: 'The machine reads what it knows before it asks the network.',
      tags: ['asking'],
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: { target: 'reading', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'settled',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    reading: {
      description: 'The page requests version.json. It stays usable meanwhile.',
      tags: ['asking'],
      invoke: {
        id: 'readVersion',
        src: 'readVersion',
        onDone: { target: 'comparing', actions: assign({ served: ({ event }) => event.output }) },
        onError: {
          target: 'settled',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    comparing: {
      description: 'The machine compares the stored, the served and the built version.',
      always: [
        { guard: 'isFirstVisit', target: 'remembering' },
        { guard: 'isCurrent', target: 'settled' },
        { guard: 'hasReloadedOutdated', target: 'outdated' },
        { guard: 'hasReloaded', target: 'settled' },
        { guard: 'isFree', target: 'updating' },
        { target: 'waiting' },
      ],
    },
    remembering: {
      description: 'The first visit stores the version and does not reload.',
      invoke: {
        id: 'storeVersion',
        src: 'storeVersion',
        input: ({ context }) => ({ version: context.served ?? '', mark: false }),
        onDone: 'settled',
        onError: {
          target: 'settled',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    waiting: {
      description:
        'The server has another version, and a form holds answers. The machine waits for the next navigation.',
      on: { NAVIGATED: { guard: 'isFree', target: 'updating' } },
    },
    updating: {
      description:
        'The browser installs the worker of the new version. A citizen may start a form meanwhile.',
      invoke: {
        id: 'updateWorker',
        src: 'updateWorker',
        onDone: [{ guard: 'isFree', target: 'clearing' }, { target: 'waiting' }],
        onError: [
          {
            guard: 'isFree',
            target: 'clearing',
            actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
          },
          {
            target: 'waiting',
            actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
          },
        ],
      },
    },
    clearing: {
      description: 'The machine clears the caches of the old version.',
      invoke: {
        id: 'clearCaches',
        src: 'clearCaches',
        input: ({ context }) => ({ version: context.served ?? '' }),
        onDone: 'storing',
        onError: {
          target: 'storing',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    storing: {
      description: 'The machine stores the new version and reads it back. If that fails, it does not reload.',
      invoke: {
        id: 'storeVersion',
        src: 'storeVersion',
        input: ({ context }) => ({ version: context.served ?? '', mark: true }),
        onDone: 'reloading',
        onError: {
          target: 'settled',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    reloading: {
      description: 'The page reloads.',
      entry: 'reload',
    },
    outdated: {
      description: 'The page is still the old version after its reload. A quiet notice says so.',
      tags: ['outdated'],
      on: { DISMISS: 'settled' },
    },
    settled: {
      description: 'The site continues.',
    },
  },
});

/**
 * The version check at start (spec §4). For a version other than the stored one it updates the service worker, clears the
 * caches, stores the version and reads it back, and then reloads the page. The other order, reload then store, would loop
 * forever when storing fails. It reloads at most once a session, and over a form with answers only if the citizen chose that,
 * after the store refused a request of a page that is older than the site. Pure: the network, storage, caches and the reload
 * are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** The versions known before the network request; null for unknown ones. */
interface KnownVersions {
  /** The version of this build. */
  readonly built: string | null;
  /** The version that the last session stored. */
  readonly stored: string | null;
  /** Whether this session has already reloaded the page. */
  readonly hasReloaded: boolean;
}

interface Context extends KnownVersions {
  readonly served: string | null;
  /** Whether a form has answers or is sending. */
  readonly isHeld: boolean;
  /** Whether the citizen chose the reload, which then does not wait for the form. */
  readonly isChosen: boolean;
}

const isOutdated = ({ built, served }: Context): boolean => built !== null && built !== served;

export const versionCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as {
      /** CHECK: the store refused a request, or a file of this page is missing: it may be older than the site. */
      readonly type: 'HOLD' | 'RELEASE' | 'NAVIGATED' | 'DISMISS' | 'CHECK' | 'RELOAD';
    },
    tags: {} as 'outdated' | 'checking' | 'reloadOffered',
  },
  actors: {
    /** Reads the values that earlier sessions and this one stored. */
    readStored: unprovidedActor<KnownVersions, unknown>(),
    /** The deployed version: a string of 1 to 64 characters, within five seconds. */
    fetchVersion: unprovidedActor<string, unknown>(),
    /** Installs the worker of the deployed version within ten seconds; resolves at once on a site without one. */
    updateWorker: unprovidedActor<void, unknown>(),
    /** Deletes all caches except those of this version. */
    clearCaches: unprovidedActor<void, { readonly version: string }>(),
    /**
     * Stores a version and reads it back; with `mark`, it also notes the reload of this session. Rejects when either is
     * not stored.
     */
    storeVersion: unprovidedActor<void, { readonly version: string; readonly mark: boolean }>(),
  },
  actions: {
    reload: () => {},
    log: (_, _params: { readonly what: string }) => {},
  },
  guards: {
    isFree: ({ context }) => !context.isHeld || context.isChosen,
    isChosen: ({ context }) => context.isChosen,
    isFirstVisit: ({ context }) => context.stored === null,
    isCurrent: ({ context }) => context.stored === context.served && !isOutdated(context),
    isOutdated: ({ context }) => isOutdated(context),
    hasReloadedOutdated: ({ context }) => context.hasReloaded && isOutdated(context),
    hasReloaded: ({ context }) => context.hasReloaded,
  },
}).createMachine({
  id: 'versionCheck',
  description: 'The check for a newer version of the site, and the one reload that loads it.',
  context: { built: null, stored: null, hasReloaded: false, served: null, isHeld: false, isChosen: false },
  on: {
    HOLD: { actions: assign({ isHeld: true }) },
    RELEASE: { actions: assign({ isHeld: false }) },
  },
  initial: 'readingStored',
  states: {
    readingStored: {
      description: 'The machine reads the versions that are known without the network.',
      tags: ['checking'],
      invoke: {
        id: 'readStored',
        src: 'readStored',
        onDone: { target: 'fetchingVersion', actions: assign(({ event }) => event.output) },
        onError: {
          target: 'done',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    fetchingVersion: {
      description: 'The page requests version.json. It stays usable meanwhile.',
      tags: ['checking'],
      invoke: {
        id: 'fetchVersion',
        src: 'fetchVersion',
        onDone: { target: 'comparing', actions: assign({ served: ({ event }) => event.output }) },
        onError: {
          target: 'done',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    comparing: {
      description: 'The machine compares the stored, the served and the built version.',
      always: [
        { guard: 'isFirstVisit', target: 'storingFirst' },
        { guard: 'isCurrent', target: 'done' },
        { guard: 'hasReloadedOutdated', target: 'outdated' },
        { guard: 'hasReloaded', target: 'done' },
        { guard: 'isFree', target: 'updating' },
        { target: 'waiting' },
      ],
    },
    storingFirst: {
      description: 'The first visit stores the version and does not reload.',
      invoke: {
        id: 'storeVersion',
        src: 'storeVersion',
        input: ({ context }) => ({ version: context.served ?? '', mark: false }),
        onDone: 'done',
        onError: {
          target: 'done',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    waiting: {
      description:
        'The server has another version, and a form holds answers. The machine waits for the next navigation.',
      on: {
        NAVIGATED: { guard: 'isFree', target: 'updating' },
        // A page of the served version may wait too: only the stored version is another one.
        CHECK: [{ guard: 'isOutdated', target: 'offering' }, { target: 'checkingAgain' }],
      },
    },
    checkingAgain: {
      description: 'The store refused a request, and the page requests version.json again.',
      invoke: {
        id: 'fetchVersion',
        src: 'fetchVersion',
        onDone: { target: 'comparingAgain', actions: assign({ served: ({ event }) => event.output }) },
        onError: {
          target: 'done',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    comparingAgain: {
      description: 'The machine compares the served and the built version.',
      always: [
        { guard: 'hasReloadedOutdated', target: 'outdated' },
        { guard: 'isOutdated', target: 'offering' },
        { target: 'done' },
      ],
    },
    offering: {
      description:
        'The store refused a request of this page, which is older than the site. A notice offers to load the new version.',
      tags: ['reloadOffered'],
      on: {
        RELOAD: { target: 'updating', actions: assign({ isChosen: true }) },
        NAVIGATED: { guard: 'isFree', target: 'updating' },
        DISMISS: 'waiting',
      },
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
        // A form may have got answers since the new version began to install.
        onDone: [{ guard: 'isFree', target: 'reloading' }, { target: 'waiting' }],
        onError: [
          {
            guard: 'isChosen',
            target: 'outdated',
            actions: [
              assign({ isChosen: false }),
              { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            ],
          },
          {
            target: 'done',
            actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
          },
        ],
      },
    },
    reloading: {
      description: 'The page reloads.',
      entry: 'reload',
    },
    outdated: {
      description:
        'The page is still the old version after its reload, or a chosen reload could not be stored. A quiet notice says so.',
      tags: ['outdated'],
      on: { DISMISS: 'done' },
    },
    done: {
      description: 'The check is over, and the site continues.',
      on: { CHECK: 'checkingAgain' },
    },
  },
});

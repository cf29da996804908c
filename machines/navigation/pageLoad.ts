/**
 * A page whose code the site does not have yet (spec §2: pages load lazily). Without a signal the page says so, and loads by
 * itself once the site answers. If the site answers and the code still fails, that is an error (spec §8). Pure: the code and
 * the connection are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import type { Connectivity } from '../request/context.ts';

interface Context {
  /** Why the code failed to load the first time; null while it has not. */
  readonly cause: unknown;
}

export const pageLoadMachine = setup({
  types: {
    context: {} as Context,
    /** The visitor presses 'Try again'. */
    events: {} as { readonly type: 'RETRY' },
    /** 'trying': the page without a signal tries again. */
    tags: {} as 'loaded' | 'noSignal' | 'trying' | 'failed',
  },
  actors: {
    /** Fetches the code of the page. Rejects when it is unavailable. */
    loadCode: unprovidedActor<void>(),
    /** Whether the site answers. */
    checkConnectivity: unprovidedActor<Connectivity>(),
    /** Resolves when the site answers again. */
    awaitConnection: unprovidedActor<void>(),
    /** Reloads the window if that may help: after a deploy the code has another name. Returns whether it reloads. */
    reload: unprovidedActor<boolean>(),
  },
  actions: {
    /** Notes that the error screen replaced the page. */
    markFailed: () => {},
  },
  guards: {
    isOnline: (_, { found }: { readonly found: Connectivity }) => found === 'online',
    isReloading: (_, { isReloading }: { readonly isReloading: boolean }) => isReloading,
  },
}).createMachine({
  id: 'pageLoad',
  description: 'The code of a page, fetched at its first visit, and what the visitor sees until it is there.',
  context: { cause: null },
  initial: 'loading',
  states: {
    loading: {
      description: 'The page shows its skeleton. Its code loads.',
      invoke: {
        id: 'loadCode',
        src: 'loadCode',
        onDone: 'loaded',
        onError: { target: 'checking', actions: assign({ cause: ({ event }) => event.error }) },
      },
    },
    checking: {
      description: 'The code failed to load. The page asks whether the site answers at all.',
      invoke: {
        id: 'checkConnectivity',
        src: 'checkConnectivity',
        onDone: [
          {
            guard: { type: 'isOnline', params: ({ event }) => ({ found: event.output }) },
            target: 'recovering',
          },
          { target: 'noSignal' },
        ],
      },
    },
    noSignal: {
      description: 'The page says that there is no signal, and what can be opened without one.',
      tags: ['noSignal'],
      initial: 'waiting',
      states: {
        waiting: {
          description: 'The page waits until the site answers again.',
          invoke: { id: 'awaitConnection', src: 'awaitConnection', onDone: 'trying' },
          on: { RETRY: 'trying' },
        },
        trying: {
          description: 'The code loads again.',
          tags: ['trying'],
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: '#pageLoad.loaded',
            onError: 'checking',
          },
        },
        checking: {
          description: 'The code failed again. The page asks whether the site answers at all.',
          tags: ['trying'],
          invoke: {
            id: 'checkConnectivity',
            src: 'checkConnectivity',
            onDone: [
              {
                guard: { type: 'isOnline', params: ({ event }) => ({ found: event.output }) },
                target: '#pageLoad.recovering',
              },
              { target: 'waiting' },
            ],
          },
        },
      },
    },
    recovering: {
      description:
        'The site answers, but not with this code: the window reloads, if it has not done so before.',
      invoke: {
        id: 'reload',
        src: 'reload',
        onDone: [
          {
            guard: { type: 'isReloading', params: ({ event }) => ({ isReloading: event.output }) },
            target: 'reloading',
          },
          { target: 'failed' },
        ],
      },
    },
    reloading: { description: 'The window reloads. This page ends.' },
    failed: {
      description: "The error screen says 'Unexpected Application Error!' and the message.",
      tags: ['failed'],
      entry: 'markFailed',
    },
    loaded: {
      description: 'The page shows itself.',
      tags: ['loaded'],
    },
  },
});

/**
 * The search. The header opens it and loads its code, the index, and records newer than the index. It returns results as
 * soon as any source is ready and shows which sources are missing. The query stays in the page and is gone after closing.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

type Event =
  | { readonly type: 'OPEN' }
  | { readonly type: 'TYPE'; readonly query: string }
  | { readonly type: 'CLOSE' }
  /** A press on the scrim over the page behind. */
  | { readonly type: 'SCRIM' }
  | { readonly type: 'ESCAPE' }
  /** The user navigates to another page, or to the same one again. */
  | { readonly type: 'NAVIGATED' };

export const siteSearchMachine = setup({
  types: {
    context: {} as { readonly query: string },
    events: {} as Event,
    tags: {} as 'open' | 'loading' | 'searchable' | 'partial' | 'unavailable',
  },
  actors: {
    /** Loads the search code. After it, the pages and the records read in this session are searchable. */
    loadCode: unprovidedActor<void>(),
    /** Loads the index made at build time. */
    readIndex: unprovidedActor<void>(),
    /** Reads the records written since the index was made; without an index, the latest records. */
    readNewer: unprovidedActor<void>(),
  },
  actions: {
    /** Moves the focus into the search and makes everything behind it inert. */
    trapFocus: () => {},
    /** Returns the focus to 'Search'. */
    restoreFocus: () => {},
    log: (_, _params: { readonly what: string }) => {},
  },
}).createMachine({
  id: 'siteSearch',
  description: "The search over everything, behind 'Search' in the header.",
  context: { query: '' },
  initial: 'closed',
  states: {
    closed: {
      description: "The search is closed. 'Search' opens it.",
      on: { OPEN: 'open' },
    },
    open: {
      description: 'The search covers the page, which is inert and does not scroll.',
      tags: ['open'],
      entry: 'trapFocus',
      exit: [assign({ query: '' }), 'restoreFocus'],
      on: {
        TYPE: { actions: assign({ query: ({ event }) => event.query }) },
        CLOSE: 'closed',
        SCRIM: 'closed',
        ESCAPE: 'closed',
        NAVIGATED: 'closed',
      },
      initial: 'loadingCode',
      states: {
        loadingCode: {
          description: 'The page loads the code of the search. The visitor can already type.',
          tags: ['loading'],
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: 'loadingIndex',
            onError: {
              target: 'unavailable',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        loadingIndex: {
          description: 'The search covers pages and what this visit has loaded. The page loads the index.',
          tags: ['loading', 'searchable'],
          invoke: {
            id: 'readIndex',
            src: 'readIndex',
            onDone: 'loadingNewer',
            onError: {
              target: 'loadingNewerOnly',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        loadingNewer: {
          description: 'The search covers the index. The page loads newer records.',
          tags: ['loading', 'searchable'],
          invoke: {
            id: 'readNewer',
            src: 'readNewer',
            onDone: 'ready',
            onError: {
              target: 'partial',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        loadingNewerOnly: {
          description: 'The index failed to load, and the page says so. The page loads the latest records.',
          tags: ['loading', 'searchable', 'partial'],
          invoke: {
            id: 'readNewer',
            src: 'readNewer',
            onDone: 'partial',
            onError: {
              target: 'partial',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        ready: {
          description: 'The search covers everything.',
          tags: ['searchable'],
        },
        partial: {
          description: 'The search covers pages and the records that could be loaded, and the page says so.',
          tags: ['searchable', 'partial'],
        },
        unavailable: {
          description: 'The code of the search failed to load. The page says what to do, and offers links.',
          tags: ['unavailable'],
        },
      },
    },
  },
});

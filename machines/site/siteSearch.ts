/**
 * The search. The header opens it and loads its code, the index, and records newer than the index. It returns results as
 * soon as any source is ready and shows which sources are missing. Enter opens the best result, and waits while that is not
 * known. The query stays in the page and is gone after closing.
 */
import { assign, raise, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

type Event =
  | { readonly type: 'OPEN' }
  | { readonly type: 'TYPE'; readonly query: string }
  /** Enter in the field. */
  | { readonly type: 'SUBMIT' }
  /** The focus leaves the field. */
  | { readonly type: 'LEAVE' }
  | { readonly type: 'CLOSE' }
  /** A press on the scrim over the page behind. */
  | { readonly type: 'SCRIM' }
  | { readonly type: 'ESCAPE' }
  /** The user navigates to another page, or to the same one again. */
  | { readonly type: 'NAVIGATED' }
  /** The index is searched; newer records may add a result. */
  | { readonly type: 'SEARCHED' }
  /** Everything is searched that can be. */
  | { readonly type: 'ENDED' };

export const siteSearchMachine = setup({
  types: {
    context: {} as { readonly query: string },
    events: {} as Event,
    tags: {} as 'open' | 'loading' | 'searchable' | 'partial' | 'unavailable' | 'awaited',
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
    /** Opens the best result for the query, which sends NAVIGATED; without a result it does nothing. */
    openBest: () => {},
    log: (_, _params: { readonly what: string }) => {},
    raiseSearched: raise({ type: 'SEARCHED' }),
    raiseEnded: raise({ type: 'ENDED' }),
  },
  guards: {
    hasQuery: ({ context }) => context.query.trim() !== '',
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
      type: 'parallel',
      states: {
        sources: {
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
              description:
                'The search covers pages and what this visit has loaded. The page loads the index.',
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
              entry: 'raiseSearched',
              on: { SUBMIT: { actions: 'raiseSearched' } },
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
              description:
                'The index failed to load, and the page says so. The page loads the latest records.',
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
              entry: 'raiseEnded',
              on: { SUBMIT: { actions: 'raiseEnded' } },
            },
            partial: {
              description:
                'The search covers pages and the records that could be loaded, and the page says so.',
              tags: ['searchable', 'partial'],
              entry: 'raiseEnded',
              on: { SUBMIT: { actions: 'raiseEnded' } },
            },
            unavailable: {
              description:
                'The code of the search failed to load. The page says what to do, and offers links.',
              tags: ['unavailable'],
              entry: 'raiseEnded',
              on: { SUBMIT: { actions: 'raiseEnded' } },
            },
          },
        },
        best: {
          initial: 'unasked',
          states: {
            unasked: {
              description: 'Nobody has pressed Enter for this query.',
              on: { SUBMIT: { guard: 'hasQuery', target: 'awaited' } },
            },
            awaited: {
              description:
                'Enter was pressed. The best result opens as soon as the index has one, or everything is searched.',
              tags: ['awaited'],
              on: {
                TYPE: {
                  target: 'unasked',
                  actions: assign({ query: ({ event }) => event.query }),
                },
                LEAVE: 'unasked',
                SEARCHED: { actions: 'openBest' },
                ENDED: { target: 'unasked', actions: 'openBest' },
              },
            },
          },
        },
      },
    },
  },
});

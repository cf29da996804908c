/**
 * The search: opened from the header, and loaded then: its code, the index, what is newer than the index. It answers as
 * soon as there is anything to ask, and says what it lacks. What is typed lives here alone, and is gone when it is closed.
 */
import { assign, setup } from 'xstate';
import { given } from './given.ts';

type Event =
  | { readonly type: 'OPEN' }
  | { readonly type: 'TYPE'; readonly query: string }
  | { readonly type: 'CLOSE' }
  /** A press on the page behind, which the scrim covers. */
  | { readonly type: 'SCRIM' }
  | { readonly type: 'ESCAPE' }
  /** Another page, or the same one again. */
  | { readonly type: 'GO' };

export const siteSearch = setup({
  types: {
    context: {} as { readonly query: string },
    events: {} as Event,
    tags: {} as 'open' | 'loading' | 'searchable' | 'part' | 'unavailable',
  },
  actors: {
    /** The code of the search; after it the pages, and what this visit has read, can be searched. */
    loadCode: given<void>(),
    /** The index made at build. */
    readIndex: given<void>(),
    /** What was written since the index was made; without one, what was written last. */
    readNewer: given<void>(),
  },
  actions: {
    /** The search takes the focus, and nothing behind it can be reached. */
    holdFocus: () => {},
    /** To 'Search'. */
    giveFocusBack: () => {},
    log: (_, _said: { readonly what: string }) => {},
  },
}).createMachine({
  id: 'siteSearch',
  description: "The search over everything, behind 'Search' in the header.",
  context: { query: '' },
  initial: 'closed',
  states: {
    closed: {
      description: "The page is shown whole. 'Search' opens the search.",
      on: { OPEN: 'open' },
    },
    open: {
      description: 'The search lies over the page, which neither scrolls nor answers.',
      tags: ['open'],
      entry: 'holdFocus',
      exit: [assign({ query: '' }), 'giveFocusBack'],
      on: {
        TYPE: { actions: assign({ query: ({ event }) => event.query }) },
        CLOSE: 'closed',
        SCRIM: 'closed',
        ESCAPE: 'closed',
        GO: 'closed',
      },
      initial: 'loading',
      states: {
        loading: {
          description: 'The code of the search is on its way. One may type already.',
          tags: ['loading'],
          invoke: {
            id: 'loadCode',
            src: 'loadCode',
            onDone: 'reading',
            onError: {
              target: 'unavailable',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        reading: {
          description: 'Pages and what this visit has read are searched. The index is on its way.',
          tags: ['loading', 'searchable'],
          invoke: {
            id: 'readIndex',
            src: 'readIndex',
            onDone: 'joining',
            onError: {
              target: 'joiningPart',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        joining: {
          description: 'Everything in the index is searched. What is newer is being read.',
          tags: ['loading', 'searchable'],
          invoke: {
            id: 'readNewer',
            src: 'readNewer',
            onDone: 'ready',
            onError: {
              target: 'part',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        joiningPart: {
          description:
            'The index could not be had, and a sentence says so. What was written last is being read.',
          tags: ['loading', 'searchable', 'part'],
          invoke: {
            id: 'readNewer',
            src: 'readNewer',
            onDone: 'part',
            onError: {
              target: 'part',
              actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
            },
          },
        },
        ready: {
          description: 'Everything is searched.',
          tags: ['searchable'],
        },
        part: {
          description:
            'Pages, what this visit has read and what could be read are searched, and a sentence says so.',
          tags: ['searchable', 'part'],
        },
        unavailable: {
          description:
            'The code of the search could not be had. A sentence says what to do, and ways lead on.',
          tags: ['unavailable'],
        },
      },
    },
  },
});

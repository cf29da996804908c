/**
 * The requests as staff browse them: a list by day, by status or by search text, and one request in full. Pure: the
 * records are injected. A new query discards the previous list.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';

/** The query for requests. */
export interface RequestView {
  /** 'yyyy-mm-dd' of the schedule; '' for the latest of all days. */
  readonly day: string;
  /** A status of the site's table; '' for any. */
  readonly state: string;
  /** A reference or a part of a name; '' for none. */
  readonly text: string;
  /** Whether the search reads the newest 1,000 requests, where reads cost money. */
  readonly isLongSearch?: boolean;
  /** Whether the list has what is still open of the days before today; then it has no day. */
  readonly isCarriedOver?: boolean;
}

/** The machine knows only the reference of a request. */
export interface ListedRequest {
  readonly id: string;
}

export interface FoundRequests {
  readonly entries: readonly ListedRequest[];
  /** Whether there are more requests than are shown. */
  readonly areMore: boolean;
}

interface Context {
  readonly view: RequestView;
  readonly found: FoundRequests;
  /** The reference of the open request. */
  readonly open: string | null;
  /** The reference that a search asks for, until its answer. */
  readonly sought: string | null;
  /** The code of the last failure to read; null without one. */
  readonly failure: string | null;
}

type Event =
  | {
      readonly type: 'CHANGE_VIEW';
      readonly view: RequestView;
      /** The request with this reference opens at once, if the search finds no other. */
      readonly sought?: string | null;
    }
  | { readonly type: 'REFRESH' }
  /** These requests changed: each takes the place of the listed one. */
  | { readonly type: 'REPLACE'; readonly entries: readonly ListedRequest[] }
  | { readonly type: 'OPEN'; readonly id: string }
  | { readonly type: 'CLOSE' };

const nothing: FoundRequests = { entries: [], areMore: false };
const foundIn = (event: unknown): FoundRequests => (event as { output: FoundRequests }).output;

const replaceEntries = (found: FoundRequests, changed: readonly ListedRequest[]): FoundRequests => ({
  ...found,
  entries: found.entries.map((entry) => changed.find(({ id }) => id === entry.id) ?? entry),
});

export const requestBrowserMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as {
      readonly view: RequestView;
      /** The reference of the request to open, if the list has it. */
      readonly open?: string | null;
    },
    tags: {} as 'loading' | 'listed' | 'opened' | 'loadFailed',
  },
  actors: {
    /** Rejects with `code`. */
    readRequests: unprovidedActor<FoundRequests, RequestView>(),
  },
  actions: {
    changeView: assign(({ event }) =>
      event.type === 'CHANGE_VIEW' ? { view: event.view, open: null, sought: event.sought ?? null } : {},
    ),
    setOpen: assign(({ event }) => (event.type === 'OPEN' ? { open: event.id } : {})),
    replaceEntries: assign(({ context, event }) =>
      event.type === 'REPLACE' ? { found: replaceEntries(context.found, event.entries) } : {},
    ),
  },
  guards: {
    isStillThere: ({ context, event }) => foundIn(event).entries.some(({ id }) => id === context.open),
    /** The search for a reference found one request, and no longer reference that begins like it. */
    isSoughtAlone: ({ context: { sought }, event }) => {
      const [first, ...others] = foundIn(event).entries;
      return first !== undefined && first.id === sought && others.length === 0;
    },
  },
}).createMachine({
  id: 'requestBrowser',
  description: 'The requests, as staff see them.',
  context: ({ input }) => ({
    view: input.view,
    found: nothing,
    open: input.open ?? null,
    sought: null,
    failure: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description:
        "The page loads the requests and shows 'Loading', or the open request, which is read again after a change. That can be closed meanwhile, and another list chosen.",
      tags: ['loading'],
      on: {
        CLOSE: { actions: assign({ open: null }) },
        CHANGE_VIEW: { target: 'loading', reenter: true, actions: 'changeView' },
        // What is being read may be older than the change.
        REPLACE: { target: 'loading', reenter: true },
      },
      invoke: {
        id: 'readRequests',
        src: 'readRequests',
        input: ({ context }) => context.view,
        onDone: [
          {
            guard: 'isStillThere',
            target: 'opened',
            actions: assign({ found: ({ event }) => event.output, sought: null }),
          },
          {
            guard: 'isSoughtAlone',
            target: 'opened',
            actions: assign({
              found: ({ event }) => event.output,
              open: ({ context }) => context.sought,
              sought: null,
            }),
          },
          {
            target: 'listed',
            actions: assign({ found: ({ event }) => event.output, open: null, sought: null }),
          },
        ],
        onError: [
          {
            target: 'loadFailed',
            actions: assign({
              found: nothing,
              sought: null,
              failure: ({ event }) => failureCodeOf(event.error),
            }),
          },
        ],
      },
    },
    listed: {
      description: 'The page shows the requests, one per line. A press opens one.',
      tags: ['listed'],
      on: {
        CHANGE_VIEW: { target: 'loading', actions: 'changeView' },
        REFRESH: 'loading',
        REPLACE: { actions: 'replaceEntries' },
        OPEN: { target: 'opened', actions: 'setOpen' },
      },
    },
    opened: {
      description:
        'The page shows all of one request, and its status. From there the next one of the list opens.',
      tags: ['opened'],
      on: {
        REFRESH: 'loading',
        REPLACE: { actions: 'replaceEntries' },
        OPEN: { actions: 'setOpen' },
        CLOSE: { target: 'listed', actions: assign({ open: null }) },
      },
    },
    loadFailed: {
      description: 'The requests failed to load. The page says why, and offers another try.',
      tags: ['loadFailed'],
      exit: assign({ failure: null }),
      on: {
        CHANGE_VIEW: { target: 'loading', actions: 'changeView' },
        REFRESH: 'loading',
      },
    },
  },
});

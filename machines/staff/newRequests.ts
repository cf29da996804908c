/**
 * New requests, as the list of staff reports them: while the page is looked at, the store is asked again and again for what came
 * since. A check that fails says nothing, and the next one covers its time too. Pure: the query and the clock are injected, and
 * the machine knows of a request only its reference and its day.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export interface NewRequest {
  readonly id: string;
  /** 'yyyy-mm-dd' of its appointment; '' where it has none. */
  readonly day: string;
}

export interface NewRequestsCheck {
  readonly requests: readonly NewRequest[];
  /** Whether the store may have more than it was asked for. */
  readonly areMore: boolean;
  /** The store's time of the answer, epoch ms. */
  readonly at: number;
}

interface Context {
  /** The store's time of the last answer, epoch ms. */
  readonly since: number;
  /** The time between two checks, ms. */
  readonly interval: number;
  /** The time until the next check, ms. */
  readonly wait: number;
  /** Those that no list of this page has shown yet: the page says how many, and its list stays as it is until the clerk asks. */
  readonly requests: readonly NewRequest[];
  readonly areMore: boolean;
}

type Event =
  /** The tab of the browser is hidden: behind another one, or on a computer that is locked. */
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'SHOWN'; readonly at: number }
  /** A list shows these requests. */
  | { readonly type: 'LISTED'; readonly ids: readonly string[] }
  /** The clerk asked for the new requests. */
  | { readonly type: 'SHOW' };

const withoutListed = (
  { requests, areMore }: Pick<Context, 'requests' | 'areMore'>,
  ids: readonly string[],
): Pick<Context, 'requests' | 'areMore'> => {
  const others = requests.filter(({ id }) => !ids.includes(id));
  return { requests: others, areMore: areMore && others.length > 0 };
};

/** A request that was stored in the very millisecond of an answer may be in the next one too. */
const mergeCheck = (context: Context, { requests, areMore, at }: NewRequestsCheck): Partial<Context> => {
  const known = context.requests.map(({ id }) => id);
  return {
    requests: [...context.requests, ...requests.filter(({ id }) => !known.includes(id))],
    areMore: context.areMore || areMore,
    since: at,
    wait: context.interval,
  };
};

export const newRequestsMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Pick<Context, 'since' | 'interval'>,
  },
  actors: {
    /** Rejects with `code`. */
    findNewRequests: unprovidedActor<NewRequestsCheck, { readonly since: number }>(),
  },
  guards: {
    isDue: ({ context: { since, interval }, event }) => 'at' in event && event.at - since >= interval,
  },
  delays: {
    untilNextCheck: ({ context }) => context.wait,
    untilRetry: ({ context }) => context.interval,
  },
}).createMachine({
  id: 'newRequests',
  description: 'New requests, as the list of staff reports them.',
  context: ({ input: { since, interval } }) => ({
    since,
    interval,
    wait: interval,
    requests: [],
    areMore: false,
  }),
  initial: 'waiting',
  on: {
    LISTED: { actions: assign(({ context, event }) => withoutListed(context, event.ids)) },
    SHOW: { actions: assign({ requests: [], areMore: false }) },
  },
  states: {
    waiting: {
      description: 'The next check is a minute away, or five where each read is billed.',
      on: { HIDDEN: 'hidden' },
      after: { untilNextCheck: 'asking' },
    },
    asking: {
      description: 'One query asks for the requests that came since the last answer.',
      on: { HIDDEN: 'hidden' },
      invoke: {
        id: 'findNewRequests',
        src: 'findNewRequests',
        input: ({ context }) => ({ since: context.since }),
        onDone: {
          target: 'waiting',
          actions: assign(({ context, event }) => mergeCheck(context, event.output)),
        },
        onError: 'failed',
      },
    },
    failed: {
      description: 'The check failed. The page does not say so, and the next check covers its time.',
      on: { HIDDEN: 'hidden' },
      after: { untilRetry: 'asking' },
    },
    hidden: {
      description: 'Nobody looks at the page, so it asks nothing.',
      on: {
        SHOWN: [
          { guard: 'isDue', target: 'asking' },
          {
            target: 'waiting',
            actions: assign({
              // A clock that was set back must not lengthen the wait.
              wait: ({ context: { since, interval }, event }) =>
                Math.min(interval, since + interval - event.at),
            }),
          },
        ],
      },
    },
  },
});

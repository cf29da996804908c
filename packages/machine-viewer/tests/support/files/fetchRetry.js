// A request with retries, in JavaScript: an inline promise without an id, and a delay that a function computes.
import { assign, createMachine, fromPromise } from 'xstate';

export const fetchRetry = createMachine({
  id: 'fetchRetry',
  context: { data: undefined, error: undefined, tries: 0 },
  initial: 'idle',
  states: {
    idle: { on: { FETCH: 'loading' } },
    loading: {
      entry: assign({ tries: ({ context }) => context.tries + 1 }),
      invoke: {
        src: fromPromise(() => fetch('/sample.json').then((response) => response.json())),
        onDone: { target: 'loaded', actions: assign({ data: ({ event }) => event.output }) },
        onError: [
          { guard: ({ context }) => context.tries < 3, target: 'waiting' },
          { target: 'failed', actions: assign({ error: ({ event }) => event.error }) },
        ],
      },
    },
    waiting: { after: { backoff: 'loading' } },
    loaded: { type: 'final' },
    failed: { on: { FETCH: { target: 'loading', actions: assign({ tries: 0 }) } } },
  },
}).provide({ delays: { backoff: ({ context }) => 500 * 2 ** context.tries } });

import { assign, fromPromise, setup } from 'xstate';

/** Sends a file; where that fails, it tries again twice. */
export const upload = setup({
  types: {} as { context: { attempts: number }; events: { type: 'SEND' } | { type: 'CANCEL' }; tags: 'busy' },
  actors: { send: fromPromise(() => fetch('/files', { method: 'POST' })) },
  actions: {
    count: assign({ attempts: ({ context }) => context.attempts + 1 }),
    reset: assign({ attempts: 0 }),
  },
  guards: { mayRetry: ({ context }) => context.attempts < 3 },
  delays: { pause: 1_000 },
}).createMachine({
  id: 'upload',
  context: { attempts: 0 },
  initial: 'idle',
  states: {
    idle: { entry: 'reset', on: { SEND: 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'count',
      invoke: {
        id: 'send',
        src: 'send',
        onDone: 'stored',
        onError: [{ guard: 'mayRetry', target: 'waiting' }, { target: 'failed' }],
      },
      on: { CANCEL: { target: 'idle', actions: 'reset' } },
    },
    waiting: { tags: 'busy', after: { pause: 'sending' }, on: { CANCEL: 'idle' } },
    stored: { type: 'final' },
    failed: { on: { CANCEL: 'idle' } },
  },
});

// It starts its actor while it loads, and reads what only a browser has.
import { assign, createActor, fromCallback, setup } from 'xstate';

const stopwatch = setup({
  types: { context: {} as { elapsed: number } },
  actors: {
    ticks: fromCallback(({ sendBack }) => {
      const timer = setInterval(() => sendBack({ type: 'TICK' }), 10);
      return () => clearInterval(timer);
    }),
  },
}).createMachine({
  id: 'stopwatch',
  context: { elapsed: Number(localStorage.getItem('elapsed') ?? 0) },
  initial: 'running',
  states: {
    stopped: { on: { START: 'running', RESET: { actions: assign({ elapsed: 0 }) } } },
    running: {
      invoke: { src: 'ticks' },
      on: { TICK: { actions: assign({ elapsed: ({ context }) => context.elapsed + 10 }) }, STOP: 'stopped' },
    },
  },
});

export const actor = createActor(stopwatch).start();
actor.subscribe(({ context }) => {
  document.title = String(context.elapsed);
});
setInterval(() => localStorage.setItem('elapsed', String(actor.getSnapshot().context.elapsed)), 1000);

// It starts with an input only: the number of floors.
import { assign, raise, setup } from 'xstate';

export const elevatorMachine = setup({
  types: {
    input: {} as { floors: { top: number } },
    context: {} as { floor: number; top: number },
    events: {} as { type: 'UP' } | { type: 'DOWN' } | { type: 'ARRIVED' },
  },
  delays: { travel: ({ context }) => 1000 * (context.floor + 1) },
}).createMachine({
  id: 'elevator',
  context: ({ input }) => ({ floor: 0, top: input.floors.top }),
  initial: 'standing',
  states: {
    standing: {
      on: {
        UP: { guard: ({ context }) => context.floor < context.top, target: 'rising' },
        DOWN: { guard: ({ context }) => context.floor > 0, target: 'sinking' },
      },
    },
    rising: {
      entry: raise({ type: 'ARRIVED' }, { delay: 'travel', id: 'arrival' }),
      on: { ARRIVED: { target: 'standing', actions: assign({ floor: ({ context }) => context.floor + 1 }) } },
    },
    sinking: { after: { travel: { target: 'standing', actions: assign({ floor: ({ context }) => context.floor - 1 }) } } },
  },
});

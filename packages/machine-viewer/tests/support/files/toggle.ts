// A switch that remembers its brightness: shallow history, and a machine that a function makes.
import { createMachine } from 'xstate';

export function createToggleMachine(initial: 'off' | 'on' = 'off') {
  return createMachine({
    id: 'toggle',
    initial,
    states: {
      off: { on: { TOGGLE: 'on.last' } },
      on: {
        initial: 'dim',
        states: {
          dim: { on: { BRIGHTER: 'bright' } },
          bright: { on: { DARKER: 'dim' } },
          last: { type: 'history' },
        },
        on: { TOGGLE: 'off' },
      },
    },
  });
}

// An undo stack, and machines that an object and a list hold.
import { assign, createMachine } from 'xstate';

const undo = createMachine({
  id: 'undo',
  types: {} as { context: { past: string[]; now: string; future: string[] } },
  context: { past: [], now: '', future: [] },
  on: {
    WRITE: {
      actions: assign(({ context }) => ({ past: [...context.past, context.now], now: `${context.now}a`, future: [] })),
    },
    UNDO: {
      guard: ({ context }) => context.past.length > 0,
      actions: assign(({ context: { past, now, future } }) => ({
        past: past.slice(0, -1),
        now: past.at(-1)!,
        future: [now, ...future],
      })),
    },
  },
});

const lamp = createMachine({ id: 'lamp', initial: 'off', states: { off: { on: { PRESS: 'on' } }, on: {} } });

export const machines = { undo, list: 1 };
export const lamps = [lamp];

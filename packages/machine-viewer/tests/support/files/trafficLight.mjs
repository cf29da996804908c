// A default export without an id, with timers.
import { createMachine } from 'xstate';

export default createMachine({
  initial: 'green',
  states: {
    green: { after: { 3000: 'yellow' }, on: { BREAK: 'flashing' } },
    yellow: { after: { 1000: 'red' } },
    red: { after: { 3000: 'green' } },
    flashing: { initial: 'on', states: { on: { after: { 500: 'off' } }, off: { after: { 500: 'on' } } } },
  },
});

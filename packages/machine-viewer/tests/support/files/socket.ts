// A connection as an inline callback that must not open here, and an event with a partial wildcard.
import { assign, createMachine, fromCallback } from 'xstate';

export const socketMachine = createMachine({
  id: 'socket',
  context: { last: null as unknown, socket: undefined },
  initial: 'closed',
  states: {
    closed: { on: { CONNECT: 'open' } },
    open: {
      invoke: {
        src: fromCallback(({ sendBack }) => {
          const socket = new WebSocket('wss://sample.invalid');
          socket.onmessage = ({ data }) => sendBack({ type: 'message.text', data });
          return () => socket.close();
        }),
        onError: 'closed',
      },
      on: {
        'message.*': { actions: assign({ last: ({ event }) => event }) },
        DISCONNECT: 'closed',
        '*': { actions: ({ event }) => console.warn('Unknown event', event) },
      },
    },
  },
});

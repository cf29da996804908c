// Parallel regions with names from an enum, and actors that only another file provides.
import { setup } from 'xstate';

enum Session {
  Out = 'signedOut',
  In = 'signedIn',
  Checking = 'checking',
}

export const authMachine = setup({
  types: { events: {} as { type: 'SIGN_IN' } | { type: 'SIGN_OUT' } | { type: 'ONLINE' } | { type: 'OFFLINE' } },
}).createMachine({
  id: 'auth',
  type: 'parallel',
  states: {
    session: {
      initial: Session.Out,
      states: {
        [Session.Out]: { on: { SIGN_IN: Session.Checking } },
        [Session.Checking]: {
          invoke: { src: 'checkPassword', onDone: Session.In, onError: Session.Out },
        },
        [Session.In]: { tags: ['private'], on: { SIGN_OUT: Session.Out } },
      },
    },
    network: {
      initial: 'online',
      states: { online: { on: { OFFLINE: 'offline' } }, offline: { on: { ONLINE: 'online' } } },
    },
  },
} as never);

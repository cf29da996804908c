import { assign, fromPromise, setup } from 'xstate';
import { addStop } from './parcelStops.ts';

/** Carries a parcel from stop to stop: a machine with values of every kind. */
export const parcel = setup({
  types: {} as {
    context: { stops: readonly string[]; weight: number };
    events: { type: 'SEND'; to: string };
  },
  actors: {
    carry: fromPromise<void, { readonly to: string; readonly weight: number }>(async () => {}),
  },
  actions: { log: (_, _params: { readonly to: string }) => {} },
  delays: { pause: ({ context }) => context.weight * 10 },
}).createMachine({
  id: 'parcel',
  context: { stops: [], weight: 3 },
  initial: 'idle',
  states: {
    idle: {
      on: {
        SEND: {
          target: 'moving',
          actions: [
            assign({ stops: ({ context, event }) => addStop(context.stops, event.to) }),
            { type: 'log', params: ({ event }) => ({ to: event.to }) },
          ],
        },
      },
    },
    moving: {
      invoke: {
        id: 'carry',
        src: 'carry',
        input: ({ context: { stops, weight } }) => ({ to: stops.at(-1)!, weight }),
        onDone: 'resting',
      },
    },
    resting: { after: { pause: 'idle' } },
  },
});

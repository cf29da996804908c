/**
 * Whether pictures load with their page or wait for a tap, because readers with prepaid data pay for each picture. Pure: the
 * stored choice and its storage are injected.
 */
import { setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export const dataSaverMachine = setup({
  types: {
    events: {} as { readonly type: 'TOGGLE' },
    tags: {} as 'saving',
  },
  actors: {
    /** Whether pictures wait: the stored choice, or else the browser's Save-Data setting. */
    loadPreference: unprovidedActor<boolean>(),
  },
  actions: {
    /** Makes new pictures wait; loaded pictures stay. */
    deferPictures: () => {},
    loadPictures: () => {},
    /** Stores the choice for the next session, if storage is available. */
    storeChoice: (_, _choice: { readonly isSaving: boolean }) => {},
  },
  guards: { isOn: (_, { isOn }: { readonly isOn: boolean }) => isOn },
}).createMachine({
  id: 'dataSaver',
  description: 'Whether pictures load with their page, or wait until they are tapped.',
  initial: 'loading',
  states: {
    loading: {
      description: "The machine loads the stored choice, or else the browser's preference.",
      invoke: {
        id: 'loadPreference',
        src: 'loadPreference',
        onDone: [
          {
            guard: { type: 'isOn', params: ({ event }) => ({ isOn: event.output }) },
            target: 'saving',
          },
          { target: 'off' },
        ],
        onError: 'off',
      },
    },
    off: {
      description: 'Pictures load with their page.',
      entry: 'loadPictures',
      on: { TOGGLE: { target: 'saving', actions: { type: 'storeChoice', params: { isSaving: true } } } },
    },
    saving: {
      description: 'A picture loads when it is tapped. Until then the page shows its text.',
      tags: ['saving'],
      entry: 'deferPictures',
      on: { TOGGLE: { target: 'off', actions: { type: 'storeChoice', params: { isSaving: false } } } },
    },
  },
});

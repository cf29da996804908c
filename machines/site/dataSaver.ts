/**
 * Whether pictures load with their page or wait for a tap: on prepaid data a picture costs the reader money that he did
 * not choose to spend. Pure: the earlier choice and its storage are injected.
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
    recall: unprovidedActor<boolean>(),
  },
  actions: {
    /** Makes new pictures wait; loaded pictures stay. */
    holdPictures: () => {},
    letPicturesCome: () => {},
    /** Stores the choice for the next session, if storage is available. */
    keepChoice: (_, _choice: { readonly isSaving: boolean }) => {},
  },
  guards: { isWanted: (_, { isWanted }: { readonly isWanted: boolean }) => isWanted },
}).createMachine({
  id: 'dataSaver',
  description: 'Whether pictures come with their page, or wait until they are tapped.',
  initial: 'recalling',
  states: {
    recalling: {
      description: "The machine takes the earlier choice, or else the browser's preference.",
      invoke: {
        id: 'recall',
        src: 'recall',
        onDone: [
          {
            guard: { type: 'isWanted', params: ({ event }) => ({ isWanted: event.output }) },
            target: 'saving',
          },
          { target: 'open' },
        ],
        onError: 'open',
      },
    },
    open: {
      description: 'Pictures load with their page.',
      entry: 'letPicturesCome',
      on: { TOGGLE: { target: 'saving', actions: { type: 'keepChoice', params: { isSaving: true } } } },
    },
    saving: {
      description: 'A picture loads when it is tapped. Until then the page shows its text.',
      tags: ['saving'],
      entry: 'holdPictures',
      on: { TOGGLE: { target: 'open', actions: { type: 'keepChoice', params: { isSaving: false } } } },
    },
  },
});

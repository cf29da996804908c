/**
 * Whether pictures come with their page, or wait until they are tapped: on prepaid data a picture costs its reader what he
 * did not ask for. Pure: what was chosen before, and what remembers it, are given.
 */
import { setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

export const dataSaverMachine = setup({
  types: {
    events: {} as { readonly type: 'TOGGLE' },
    tags: {} as 'saving',
  },
  actors: {
    /** Whether pictures wait: chosen on an earlier visit; where nothing was, asked for by the browser (Save-Data). */
    recall: unprovidedActor<boolean>(),
  },
  actions: {
    /** From now on pictures wait, but for those that are there. */
    holdPictures: () => {},
    letPicturesCome: () => {},
    /** Remembers it for the next visit, where that can be. */
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

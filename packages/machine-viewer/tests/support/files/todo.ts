import { assign, sendParent, setup } from 'xstate';

export type TodoEvent = { type: 'EDIT' } | { type: 'SAVE'; title: string } | { type: 'REMOVE' };

export const todoMachine = setup({
  types: { context: {} as { title: string }, events: {} as TodoEvent, input: {} as { title: string } },
}).createMachine({
  id: 'todo',
  context: ({ input }) => ({ title: input?.title ?? 'Sample' }),
  initial: 'reading',
  states: {
    reading: { on: { EDIT: 'editing', REMOVE: { actions: sendParent({ type: 'TODO.REMOVED' }) } } },
    editing: { on: { SAVE: { target: 'reading', actions: assign({ title: ({ event }) => event.title }) } } },
  },
});

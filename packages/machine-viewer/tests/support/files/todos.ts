// A list whose items are actors of the context, after an import without an ending, of a type beside a value.
import { type ActorRefFrom, assign, setup } from 'xstate';
import { TodoEvent, todoMachine } from './todo';

export const todosMachine = setup({
  types: {
    context: {} as { todos: ActorRefFrom<typeof todoMachine>[] },
    events: {} as TodoEvent | { type: 'ADD'; title: string } | { type: 'TODO.REMOVED' } | { type: 'CLEAR' },
  },
}).createMachine({
  id: 'todos',
  context: { todos: [] },
  initial: 'ready',
  states: {
    ready: {
      on: {
        ADD: {
          actions: assign({
            todos: ({ context, event, spawn }) => [
              ...context.todos,
              spawn(todoMachine, { input: { title: event.title } }),
            ],
          }),
        },
        CLEAR: { actions: assign({ todos: [] }) },
        'TODO.*': {},
      },
    },
  },
});

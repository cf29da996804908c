// An upload with progress: an inline observable whose snapshots are read, a BigInt, a date and a missing value.
import { assign, createMachine, fromObservable, fromPromise } from 'xstate';

export const uploadMachine = createMachine({
  id: 'upload',
  context: { file: undefined, size: 12n, begun: new Date(0), percent: 0 },
  initial: 'choosing',
  states: {
    choosing: { on: { CHOOSE: { target: 'uploading', actions: assign({ file: ({ event }) => event.file }) } } },
    uploading: {
      invoke: [
        {
          src: fromObservable(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })),
          onSnapshot: { actions: assign({ percent: ({ event }) => event.snapshot.context ?? 0 }) },
        },
        { src: fromPromise(async () => 'sample'), onDone: 'done', onError: 'failed' },
      ],
      on: { CANCEL: 'choosing' },
    },
    done: { type: 'final' },
    failed: { on: { RETRY: 'uploading' } },
  },
});

/**
 * A picture or a file that a clerk adds to a record: the page prepares the chosen file, and takes it into the record or says why
 * not. Of two files chosen one after the other the last one counts. Pure: the file and its preparation are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';

/** The machine knows only the id of a file. */
export interface PreparedFileRef {
  readonly id: string;
}

interface Context {
  /** Why the chosen file was refused; null without a refusal. */
  readonly failure: string | null;
}

type Event =
  /** The clerk chose a file. */
  | { readonly type: 'CHOOSE' }
  /** The clerk removes the file from the record. */
  | { readonly type: 'REMOVE' };

export const fileChoiceMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'preparing' | 'ready' | 'refused',
  },
  actors: {
    /** Checks the chosen file, and makes of it what the store takes. Rejects with `code`. */
    prepareFile: unprovidedActor<PreparedFileRef>(),
  },
  actions: {
    /** Puts the file into the record, in place of the one before. */
    attachFile: (_, _params: { readonly file: PreparedFileRef }) => {},
    removeFile: () => {},
  },
  delays: {
    /** An old computer takes seconds for the picture of a camera. */
    preparationTimeout: 60_000,
  },
}).createMachine({
  id: 'fileChoice',
  description: 'A picture or a file that a clerk adds to a record.',
  context: { failure: null },
  initial: 'idle',
  on: {
    CHOOSE: '.preparing',
    REMOVE: { target: '.idle', actions: 'removeFile' },
  },
  states: {
    idle: {
      description: 'The record has the file that is stored, or none.',
      entry: assign({ failure: null }),
    },
    preparing: {
      description: 'The page prepares the chosen file. The record still has the file before.',
      tags: ['preparing'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'prepareFile',
        src: 'prepareFile',
        onDone: {
          target: 'ready',
          actions: { type: 'attachFile', params: ({ event }) => ({ file: event.output }) },
        },
        onError: {
          target: 'refused',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
      after: { preparationTimeout: { target: 'refused', actions: assign({ failure: 'slow' }) } },
    },
    ready: {
      description: 'The record has the chosen file. Save stores both.',
      tags: ['ready'],
    },
    refused: {
      description:
        'The chosen file cannot be used. The page says why, and the record still has the file before.',
      tags: ['refused'],
    },
  },
});

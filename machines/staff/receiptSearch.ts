/**
 * A receipt's link that is scanned or pasted into the search of staff, and the reference that belongs to it. Who has the code of a
 * receipt may read the status of the request, so the machine never has it: the page takes it out of the field, hands it to the
 * look-up and forgets it. Pure: the look-up is injected.
 */
import { setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** Milliseconds. A scanner types a sign each few milliseconds, and the link goes on after its code. */
const scanPause = 200;

type Event =
  /** A code is in the text of the field. */
  | { readonly type: 'TYPE_CODE' }
  /** The text of the field has no code. */
  | { readonly type: 'TYPE_TEXT' }
  /** A key that is not Enter: the scanner is still typing. */
  | { readonly type: 'PRESS_KEY' }
  | { readonly type: 'PRESS_ENTER' }
  /** A search for a part of a code or of a link. */
  | { readonly type: 'SEARCH_PART' };

export const receiptSearchMachine = setup({
  types: {
    events: {} as Event,
    tags: {} as 'lookingUp' | 'broken' | 'unknown' | 'failed',
  },
  actors: {
    /** The reference of the request; null where the barangay has no such receipt. Rejects with `code`. */
    findReference: unprovidedActor<string | null, void>(),
  },
  actions: {
    /** The list searches for the reference. */
    searchReference: (_, _params: { readonly reference: string }) => {},
  },
  guards: {
    isFound: ({ event }) => (event as { output?: unknown }).output !== null,
  },
  delays: { scanPause },
}).createMachine({
  id: 'receiptSearch',
  description: 'A receipt that is scanned or pasted into the search of staff.',
  initial: 'ready',
  states: {
    ready: {
      description: 'The field takes a reference, a name, or the link of a receipt.',
      initial: 'idle',
      on: { TYPE_CODE: 'scanning', TYPE_TEXT: '.idle', SEARCH_PART: '.broken' },
      states: {
        idle: { description: 'There is nothing to say about a receipt.' },
        broken: {
          description:
            'Only a part of a link was in the field. The page says so, and searches for none of it.',
          tags: ['broken'],
        },
        unknown: {
          description: 'The barangay has no such receipt. The page says what else finds a request.',
          tags: ['unknown'],
        },
        failed: {
          description: 'The receipt was not looked up. The page says so, and the receipt is scanned again.',
          tags: ['failed'],
        },
      },
    },
    scanning: {
      description: 'The code left the field, and the scanner types the rest of the link, which goes nowhere.',
      tags: ['lookingUp'],
      on: {
        PRESS_KEY: { target: 'scanning', reenter: true },
        PRESS_ENTER: 'lookingUp',
      },
      after: { scanPause: 'lookingUp' },
    },
    lookingUp: {
      description: 'The page asks the store for the reference that belongs to the code.',
      tags: ['lookingUp'],
      invoke: {
        id: 'findReference',
        src: 'findReference',
        onDone: [
          {
            guard: 'isFound',
            target: 'ready',
            actions: {
              type: 'searchReference',
              params: ({ event }) => ({ reference: event.output as string }),
            },
          },
          { target: 'ready.unknown' },
        ],
        onError: 'ready.failed',
      },
    },
  },
});

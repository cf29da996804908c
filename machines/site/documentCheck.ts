/**
 * Checks the code of a printed document (spec §3): by the register, or, without internet, by the list that the phone has of its last
 * reading. A new code discards the answer to the previous one. Pure: the register, the stored list and the signature are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** The verdict of src/domain/documents/findDocumentVerdict.ts, and by which day and list it was reached. */
export interface DocumentAnswer {
  readonly print: 'unchanged' | 'changed' | 'foreign' | 'unknown';
  readonly standing: 'valid' | 'expired' | 'cancelled' | 'notRegistered' | 'notRead' | null;
  /** Epoch ms. */
  readonly withdrawn: number | null;
  readonly isKeyListed: boolean;
  /** Epoch ms: the time by which it was compared. */
  readonly now: number;
  /** Whether that is the server's time, or the phone's own. */
  readonly isServerTime: boolean;
  /** When the list of the document's year was read: epoch ms; null without one. */
  readonly listedAt: number | null;
}

interface Context {
  /** '' without one. It is in no address and in no log. */
  readonly code: string;
  readonly answer: DocumentAnswer | null;
}

type Event =
  | { readonly type: 'SET_CODE'; readonly code: string }
  /** MALFORMED: what the address has is no code. */
  | { readonly type: 'MALFORMED' | 'CHECK' };

export const documentCheckMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as 'noCode' | 'malformed' | 'hasCode' | 'loading' | 'answered' | 'offline' | 'unable',
  },
  actors: {
    /** Rejects when the register cannot be read, and where the browser cannot check a signature. */
    checkByRegister: unprovidedActor<DocumentAnswer, { readonly code: string }>(),
    /** By what the phone has. Rejects where the browser cannot check a signature. */
    checkByLastList: unprovidedActor<DocumentAnswer, { readonly code: string }>(),
  },
  actions: {
    /** Logs a failure, never the code. */
    log: (_, _params: { readonly what: string }) => {},
  },
}).createMachine({
  id: 'documentCheck',
  description: 'Whether the barangay printed a document, and what its register says of it.',
  context: { code: '', answer: null },
  initial: 'noCode',
  on: {
    SET_CODE: {
      target: '.askingRegister',
      actions: assign({ code: ({ event }) => event.code, answer: null }),
    },
    MALFORMED: { target: '.malformed', actions: assign({ code: '', answer: null }) },
  },
  states: {
    noCode: {
      description: 'The address has no code. The page says how to check a paper.',
      tags: ['noCode'],
    },
    malformed: {
      description: "'This is no code of a document': the page says so, and how to check a paper.",
      tags: ['malformed'],
    },
    askingRegister: {
      description: 'The machine reads the register, and checks the signature by its keys.',
      tags: ['hasCode', 'loading'],
      invoke: {
        id: 'checkByRegister',
        src: 'checkByRegister',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'answered', actions: assign({ answer: ({ event }) => event.output }) },
        onError: {
          target: 'readingLastList',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    readingLastList: {
      description:
        'The register cannot be read. The machine checks by the keys and the list that the phone has.',
      tags: ['hasCode', 'loading'],
      invoke: {
        id: 'checkByLastList',
        src: 'checkByLastList',
        input: ({ context }) => ({ code: context.code }),
        onDone: { target: 'offline', actions: assign({ answer: ({ event }) => event.output }) },
        onError: {
          target: 'unable',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    answered: {
      description: 'The page shows what the ink is, and what the register says.',
      tags: ['hasCode', 'answered'],
      on: { CHECK: { target: 'askingRegister', actions: assign({ answer: null }) } },
    },
    offline: {
      description: 'The page shows what can be said without the register, and the day of the last list.',
      tags: ['hasCode', 'offline'],
      on: { CHECK: { target: 'askingRegister', actions: assign({ answer: null }) } },
    },
    unable: {
      description: 'The browser cannot check a signature. The page says what to do.',
      tags: ['hasCode', 'unable'],
      on: { CHECK: 'askingRegister' },
    },
  },
});

/**
 * Looks a receipt up by its code (spec §3, §4). Each new input starts a new look-up, and the result of the previous one
 * is discarded. Pure: the code check and the stored receipts are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** What the address or the field contains. */
export type ReceiptCodeInput =
  | { readonly is: 'nothing' }
  | { readonly is: 'malformed' }
  /** The short reference, by which nothing can be looked up. */
  | { readonly is: 'reference' }
  | {
      readonly is: 'code';
      readonly code: string;
      /** The service that the link names: it proves nothing, and the receipt does not say it. */
      readonly linkedType: string | null;
    };

export interface ReceiptStatus {
  /** The reference; null when the receipt does not include it. */
  readonly recordId: string | null;
  /** The status, by the names of the site's table; absent means received. */
  readonly state?: string;
  /** When the status was set, epoch ms. */
  readonly since?: number | null;
  readonly reason?: string | null;
  /** 'yyyy-mm-ddThh:mm': what the citizen chose; null where the receipt does not name it. */
  readonly schedule?: string | null;
  /** 'yyyy-mm-ddThh:mm': the day to which the hall moved the citizen; null where it moved nobody. */
  readonly movedTo?: string | null;
  /** Epoch ms: when staff accepted the papers as complete; null before. */
  readonly accepted?: number | null;
  /** 'yyyy-mm-dd': the day to which the hall extended its time; null where it did not. */
  readonly until?: string | null;
  readonly untilReason?: string | null;
  /** Name of the official who handles the request; null where none was given. */
  readonly by?: string | null;
  readonly position?: string | null;
  /** What this tab keeps of the request, when it was sent from here. The stored receipt does not name the service. */
  readonly sentHere?: { readonly type: string; readonly schedule: string | null } | null;
}

interface Context {
  readonly codeInput: ReceiptCodeInput;
  readonly found: ReceiptStatus | null;
}

type Event = { readonly type: 'SET_CODE'; readonly codeInput: ReceiptCodeInput } | { readonly type: 'RETRY' };

const outputOf = (event: unknown) => (event as { output: ReceiptStatus | null }).output;

export const requestStatusMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as { readonly codeInput: ReceiptCodeInput },
    /** 'hasCode': the citizen entered a whole code, whatever the result. */
    tags: {} as 'hasCode' | 'malformed' | 'reference' | 'loading' | 'received' | 'notReceived' | 'loadFailed',
  },
  actors: {
    /** The receipt with this code; null when there is none. Rejects when the records are unreadable. */
    readReceipt: unprovidedActor<ReceiptStatus | null, { readonly code: string }>(),
  },
  actions: {
    /** Logs an outcome, never the code. */
    log: (_, _params: { readonly what: string }) => {},
  },
  guards: {
    isCode: ({ context }) => context.codeInput.is === 'code',
    isMalformed: ({ context }) => context.codeInput.is === 'malformed',
    isReference: ({ context }) => context.codeInput.is === 'reference',
    isFound: ({ event }) => outputOf(event) !== null,
  },
}).createMachine({
  id: 'requestStatus',
  description: 'The status of the request that a receipt code belongs to.',
  context: ({ input }) => ({ codeInput: input.codeInput, found: null }),
  initial: 'checkingCode',
  on: {
    SET_CODE: {
      target: '.checkingCode',
      actions: assign({ codeInput: ({ event }) => event.codeInput, found: null }),
    },
  },
  states: {
    checkingCode: {
      description: 'The machine checks the code. It looks up only a complete one.',
      always: [
        { guard: 'isCode', target: 'loading' },
        { guard: 'isMalformed', target: 'malformed' },
        { guard: 'isReference', target: 'reference' },
        { target: 'idle' },
      ],
    },
    idle: {
      description: 'The field is empty and waits for a code.',
    },
    malformed: {
      description: 'The code is not complete. A message at the field says so.',
      tags: ['malformed'],
    },
    reference: {
      description:
        'The text is the short reference. A message at the field says why it opens nothing, and what to do.',
      tags: ['reference'],
    },
    loading: {
      description: 'The machine looks up the receipt of the code.',
      tags: ['hasCode', 'loading'],
      invoke: {
        id: 'readReceipt',
        src: 'readReceipt',
        input: ({ context: { codeInput } }) => ({ code: codeInput.is === 'code' ? codeInput.code : '' }),
        onDone: [
          {
            guard: 'isFound',
            target: 'received',
            actions: assign({ found: ({ event }) => event.output }),
          },
          { target: 'notReceived' },
        ],
        onError: {
          target: 'loadFailed',
          actions: { type: 'log', params: ({ event }) => ({ what: String(event.error) }) },
        },
      },
    },
    received: {
      description: "'Received': the page shows the reference and what comes next.",
      tags: ['hasCode', 'received'],
    },
    notReceived: {
      description: "'Not received': the page says what to do.",
      tags: ['hasCode', 'notReceived'],
      on: { RETRY: 'loading' },
    },
    loadFailed: {
      description: 'The receipt failed to load. The page says so, and offers another try.',
      tags: ['hasCode', 'loadFailed'],
      on: { RETRY: 'loading' },
    },
  },
});

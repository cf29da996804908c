/**
 * The status of a request, chosen and written on its receipt. A write overwrites only the version that was read: after a
 * conflict nothing is written, and the request is read again. Pure: the records are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';
import { signedOutCodes } from './signedOutCodes.ts';

/** A status and a reason, by their names in the site's table. */
export interface StatusChoice {
  readonly state: string;
  readonly reason: string | null;
}

interface Context extends StatusChoice {
  /** Whether the status requires a reason. */
  readonly needsReason: boolean;
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'CHOOSE'; readonly state: string; readonly needsReason: boolean }
  | { readonly type: 'CHOOSE_REASON'; readonly reason: string | null }
  | { readonly type: 'SAVE' }
  | { readonly type: 'RELOAD' };

export const statusUpdateMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** The current status, and whether it requires a reason. */
    input: {} as StatusChoice & { readonly needsReason: boolean },
    tags: {} as 'choosing' | 'incomplete' | 'busy' | 'conflict' | 'failed' | 'sessionExpired',
  },
  actors: {
    /** Resolves with what `reload` reports. Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    saveState: unprovidedActor<unknown, StatusChoice>(),
  },
  actions: {
    /** The request browser reads the current request again. */
    reload: () => {},
    /** Reports to the sign-in that the store no longer accepts this person. */
    notifySessionExpired: () => {},
  },
  guards: {
    isComplete: ({ context }) => !context.needsReason || context.reason !== null,
    isSessionExpired: ({ event }) =>
      signedOutCodes.includes(failureCodeOf((event as { error?: unknown }).error)),
    isConflict: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'conflict',
  },
}).createMachine({
  id: 'statusUpdate',
  description: 'The status of a request, as staff set it for the citizen.',
  context: ({ input }) => ({ ...input, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'The clerk chooses a status, and a reason if the status has reasons. After a save the page loads the request again.',
      tags: ['choosing'],
      on: {
        CHOOSE: {
          actions: assign({
            state: ({ event }) => event.state,
            needsReason: ({ event }) => event.needsReason,
            reason: null,
          }),
        },
        CHOOSE_REASON: { actions: assign({ reason: ({ event }) => event.reason }) },
        SAVE: [{ guard: 'isComplete', target: 'saving' }, { target: 'incomplete' }],
      },
    },
    incomplete: {
      description: 'The status needs a reason. A message at the field says so.',
      tags: ['choosing', 'incomplete'],
      on: {
        CHOOSE: {
          target: 'choosing',
          actions: assign({
            state: ({ event }) => event.state,
            needsReason: ({ event }) => event.needsReason,
            reason: null,
          }),
        },
        CHOOSE_REASON: { target: 'choosing', actions: assign({ reason: ({ event }) => event.reason }) },
      },
    },
    saving: {
      description: "The page writes the status and shows 'Saving...'. A second press does nothing.",
      tags: ['busy'],
      invoke: {
        id: 'saveState',
        src: 'saveState',
        input: ({ context: { state, reason } }) => ({ state, reason }),
        onDone: { target: 'choosing', actions: 'reload' },
        onError: [
          { guard: 'isSessionExpired', target: 'sessionExpired' },
          { guard: 'isConflict', target: 'conflict' },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
        ],
      },
    },
    conflict: {
      description:
        'Someone else changed the status first. Nothing was written, and the clerk loads the request again.',
      tags: ['conflict'],
      on: { RELOAD: { target: 'choosing', actions: 'reload' } },
    },
    failed: {
      description: 'The status was not saved. The page says why, and offers another try.',
      tags: ['choosing', 'failed'],
      exit: assign({ failure: null }),
      on: {
        CHOOSE: {
          target: 'choosing',
          actions: assign({
            state: ({ event }) => event.state,
            needsReason: ({ event }) => event.needsReason,
            reason: null,
          }),
        },
        CHOOSE_REASON: { target: 'choosing', actions: assign({ reason: ({ event }) => event.reason }) },
        SAVE: 'saving',
      },
    },
    sessionExpired: {
      description: 'The sign-in has expired. The page shows nothing, and the clerk signs in again.',
      tags: ['sessionExpired'],
      entry: 'notifySessionExpired',
    },
  },
});

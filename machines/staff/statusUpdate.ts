/**
 * The status of a request, chosen and written on its receipt. A write overwrites only the version that was read: after a
 * conflict nothing is written, and the request is read again. Pure: the records are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';

/** A status and a reason, by their names in the site's table. */
export interface StatusChoice {
  readonly state: string;
  readonly reason: string | null;
  /** Whether the citizen's papers are here and complete; null or absent where nobody said it, or it does not matter. */
  readonly arePapersComplete?: boolean | null;
}

/** What a clerk must answer before the status is saved. */
interface StatusNeeds {
  readonly needsReason: boolean;
  readonly needsPapers?: boolean;
}

interface Context extends Required<StatusChoice & StatusNeeds> {
  readonly failure: string | null;
}

type Event =
  | ({ readonly type: 'CHOOSE'; readonly state: string } & StatusNeeds)
  | { readonly type: 'CHOOSE_REASON'; readonly reason: string | null; readonly needsPapers?: boolean }
  | { readonly type: 'CHOOSE_PAPERS'; readonly areComplete: boolean }
  | { readonly type: 'SAVE' }
  | { readonly type: 'RELOAD' };

/** A choice after a failed save, or after a missing answer, begins again. */
const choices = {
  CHOOSE: { target: 'choosing', actions: 'noteState' },
  CHOOSE_REASON: { target: 'choosing', actions: 'noteReason' },
  CHOOSE_PAPERS: { target: 'choosing', actions: 'notePapers' },
} as const;

export const statusUpdateMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    /** The current status, and what it requires. */
    input: {} as StatusChoice & StatusNeeds,
    tags: {} as 'choosing' | 'incomplete' | 'busy' | 'conflict' | 'failed',
  },
  actors: {
    /** Resolves with what `reload` reports. Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    saveState: unprovidedActor<unknown, StatusChoice>(),
  },
  actions: {
    /** The request browser reads the current request again. */
    reload: () => {},
    /** A reason and an answer belong to their status: another one clears them. */
    noteState: assign(({ event }) =>
      event.type === 'CHOOSE'
        ? {
            state: event.state,
            needsReason: event.needsReason,
            needsPapers: event.needsPapers ?? false,
            reason: null,
            arePapersComplete: null,
          }
        : {},
    ),
    noteReason: assign(({ event }) =>
      event.type === 'CHOOSE_REASON' ? { reason: event.reason, needsPapers: event.needsPapers ?? false } : {},
    ),
    notePapers: assign(({ event }) =>
      event.type === 'CHOOSE_PAPERS' ? { arePapersComplete: event.areComplete } : {},
    ),
  },
  guards: {
    isComplete: ({ context: { needsReason, reason, needsPapers, arePapersComplete } }) =>
      !(needsReason && reason === null) && !(needsPapers && arePapersComplete === null),
    isConflict: ({ event }) => failureCodeOf((event as { error?: unknown }).error) === 'conflict',
  },
}).createMachine({
  id: 'statusUpdate',
  description: 'The status of a request, as staff set it for the citizen.',
  context: ({ input }) => ({ arePapersComplete: null, needsPapers: false, ...input, failure: null }),
  initial: 'choosing',
  states: {
    choosing: {
      description:
        'The clerk chooses a status, a reason if the status has reasons, and whether the papers are complete if it begins the time of the law. After a save the page loads the request again.',
      tags: ['choosing'],
      on: {
        ...choices,
        SAVE: [{ guard: 'isComplete', target: 'saving' }, { target: 'incomplete' }],
      },
    },
    incomplete: {
      description:
        'The status needs a reason, or an answer about the papers. A message at the field says so.',
      tags: ['choosing', 'incomplete'],
      on: choices,
    },
    saving: {
      description: "The page writes the status and shows 'Saving...'. A second press does nothing.",
      tags: ['busy'],
      invoke: {
        id: 'saveState',
        src: 'saveState',
        input: ({ context: { state, reason, arePapersComplete } }) => ({ state, reason, arePapersComplete }),
        onDone: { target: 'choosing', actions: 'reload' },
        onError: [
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
        ...choices,
        SAVE: 'saving',
      },
    },
  },
});

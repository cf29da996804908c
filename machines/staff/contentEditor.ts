/**
 * The content of the site as staff edit it: a list, one of its records, a preview, and an undo of the last change. A save
 * overwrites only the version that was read. Pure: the records and the validation are injected.
 */
import { assign, setup } from 'xstate';
import { unprovidedActor } from '../lib/unprovidedActor.ts';
import { failureCodeOf } from '../request/context.ts';
import { signedOutCodes } from './signedOutCodes.ts';

/** The machine knows only the id of a record. */
export interface RecordRef {
  readonly id: string;
}

/** A record of a list; a new record has no id yet. */
export interface RecordLocation {
  readonly list: string;
  readonly id: string | null;
}

interface Context {
  /** Blank before a list is chosen. */
  readonly list: string;
  readonly records: readonly RecordRef[];
  /** The record being edited; null for a new one. */
  readonly id: string | null;
  /** The code of the last failure to read or write; null without one. */
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'CHOOSE'; readonly list: string }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'EDIT'; readonly id: string }
  | { readonly type: 'CREATE' }
  | { readonly type: 'PREVIEW' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SAVE' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'UNDO' }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'RELOAD' };

const errorCodeIn = (event: unknown): string => failureCodeOf((event as { error?: unknown }).error);

export const contentEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as
      | 'choosing'
      | 'loading'
      | 'listed'
      | 'editing'
      | 'preview'
      | 'unsaved'
      | 'invalid'
      | 'busy'
      | 'saved'
      | 'undoing'
      | 'undone'
      | 'conflict'
      | 'failed'
      | 'loadFailed'
      | 'sessionExpired',
  },
  actors: {
    /** All records of a list. Rejects with `code`. */
    readRecords: unprovidedActor<readonly RecordRef[], { readonly list: string }>(),
    /** Whether the input is valid; shows errors at their fields. */
    validate: unprovidedActor<boolean, RecordLocation>(),
    /** Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    saveRecord: unprovidedActor<void, RecordLocation>(),
    /** Restores the record as it was before the last change. */
    undoSave: unprovidedActor<void>(),
  },
  actions: {
    /** Reports to the sign-in that the store no longer accepts this person. */
    notifySessionExpired: () => {},
  },
  guards: {
    isValid: ({ event }) => (event as unknown as { output: boolean }).output,
    isSessionExpired: ({ event }) => signedOutCodes.includes(errorCodeIn(event)),
    isConflict: ({ event }) => errorCodeIn(event) === 'conflict',
  },
}).createMachine({
  id: 'contentEditor',
  description: 'The content of the site, as staff edit it.',
  context: { list: '', records: [], id: null, failure: null },
  initial: 'choosing',
  states: {
    choosing: {
      description: "The clerk chooses one of the site's lists.",
      tags: ['choosing'],
      entry: assign({ list: '', records: [], id: null }),
      on: { CHOOSE: { target: 'loading', actions: assign({ list: ({ event }) => event.list }) } },
    },
    loading: {
      description: 'The page loads the records of the list.',
      tags: ['loading'],
      entry: assign({ id: null, failure: null }),
      invoke: {
        id: 'readRecords',
        src: 'readRecords',
        input: ({ context: { list } }) => ({ list }),
        onDone: { target: 'listed', actions: assign({ records: ({ event }) => event.output }) },
        onError: [
          { guard: 'isSessionExpired', target: 'sessionExpired' },
          { target: 'loadFailed', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
        ],
      },
    },
    listed: {
      description: 'The page shows the records, one per line, and a button to add a new one.',
      tags: ['listed'],
      on: {
        EDIT: { target: 'editing', actions: assign({ id: ({ event }) => event.id }) },
        CREATE: 'editing',
        LEAVE: 'choosing',
      },
    },
    loadFailed: {
      description: 'The records failed to load. The page says why, and offers another try.',
      tags: ['loadFailed'],
      on: { RELOAD: 'loading', LEAVE: 'choosing' },
    },
    editing: {
      description: 'The clerk edits the fields of the record.',
      tags: ['editing', 'unsaved'],
      on: { PREVIEW: 'previewing', SAVE: 'validating', CANCEL: 'loading' },
    },
    previewing: {
      description: 'The page previews the record as the site would show it.',
      tags: ['preview', 'unsaved'],
      on: { BACK: 'editing', SAVE: 'validating' },
    },
    validating: {
      description: 'The page validates the fields by the rules of the import.',
      tags: ['busy', 'unsaved'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { list, id } }) => ({ list, id }),
        onDone: [{ guard: 'isValid', target: 'saving' }, { target: 'invalid' }],
        onError: {
          target: 'failed',
          actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }),
        },
      },
    },
    invalid: {
      description: 'The record has errors. A message at each field says what is wrong.',
      tags: ['editing', 'invalid', 'unsaved'],
      on: { PREVIEW: 'previewing', SAVE: 'validating', CANCEL: 'loading' },
    },
    saving: {
      description: "The page writes the record and shows 'Saving...'. A second press does nothing.",
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'saveRecord',
        src: 'saveRecord',
        input: ({ context: { list, id } }) => ({ list, id }),
        onDone: 'saved',
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'failed', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
        ],
      },
    },
    failed: {
      description: 'The record was not saved. The page says why, keeps the edits, and offers another try.',
      tags: ['editing', 'failed', 'unsaved'],
      on: { PREVIEW: 'previewing', SAVE: 'validating', CANCEL: 'loading' },
    },
    saved: {
      description:
        "'Saved': residents see the record when they next open the page. The clerk can undo the change.",
      tags: ['saved'],
      on: { UNDO: 'undoing', CONTINUE: 'loading' },
    },
    undoing: {
      description: 'The page restores the record as it was before the change.',
      tags: ['busy', 'undoing'],
      invoke: {
        id: 'undoSave',
        src: 'undoSave',
        onDone: 'undone',
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'undoFailed', actions: assign({ failure: ({ event }) => failureCodeOf(event.error) }) },
        ],
      },
    },
    undone: {
      description: "'Undone': the record is as it was before.",
      tags: ['saved', 'undone'],
      on: { CONTINUE: 'loading' },
    },
    undoFailed: {
      description: 'The undo failed. The page says why, and offers another try.',
      tags: ['saved', 'failed'],
      on: { UNDO: 'undoing', CONTINUE: 'loading' },
    },
    conflict: {
      description:
        'Someone else changed the record first. Nothing was written, and the clerk loads it again.',
      tags: ['conflict'],
      on: { RELOAD: 'loading' },
    },
    sessionExpired: {
      description: 'The sign-in has expired. The page shows nothing, and the clerk signs in again.',
      tags: ['sessionExpired'],
      entry: ['notifySessionExpired', assign({ records: [] })],
    },
  },
});

/**
 * The content of the site as staff edit it: a list and its order, one of its records, a preview, and an undo of the last
 * change. A save overwrites only the versions that were read. Pure: the records and the validation are injected.
 */
import { assign, setup } from 'xstate';
import { isConflictIn, toFailure } from '../lib/failure.ts';
import { unprovidedActor } from '../lib/unprovidedActor.ts';

/** The machine knows only the id of a record. */
export interface RecordRef {
  readonly id: string;
}

/** A record of a list; a new record has no id yet. */
export interface RecordLocation {
  readonly list: string;
  readonly id: string | null;
}

/** Moves a record one place up or down in its list. */
export interface RecordMove {
  readonly id: string;
  readonly direction: 'up' | 'down';
}

/** Whether a record can be saved; if so, what to write, else what is wrong. The machine knows only the answer. */
export interface RecordCheck {
  readonly isSound: boolean;
}

interface Context {
  /** Blank before a list is chosen. */
  readonly list: string;
  readonly records: readonly RecordRef[];
  /** The record being edited; null for a new one. */
  readonly id: string | null;
  /** The last check of the record; null before one. */
  readonly check: RecordCheck | null;
  /** What the last save replaced, for undo. */
  readonly saved: unknown;
  /** The code of the last failure to read or write; null without one. */
  readonly failure: string | null;
}

type Event =
  | { readonly type: 'CHOOSE'; readonly list: string }
  | { readonly type: 'LEAVE' }
  /** The clerk presses the Content tab, which leads to the lists. */
  | { readonly type: 'SHOW_LISTS'; readonly isUnsaved: boolean }
  | { readonly type: 'STAY' }
  | { readonly type: 'DISCARD' }
  | ({ readonly type: 'MOVE' } & RecordMove)
  | { readonly type: 'EDIT'; readonly id: string }
  | { readonly type: 'CREATE' }
  | { readonly type: 'PREVIEW' }
  | { readonly type: 'BACK' }
  | { readonly type: 'SAVE' }
  | { readonly type: 'CANCEL' }
  | { readonly type: 'UNDO' }
  | { readonly type: 'CONTINUE' }
  | { readonly type: 'RELOAD' };

const checkIn = (event: unknown): RecordCheck => (event as { output: RecordCheck }).output;

/** What the clerk may do while the fields of a record are on the page. */
const whileEditing = {
  PREVIEW: 'previewing',
  SAVE: 'validating',
  CANCEL: 'loading',
  SHOW_LISTS: [{ guard: 'isUnsaved', target: 'confirmingDiscard' }, { target: 'choosing' }],
} as const;

export const contentEditorMachine = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    tags: {} as
      | 'choosing'
      | 'loading'
      | 'listed'
      | 'moving'
      | 'confirmingDiscard'
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
      | 'loadFailed',
  },
  actors: {
    /** All records of a list. Rejects with `code`. */
    readRecords: unprovidedActor<readonly RecordRef[], { readonly list: string }>(),
    /** Writes the new order, and returns all records of the list. Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    moveRecord: unprovidedActor<
      readonly RecordRef[],
      RecordMove & { readonly list: string; readonly records: readonly RecordRef[] }
    >(),
    /** Checks what is typed. */
    validate: unprovidedActor<RecordCheck, RecordLocation>(),
    /** Writes what was checked, and returns what it replaced. Rejects with `code`: 'conflict' when another person wrote meanwhile. */
    saveRecord: unprovidedActor<unknown, { readonly check: RecordCheck | null }>(),
    /** Restores the record as it was before the last change. */
    undoSave: unprovidedActor<void, { readonly saved: unknown }>(),
  },
  actions: {
    noteFailure: assign(toFailure),
    noteCheck: assign(({ event }) => ({ check: checkIn(event) })),
    noteRecord: assign(({ event }) => (event.type === 'EDIT' ? { id: event.id } : {})),
  },
  guards: {
    isValid: ({ event }) => checkIn(event).isSound,
    isConflict: isConflictIn,
    isUnsaved: ({ event }) => (event as { isUnsaved?: boolean }).isUnsaved === true,
  },
}).createMachine({
  id: 'contentEditor',
  description: 'The content of the site, as staff edit it.',
  context: { list: '', records: [], id: null, check: null, saved: null, failure: null },
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
      on: { SHOW_LISTS: 'choosing' },
      entry: assign({ id: null, failure: null }),
      invoke: {
        id: 'readRecords',
        src: 'readRecords',
        input: ({ context: { list } }) => ({ list }),
        onDone: { target: 'listed', actions: assign({ records: ({ event }) => event.output }) },
        onError: { target: 'loadFailed', actions: 'noteFailure' },
      },
    },
    listed: {
      description:
        'The page shows the records, one per line, and a button to add a new one. Where a new order was not written, it says why.',
      tags: ['listed'],
      exit: assign({ failure: null }),
      on: {
        EDIT: { target: 'editing', actions: 'noteRecord' },
        CREATE: 'editing',
        MOVE: 'moving',
        LEAVE: 'choosing',
        SHOW_LISTS: 'choosing',
      },
    },
    moving: {
      description: 'The page writes the new order of the list. A second press does nothing.',
      tags: ['listed', 'moving'],
      on: { SHOW_LISTS: 'choosing' },
      invoke: {
        id: 'moveRecord',
        src: 'moveRecord',
        input: ({ context: { list, records }, event }) => {
          const { id, direction } = event as RecordMove;
          return { list, records, id, direction };
        },
        onDone: { target: 'listed', actions: assign({ records: ({ event }) => event.output }) },
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'listed', actions: 'noteFailure' },
        ],
      },
    },
    loadFailed: {
      description: 'The records failed to load. The page says why, and offers another try.',
      tags: ['loadFailed'],
      on: { RELOAD: 'loading', LEAVE: 'choosing', SHOW_LISTS: 'choosing' },
    },
    editing: {
      description: 'The clerk edits the fields of the record.',
      tags: ['editing', 'unsaved'],
      on: whileEditing,
    },
    previewing: {
      description: 'The page previews the record as the site would show it.',
      tags: ['preview', 'unsaved'],
      on: {
        BACK: 'editing',
        SAVE: whileEditing.SAVE,
        SHOW_LISTS: whileEditing.SHOW_LISTS,
      },
    },
    confirmingDiscard: {
      description: 'The page asks whether to discard the unsaved changes, above the fields that hold them.',
      tags: ['editing', 'confirmingDiscard', 'unsaved'],
      on: {
        ...whileEditing,
        STAY: 'editing',
        DISCARD: 'choosing',
        SHOW_LISTS: [{ guard: 'isUnsaved' }, { target: 'choosing' }],
      },
    },
    validating: {
      description: 'The page validates the fields by the rules of the import.',
      tags: ['busy', 'unsaved'],
      entry: assign({ failure: null }),
      invoke: {
        id: 'validate',
        src: 'validate',
        input: ({ context: { list, id } }) => ({ list, id }),
        onDone: [
          { guard: 'isValid', target: 'saving', actions: 'noteCheck' },
          { target: 'invalid', actions: 'noteCheck' },
        ],
        onError: { target: 'failed', actions: 'noteFailure' },
      },
    },
    invalid: {
      description: 'The record has errors. A message at each field says what is wrong.',
      tags: ['editing', 'invalid', 'unsaved'],
      on: whileEditing,
    },
    saving: {
      description: "The page writes the record and shows 'Saving...'. A second press does nothing.",
      tags: ['busy', 'unsaved'],
      invoke: {
        id: 'saveRecord',
        src: 'saveRecord',
        input: ({ context: { check } }) => ({ check }),
        onDone: { target: 'saved', actions: assign({ saved: ({ event }) => event.output }) },
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'failed', actions: 'noteFailure' },
        ],
      },
    },
    failed: {
      description: 'The record was not saved. The page says why, keeps the edits, and offers another try.',
      tags: ['editing', 'failed', 'unsaved'],
      on: whileEditing,
    },
    saved: {
      description:
        "'Saved': residents see the record when they next open the page. The clerk can undo the change.",
      tags: ['saved'],
      on: { UNDO: 'undoing', CONTINUE: 'loading', SHOW_LISTS: 'choosing' },
    },
    undoing: {
      description: 'The page restores the record as it was before the change.',
      tags: ['busy', 'undoing'],
      invoke: {
        id: 'undoSave',
        src: 'undoSave',
        input: ({ context: { saved } }) => ({ saved }),
        onDone: 'undone',
        onError: [
          { guard: 'isConflict', target: 'conflict' },
          { target: 'undoFailed', actions: 'noteFailure' },
        ],
      },
    },
    undone: {
      description: "'Undone': the record is as it was before.",
      tags: ['saved', 'undone'],
      on: { CONTINUE: 'loading', SHOW_LISTS: 'choosing' },
    },
    undoFailed: {
      description: 'The undo failed. The page says why, and offers another try.',
      tags: ['saved', 'failed'],
      on: { UNDO: 'undoing', CONTINUE: 'loading', SHOW_LISTS: 'choosing' },
    },
    conflict: {
      description:
        'Someone else changed the record first. Nothing was written, and the clerk loads it again.',
      tags: ['conflict'],
      on: { RELOAD: 'loading', SHOW_LISTS: 'choosing' },
    },
  },
});

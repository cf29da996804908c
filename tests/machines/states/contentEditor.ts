import type { contentEditorMachine as machine } from '../../../machines/staff/contentEditor.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const contentEditor: StateExpectations<typeof machine> = {
  choosing: {
    begins: true,
    tags: ['choosing'],
    holds: ({ list, records, id }) => list === '' && records.length === 0 && id === null,
  },
  loading: {
    tags: ['loading'],
    pending: ['readRecords'],
    holds: ({ list, id, failure }) => list === 'history' && id === null && failure === null,
  },
  /** The page says above the list why a new order was not written. */
  listed: {
    tags: ['listed'],
    holds: ({ records, failure }) => records.length === 2 && (failure === null || failure === 'unreachable'),
  },
  moving: { tags: ['listed', 'moving'], pending: ['moveRecord'], holds: ({ failure }) => failure === null },
  loadFailed: { tags: ['loadFailed'], holds: ({ failure }) => failure === 'unreachable' },
  editing: { tags: ['editing', 'unsaved'], holds: ({ list }) => list === 'history' },
  previewing: { tags: ['preview', 'unsaved'] },
  confirmingDiscard: { tags: ['editing', 'confirmingDiscard', 'unsaved'] },
  validating: { tags: ['busy', 'unsaved'], pending: ['validate'], holds: ({ failure }) => failure === null },
  invalid: { tags: ['editing', 'invalid', 'unsaved'], holds: ({ failure }) => failure === null },
  saving: { tags: ['busy', 'unsaved'], pending: ['saveRecord'], holds: ({ failure }) => failure === null },
  failed: { tags: ['editing', 'failed', 'unsaved'], holds: ({ failure }) => failure === 'unreachable' },
  saved: { tags: ['saved'], holds: ({ failure }) => failure === null },
  undoing: { tags: ['busy', 'undoing'], pending: ['undoSave'] },
  undone: { tags: ['saved', 'undone'] },
  undoFailed: { tags: ['saved', 'failed'], holds: ({ failure }) => failure === 'unreachable' },
  conflict: { tags: ['conflict'] },
};

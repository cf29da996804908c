import type { contentEditorMachine as machine } from '../../../machines/staff/contentEditor.ts';
import type { StateExpectations } from '../expectations.ts';

export const contentDesk: StateExpectations<typeof machine> = {
  choosing: {
    begins: true,
    tags: ['choosing'],
    holds: ({ list, records, id }) => list === '' && records.length === 0 && id === null,
  },
  reading: {
    tags: ['reading'],
    pending: ['readRecords'],
    holds: ({ list, id, failure }) => list === 'news' && id === null && failure === null,
  },
  listed: { tags: ['listed'], holds: ({ records, failure }) => records.length === 1 && failure === null },
  unreadable: { tags: ['unreadable'], holds: ({ failure }) => failure === 'unreachable' },
  editing: { tags: ['editing', 'typed'], holds: ({ list }) => list === 'news' },
  previewing: { tags: ['preview', 'typed'] },
  judging: { tags: ['busy', 'typed'], pending: ['judge'], holds: ({ failure }) => failure === null },
  wrong: { tags: ['editing', 'wrong', 'typed'], holds: ({ failure }) => failure === null },
  saving: { tags: ['busy', 'typed'], pending: ['saveRecord'], holds: ({ failure }) => failure === null },
  failed: { tags: ['editing', 'failed', 'typed'], holds: ({ failure }) => failure === 'unreachable' },
  saved: { tags: ['saved'], holds: ({ failure }) => failure === null },
  undoing: { tags: ['busy', 'undoing'], pending: ['undoSave'] },
  undone: { tags: ['saved', 'undone'] },
  notUndone: { tags: ['saved', 'failed'], holds: ({ failure }) => failure === 'unreachable' },
  conflict: { tags: ['conflict'] },
  /** Nothing that was read stays. */
  ended: { tags: ['ended'], entered: ['tellEnded'], holds: ({ records }) => records.length === 0 },
};

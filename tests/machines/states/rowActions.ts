import type { rowActionsMachine as machine } from '../../../machines/staff/rowActions.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const rowActions: StateExpectations<typeof machine> = {
  idle: {
    begins: true,
    tags: [],
    holds: (context) =>
      Object.values(context)
        .flat()
        .every((each) => each === null),
  },
  saving: {
    tags: ['busy'],
    pending: ['writeRows'],
    holds: ({ acts, unwritten, failure }) => acts.length > 0 && unwritten.length === 0 && failure === null,
  },
  saved: {
    tags: ['saved'],
    holds: ({ acts, next, written, conflicts, unwritten, failure }) =>
      written.length > 0 && [...acts, ...next, ...conflicts, ...unwritten].length === 0 && failure === null,
  },
  conflict: {
    tags: ['conflict'],
    holds: ({ acts, next, conflicts, unwritten, failure }) =>
      conflicts.length > 0 && [...acts, ...next, ...unwritten].length === 0 && failure === null,
  },
  /** What waited is among what was not written, so that another try writes it too. */
  notSaved: {
    tags: ['notSaved'],
    holds: ({ acts, next, unwritten, failure }) =>
      acts.length === 0 && next.length === 0 && unwritten.length > 0 && failure === 'unreachable',
  },
  undoing: {
    tags: ['busy'],
    pending: ['undoRows'],
    holds: ({ acts, written, unwritten, failure }) =>
      acts.length === 0 && written.length > 0 && unwritten.length === 0 && failure === null,
  },
  undone: {
    tags: ['undone'],
    holds: ({ acts, next, conflicts, unwritten, failure }) =>
      [...acts, ...next, ...conflicts, ...unwritten].length === 0 && failure === null,
  },
  /** What waited still waits. */
  notUndone: {
    tags: ['notUndone'],
    holds: ({ acts, unwritten, failure }) =>
      acts.length === 0 && unwritten.length > 0 && failure === 'unreachable',
  },
};

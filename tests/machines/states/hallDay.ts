import type { hallDayMachine as machine } from '../../../machines/staff/hallDay.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const hallDay: StateExpectations<typeof machine> = {
  loading: {
    begins: true,
    tags: ['loading'],
    pending: ['readDays'],
    holds: ({ failure, refusal, moved, change }) =>
      failure === null && (refusal === null ? moved === 0 : moved === 1 && change === 'moved'),
  },
  /** What was written stays known, because it is written. */
  loadFailed: { tags: ['loadFailed'], holds: ({ failure }) => failure === 'unreachable' },
  listed: {
    tags: ['listed'],
    holds: ({ found, change, failure, refusal }) =>
      found !== null && change === null && failure === null && refusal === null,
  },
  editing: {
    tags: ['listed', 'editing'],
    holds: ({ day, change, failure, refusal }) =>
      day !== null && change === null && failure === null && refusal === null,
  },
  saving: {
    tags: ['listed', 'editing', 'busy'],
    pending: ['writeDay'],
    holds: ({ day, change, failure }) => day !== null && change === null && failure === null,
  },
  notSaved: {
    tags: ['listed', 'editing', 'notSaved'],
    holds: ({ day, failure }) => day !== null && failure === 'unreachable',
  },
  showingHit: {
    tags: ['listed', 'hit'],
    holds: ({ found, day, change }) =>
      found?.days.some((each) => each.day === day && each.hit > 0) === true && change === 'saved',
  },
  moving: {
    tags: ['listed', 'hit', 'busy'],
    pending: ['movePeople'],
    holds: ({ day, failure, refusal }) => day !== null && failure === null && refusal === null,
  },
  notMoved: {
    tags: ['listed', 'hit', 'notMoved'],
    holds: ({ change, failure, refusal, moved }) =>
      change === null && (failure === null) !== (refusal === null) && (moved === 0 || refusal !== null),
  },
  confirming: {
    tags: ['listed', 'hit', 'notMoved'],
    holds: ({ change, failure, refusal, moved }) =>
      change === null && failure === null && refusal !== null && moved === 0,
  },
  freeing: {
    tags: ['listed', 'busy'],
    pending: ['freePlaces'],
    holds: ({ change, failure }) => change === null && failure === null,
  },
  notFreed: { tags: ['listed', 'notFreed'], holds: ({ failure }) => failure === 'unreachable' },
  done: {
    tags: ['listed', 'done'],
    holds: ({ found, change, failure, refusal }) =>
      found !== null && change !== null && failure === null && refusal === null,
  },
  conflict: {
    tags: ['listed', 'conflict'],
    holds: ({ found, change, failure }) => found !== null && change === null && failure === null,
  },
};

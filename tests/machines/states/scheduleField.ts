import type { scheduleFieldMachine as machine } from '../../../machines/request/schedule.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const scheduleField: StateExpectations<typeof machine> = {
  'focus.blurred': { begins: true },
  'focus.focused': {},
  /** A half-typed date is neither validated nor an answer. */
  'focus.typing': { tags: ['typing'] },
  'notice.none': { begins: true },
  /** The alert names the refused date. */
  'notice.weekend': {
    tags: ['weekendRefused'],
    entered: ['clearSchedule'],
    holds: ({ refused }) => refused === '2026-11-28T08:30',
  },
  /** The field keeps the moment that the alert names. */
  'notice.hallClosed': {
    tags: ['hallClosed'],
    holds: ({ refused }) => refused === '2026-11-26T14:00',
  },
};

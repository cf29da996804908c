import type { scheduleFieldMachine as machine } from '../../../machines/request/schedule.ts';
import type { StateExpectations } from '../expectations.ts';

export const scheduleField: StateExpectations<typeof machine> = {
  'attention.away': { begins: true },
  'attention.choosing': {},
  /** What is half typed is not judged, nor is it an answer. */
  'attention.keying': { tags: ['unfinished'] },
  'notice.none': { begins: true },
  /** The alert names what was refused. */
  'notice.weekend': {
    tags: ['weekendRefused'],
    entered: ['clearSchedule'],
    holds: ({ refused }) => refused === '2026-11-28T08:30',
  },
};

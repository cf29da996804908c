import type { recordQueryMachine as machine } from '../../../machines/content/recordQuery.ts';
import type { StateExpectations } from '../expectations.ts';

interface Known {
  readonly shown: unknown;
  readonly newer: unknown;
}
const isBlank = ({ shown, newer }: Known) => shown === null && newer === null;
const isShown = ({ shown, newer }: Known) => shown !== null && newer === null;

export const listReading: StateExpectations<typeof machine> = {
  unasked: { begins: true, tags: ['loading'], holds: isBlank },
  drawn: { holds: (context) => isShown(context) && context.shown?.readAt === null },
  looking: { tags: ['loading'], pending: ['recall'], holds: isBlank },
  comparing: { pending: ['recall'], holds: isShown },
  reading: { tags: ['loading'], pending: ['read'], holds: isBlank },
  refreshing: { tags: ['older'], pending: ['read'], holds: isShown },
  current: { holds: (context) => isShown(context) && context.shown?.readAt !== null },
  /** What is read stays where it is until it is asked for. */
  newer: {
    tags: ['hasNewer', 'older'],
    holds: ({ shown, newer }) => newer !== null && shown?.found !== newer.found,
  },
  stale: { tags: ['older', 'stale'], holds: isShown },
  failed: { tags: ['failed'], holds: isBlank },
};

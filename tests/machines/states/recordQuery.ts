import type { recordQueryMachine as machine } from '../../../machines/content/recordQuery.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

interface ShownRecords {
  readonly shown: unknown;
  readonly newer: unknown;
}
const isBlank = ({ shown, newer }: ShownRecords) => shown === null && newer === null;
const isShown = ({ shown, newer }: ShownRecords) => shown !== null && newer === null;

export const recordQuery: StateExpectations<typeof machine> = {
  idle: { begins: true, tags: ['loading'], holds: isBlank },
  prerendered: { holds: (context) => isShown(context) && context.shown?.readAt === null },
  readingCache: { tags: ['loading'], pending: ['readCache'], holds: isBlank },
  comparing: { pending: ['readCache'], holds: isShown },
  fetching: { tags: ['loading'], pending: ['fetchRecords'], holds: isBlank },
  refreshing: { tags: ['older'], pending: ['fetchRecords'], holds: isShown },
  current: { holds: (context) => isShown(context) && context.shown?.readAt !== null },
  /** The new result is not shown until the visitor requests it. */
  newer: {
    tags: ['hasNewer', 'older'],
    holds: ({ shown, newer }) => newer !== null && shown?.found !== newer.found,
  },
  stale: { tags: ['older', 'stale'], holds: isShown },
  failed: { tags: ['failed'], holds: isBlank },
};

import type { siteSearchMachine as machine } from '../../../machines/site/siteSearch.ts';
import type { StateExpectations } from '../expectations.ts';

/** It answers from the moment its code is there, and says of what it lacks that it is a part. */
export const siteSearch: StateExpectations<typeof machine> = {
  /** What was typed is gone. */
  closed: { begins: true, holds: ({ query }) => query === '' },
  open: { tags: ['open'], entered: ['holdFocus'] },
  'open.loading': { tags: ['loading'], pending: ['loadCode'] },
  'open.reading': { tags: ['loading', 'searchable'], pending: ['readIndex'] },
  'open.joining': { tags: ['loading', 'searchable'], pending: ['readNewer'] },
  'open.joiningPart': { tags: ['loading', 'searchable', 'part'], pending: ['readNewer'] },
  'open.ready': { tags: ['searchable'] },
  'open.part': { tags: ['searchable', 'part'] },
  'open.unavailable': { tags: ['unavailable'] },
};

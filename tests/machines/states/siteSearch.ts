import type { siteSearchMachine as machine } from '../../../machines/site/siteSearch.ts';
import type { StateExpectations } from '../expectations.ts';

/** The search returns results once its code is loaded, and is marked partial while a source is missing. */
export const siteSearch: StateExpectations<typeof machine> = {
  /** The query is cleared. */
  closed: { begins: true, holds: ({ query }) => query === '' },
  open: { tags: ['open'], entered: ['trapFocus'] },
  'open.loadingCode': { tags: ['loading'], pending: ['loadCode'] },
  'open.loadingIndex': { tags: ['loading', 'searchable'], pending: ['readIndex'] },
  'open.loadingNewer': { tags: ['loading', 'searchable'], pending: ['readNewer'] },
  'open.loadingNewerOnly': { tags: ['loading', 'searchable', 'partial'], pending: ['readNewer'] },
  'open.ready': { tags: ['searchable'] },
  'open.partial': { tags: ['searchable', 'partial'] },
  'open.unavailable': { tags: ['unavailable'] },
};

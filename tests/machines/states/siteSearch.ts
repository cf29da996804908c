import type { siteSearchMachine as machine } from '../../../machines/site/siteSearch.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

/** The search returns results once its code is loaded, and is marked partial while a source is missing. */
export const siteSearch: StateExpectations<typeof machine> = {
  /** The query is cleared. */
  closed: { begins: true, holds: ({ query }) => query === '' },
  open: { tags: ['open'], entered: ['trapFocus'] },
  'open.sources.loadingCode': { tags: ['loading'], pending: ['loadCode'] },
  'open.sources.loadingIndex': { tags: ['loading', 'searchable'], pending: ['readIndex'] },
  'open.sources.loadingNewer': { tags: ['loading', 'searchable'], pending: ['readNewer'] },
  'open.sources.loadingNewerOnly': { tags: ['loading', 'searchable', 'partial'], pending: ['readNewer'] },
  'open.sources.ready': { tags: ['searchable'] },
  'open.sources.partial': { tags: ['searchable', 'partial'] },
  'open.sources.unavailable': { tags: ['unavailable'] },
  'open.best.unasked': {},
  /** Enter without a query asks for nothing. */
  'open.best.awaited': { tags: ['awaited'], holds: ({ query }) => query.trim() !== '' },
};

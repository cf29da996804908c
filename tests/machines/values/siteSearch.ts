import type { siteSearchMachine as machine } from '../../../machines/site/siteSearch.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const siteSearch: ValueExpectations<typeof machine> = {
  begins: { query: '' },
  params: { log: ({ event }) => ({ what: String(event.error) }) },
};

import type { recordQueryMachine as machine } from '../../../machines/content/recordQuery.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const recordQuery: ValueExpectations<typeof machine> = {
  begins: { shown: null, newer: null, prerenderedAt: null, freshFor: 600_000 },
  params: { log: ({ event }) => ({ what: String(event.error) }) },
};

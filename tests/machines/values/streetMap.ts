import type { streetMapMachine as machine } from '../../../machines/content/streetMap.ts';
import type { ValueExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const streetMap: ValueExpectations<typeof machine> = {
  params: { log: ({ event }) => ({ what: String(event.error) }) },
};

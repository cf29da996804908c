import type { streetMapMachine as machine } from '../../../machines/content/streetMap.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

/** The SVG map is visible until a tile of the street map has loaded. A slow line gets twenty seconds for the code. */
export const streetMap: StateExpectations<typeof machine> = {
  idle: { begins: true, tags: ['svgVisible'] },
  loading: { tags: ['svgVisible', 'loading'] },
  'loading.loadingCode': { pending: ['loadCode'], timers: { codeTimeout: 20_000 } },
  'loading.loadingTiles': { tags: ['mounted'], timers: { tilesTimeout: 8_000 } },
  shown: { tags: ['mounted'] },
  failed: { tags: ['svgVisible', 'failed'] },
};

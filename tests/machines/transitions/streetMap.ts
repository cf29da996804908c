import type { streetMapMachine as machine } from '../../../machines/content/streetMap.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const streetMap: TransitionRows<typeof machine> = [
  [['idle', 'failed'], 'SHOW', 'loading.loadingCode'],
  [['loading.loadingCode', 'loading.loadingTiles', 'shown'], 'HIDE', 'idle'],
  ['loading.loadingCode', 'loadCode:loaded', 'loading.loadingTiles'],
  ['loading.loadingCode', 'loadCode:gone', 'failed', { does: ['log'] }],
  ['loading.loadingCode', 'after codeTimeout', 'failed'],
  ['loading.loadingTiles', 'TILE_LOADED', 'shown'],
  ['loading.loadingTiles', ['TILES_FAILED', 'after tilesTimeout'], 'failed'],
];

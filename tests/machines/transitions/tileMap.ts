import type { streetMapMachine as machine } from '../../../machines/content/streetMap.ts';
import type { TransitionRows } from '../expectations.ts';

export const tileMap: TransitionRows<typeof machine> = [
  [['drawn', 'failed'], 'SHOW', 'loading.fetching'],
  [['loading.fetching', 'loading.laying', 'shown'], 'HIDE', 'drawn'],
  ['loading.fetching', 'loadCode:loaded', 'loading.laying'],
  ['loading.fetching', 'loadCode:gone', 'failed', { does: ['log'] }],
  ['loading.fetching', 'after codeIsLate', 'failed'],
  ['loading.laying', 'TILE_CAME', 'shown'],
  ['loading.laying', ['TILES_FAILED', 'after tilesAreLate'], 'failed'],
];

import type { dataSaverMachine as machine } from '../../../machines/site/dataSaver.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const dataSaver: TransitionRows<typeof machine> = [
  ['loading', 'loadPreference:saving', 'saving', { does: ['deferPictures'] }],
  ['loading', ['loadPreference:off', 'loadPreference:unreadable'], 'off', { does: ['loadPictures'] }],
  ['off', 'TOGGLE', 'saving', { does: ['storeChoice', 'deferPictures'] }],
  ['saving', 'TOGGLE', 'off', { does: ['storeChoice', 'loadPictures'] }],
];

import type { fileChoiceMachine as machine } from '../../../machines/staff/fileChoice.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const fileChoice: TransitionRows<typeof machine> = [
  [['idle', 'ready', 'refused'], 'CHOOSE', 'preparing', { sets: { failure: null } }],
  ['preparing', 'CHOOSE', 'preparing', { again: true }],
  [
    ['idle', 'preparing', 'ready', 'refused'],
    'REMOVE',
    'idle',
    { sets: { failure: null }, does: ['removeFile'] },
  ],
  ['preparing', 'prepareFile:prepared', 'ready', { does: ['attachFile'] }],
  ['preparing', 'prepareFile:not a picture', 'refused', { sets: { failure: 'notPicture' } }],
  ['preparing', 'after preparationTimeout', 'refused', { sets: { failure: 'slow' } }],
];

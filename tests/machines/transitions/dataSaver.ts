import type { dataSaverMachine as machine } from '../../../machines/site/dataSaver.ts';
import type { TransitionRows } from '../expectations.ts';

export const dataSaver: TransitionRows<typeof machine> = [
  ['recalling', 'recall:saving', 'saving', { does: ['holdPictures'] }],
  ['recalling', ['recall:open', 'recall:unreadable'], 'open', { does: ['letPicturesCome'] }],
  ['open', 'TOGGLE', 'saving', { does: ['keepChoice', 'holdPictures'] }],
  ['saving', 'TOGGLE', 'open', { does: ['keepChoice', 'letPicturesCome'] }],
];

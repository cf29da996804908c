import type { dataSaverMachine as machine } from '../../../machines/site/dataSaver.ts';
import type { StateFacts } from '../expectations.ts';

export const dataSaver: StateFacts<typeof machine> = {
  recalling: { begins: true, pending: ['recall'] },
  open: { entered: ['letPicturesCome'] },
  saving: { tags: ['saving'], entered: ['holdPictures'] },
};

import type { dataSaverMachine as machine } from '../../../machines/site/dataSaver.ts';
import type { StateExpectations } from '../expectations.ts';

export const dataSaver: StateExpectations<typeof machine> = {
  recalling: { begins: true, pending: ['recall'] },
  open: { entered: ['letPicturesCome'] },
  saving: { tags: ['saving'], entered: ['holdPictures'] },
};

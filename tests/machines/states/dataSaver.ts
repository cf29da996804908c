import type { dataSaver as machine } from '../../../machines/dataSaver.ts';
import type { StateFacts } from '../facts.ts';

export const dataSaver: StateFacts<typeof machine> = {
  recalling: { begins: true, pending: ['recall'] },
  open: { entered: ['letPicturesCome'] },
  saving: { tags: ['saving'], entered: ['holdPictures'] },
};

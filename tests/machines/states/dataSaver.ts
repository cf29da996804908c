import type { dataSaverMachine as machine } from '../../../machines/site/dataSaver.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const dataSaver: StateExpectations<typeof machine> = {
  loading: { begins: true, pending: ['loadPreference'] },
  off: { entered: ['loadPictures'] },
  saving: { tags: ['saving'], entered: ['deferPictures'] },
};

import type { versionCheckMachine as machine } from '../../../machines/site/versionCheck.ts';
import type { StateExpectations } from '../../../packages/machine-viewer/src/vitest/index.ts';

export const versionCheck: StateExpectations<typeof machine> = {
  readingStored: {
    begins: true,
    tags: ['checking'],
    pending: ['readStored'],
    holds: ({ served }) => served === null,
  },
  fetchingVersion: { tags: ['checking'], pending: ['fetchVersion'], holds: ({ served }) => served === null },
  /** A transient state. */
  comparing: { holds: () => false },
  storingFirst: { pending: ['storeVersion'], holds: ({ stored }) => stored === null },
  /** The update waits for the next navigation, and happens once a session. */
  waiting: { holds: ({ hasReloaded, isChosen }) => !hasReloaded && !isChosen },
  checkingAgain: { pending: ['fetchVersion'], holds: ({ isChosen }) => !isChosen },
  /** A transient state. */
  comparingAgain: { holds: () => false },
  /** Only a page that is older than the site offers its reload, once a session. */
  offering: {
    tags: ['reloadOffered'],
    holds: ({ built, served, hasReloaded, isChosen }) =>
      built === 'old' && served === 'new' && !hasReloaded && !isChosen,
  },
  updating: { pending: ['updateWorker'], holds: ({ hasReloaded }) => !hasReloaded },
  clearing: { pending: ['clearCaches'], holds: ({ hasReloaded }) => !hasReloaded },
  storing: { pending: ['storeVersion'], holds: ({ hasReloaded }) => !hasReloaded },
  reloading: { entered: ['reload'], holds: ({ hasReloaded }) => !hasReloaded },
  outdated: { tags: ['outdated'], holds: ({ built, isChosen }) => built === 'old' && !isChosen },
  done: { holds: ({ isChosen }) => !isChosen },
};

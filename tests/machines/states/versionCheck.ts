import type { versionCheckMachine as machine } from '../../../machines/site/versionCheck.ts';
import type { StateExpectations } from '../expectations.ts';

export const versionCheck: StateExpectations<typeof machine> = {
  recalling: { begins: true, tags: ['asking'], pending: ['recall'], holds: ({ served }) => served === null },
  reading: { tags: ['asking'], pending: ['readVersion'], holds: ({ served }) => served === null },
  /** Passed at once. */
  comparing: { holds: () => false },
  remembering: { pending: ['storeVersion'], holds: ({ stored }) => stored === null },
  /** Not before the next navigation, and once a session. */
  waiting: { holds: ({ hasReloaded }) => !hasReloaded },
  updating: { pending: ['updateWorker'], holds: ({ hasReloaded }) => !hasReloaded },
  clearing: { pending: ['clearCaches'], holds: ({ hasReloaded }) => !hasReloaded },
  storing: { pending: ['storeVersion'], holds: ({ hasReloaded }) => !hasReloaded },
  reloading: { entered: ['reload'], holds: ({ hasReloaded }) => !hasReloaded },
  outdated: { tags: ['outdated'], holds: ({ built, hasReloaded }) => built === 'old' && hasReloaded },
  settled: {},
};

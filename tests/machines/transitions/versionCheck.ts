import type { versionCheckMachine as machine } from '../../../machines/site/versionCheck.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const log = { does: ['log'] };
const served = { served: 'new' };

/** The served version is 'new' throughout. */
export const versionCheck: TransitionRows<typeof machine> = [
  ['', 'HOLD', '', { sets: { isHeld: true } }],
  ['', 'RELEASE', '', { sets: { isHeld: false } }],
  [
    'readingStored',
    'readStored:a first visit',
    'fetchingVersion',
    { sets: { built: 'new', stored: null, hasReloaded: false } },
  ],
  [
    'readingStored',
    'readStored:the same version',
    'fetchingVersion',
    { sets: { built: 'new', stored: 'new', hasReloaded: false } },
  ],
  [
    'readingStored',
    'readStored:an old version',
    'fetchingVersion',
    { sets: { built: 'old', stored: 'old', hasReloaded: false } },
  ],
  [
    'readingStored',
    'readStored:an old page, reloaded once',
    'fetchingVersion',
    { sets: { built: 'old', stored: 'new', hasReloaded: true } },
  ],
  [
    'readingStored',
    'readStored:reloaded, build unknown',
    'fetchingVersion',
    { sets: { built: null, stored: 'old', hasReloaded: true } },
  ],
  ['readingStored', 'readStored:blocked', 'done', log],
  [
    'fetchingVersion',
    'fetchVersion:new',
    'storingFirst',
    { when: ({ stored }) => stored === null, sets: served },
  ],
  [
    'fetchingVersion',
    'fetchVersion:new',
    'done',
    { when: ({ built, stored }) => stored === 'new' && built === 'new', sets: served },
  ],
  [
    'fetchingVersion',
    'fetchVersion:new',
    'outdated',
    { when: ({ built, hasReloaded }) => hasReloaded && built === 'old', sets: served },
  ],
  ['fetchingVersion', 'fetchVersion:new', 'done', { when: ({ hasReloaded }) => hasReloaded, sets: served }],
  ['fetchingVersion', 'fetchVersion:new', 'waiting', { when: ({ isHeld }) => isHeld, sets: served }],
  ['fetchingVersion', 'fetchVersion:new', 'updating', { sets: served }],
  ['fetchingVersion', 'fetchVersion:offline', 'done', log],
  ['storingFirst', 'storeVersion:stored', 'done'],
  ['storingFirst', 'storeVersion:full', 'done', log],
  ['waiting', 'NAVIGATED', 'updating', { when: ({ isHeld }) => !isHeld }],
  ['updating', 'updateWorker:installed', 'waiting', { when: ({ isHeld }) => isHeld }],
  ['updating', 'updateWorker:installed', 'clearing'],
  ['updating', 'updateWorker:fails', 'waiting', { ...log, when: ({ isHeld }) => isHeld }],
  ['updating', 'updateWorker:fails', 'clearing', log],
  ['clearing', 'clearCaches:cleared', 'storing'],
  ['clearing', 'clearCaches:fails', 'storing', log],
  ['storing', 'storeVersion:stored', 'waiting', { when: ({ isHeld }) => isHeld }],
  ['storing', 'storeVersion:stored', 'reloading', { does: ['reload'] }],
  ['storing', 'storeVersion:full', 'done', log],
  ['outdated', 'DISMISS', 'done'],
];

import type { versionCheckMachine as machine } from '../../../machines/site/versionCheck.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const log = { does: ['log'] };
const served = { served: 'new' };

/** A form delays the reload, unless the citizen chose it. */
const isDelayed = ({ isHeld, isChosen }: { readonly isHeld: boolean; readonly isChosen: boolean }): boolean =>
  isHeld && !isChosen;

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
    'readStored:a new page, an old version stored',
    'fetchingVersion',
    { sets: { built: 'new', stored: 'old', hasReloaded: false } },
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
  ['waiting', 'CHECK', 'offering', { when: ({ built }) => built === 'old' }],
  ['waiting', 'CHECK', 'checkingAgain'],
  [
    'checkingAgain',
    'fetchVersion:new',
    'outdated',
    { when: ({ built, hasReloaded }) => hasReloaded && built === 'old', sets: served },
  ],
  ['checkingAgain', 'fetchVersion:new', 'offering', { when: ({ built }) => built === 'old', sets: served }],
  ['checkingAgain', 'fetchVersion:new', 'done', { sets: served }],
  ['checkingAgain', 'fetchVersion:offline', 'done', log],
  ['offering', 'RELOAD', 'updating', { sets: { isChosen: true } }],
  ['offering', 'NAVIGATED', 'updating', { when: ({ isHeld }) => !isHeld }],
  ['offering', 'DISMISS', 'waiting'],
  ['updating', 'updateWorker:installed', 'waiting', { when: isDelayed }],
  ['updating', 'updateWorker:installed', 'clearing'],
  ['updating', 'updateWorker:fails', 'waiting', { ...log, when: isDelayed }],
  ['updating', 'updateWorker:fails', 'clearing', log],
  ['clearing', 'clearCaches:cleared', 'storing'],
  ['clearing', 'clearCaches:fails', 'storing', log],
  ['storing', 'storeVersion:stored', 'waiting', { when: isDelayed }],
  ['storing', 'storeVersion:stored', 'reloading', { does: ['reload'] }],
  [
    'storing',
    'storeVersion:full',
    'outdated',
    { ...log, when: ({ isChosen }) => isChosen, sets: { isChosen: false } },
  ],
  ['storing', 'storeVersion:full', 'done', log],
  ['outdated', 'DISMISS', 'done'],
  ['done', 'CHECK', 'checkingAgain'],
];

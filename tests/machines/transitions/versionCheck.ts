import type { versionCheckMachine as machine } from '../../../machines/site/versionCheck.ts';
import type { TransitionRows } from '../expectations.ts';

const log = { does: ['log'] };
const served = { served: 'new' };

/** The served version is 'new' throughout. */
export const versionCheck: TransitionRows<typeof machine> = [
  ['', 'HOLD', '', { sets: { isHeld: true } }],
  ['', 'RELEASE', '', { sets: { isHeld: false } }],
  [
    'recalling',
    'recall:a first visit',
    'reading',
    { sets: { built: 'new', stored: null, hasReloaded: false } },
  ],
  [
    'recalling',
    'recall:the same version',
    'reading',
    { sets: { built: 'new', stored: 'new', hasReloaded: false } },
  ],
  [
    'recalling',
    'recall:an old version',
    'reading',
    { sets: { built: 'old', stored: 'old', hasReloaded: false } },
  ],
  [
    'recalling',
    'recall:an old page, reloaded once',
    'reading',
    { sets: { built: 'old', stored: 'new', hasReloaded: true } },
  ],
  [
    'recalling',
    'recall:reloaded, not told what it is',
    'reading',
    { sets: { built: null, stored: 'old', hasReloaded: true } },
  ],
  ['recalling', 'recall:blocked', 'settled', log],
  ['reading', 'readVersion:new', 'remembering', { when: ({ stored }) => stored === null, sets: served }],
  [
    'reading',
    'readVersion:new',
    'settled',
    { when: ({ built, stored }) => stored === 'new' && built === 'new', sets: served },
  ],
  [
    'reading',
    'readVersion:new',
    'outdated',
    { when: ({ built, hasReloaded }) => hasReloaded && built === 'old', sets: served },
  ],
  ['reading', 'readVersion:new', 'settled', { when: ({ hasReloaded }) => hasReloaded, sets: served }],
  ['reading', 'readVersion:new', 'waiting', { when: ({ isHeld }) => isHeld, sets: served }],
  ['reading', 'readVersion:new', 'updating', { sets: served }],
  ['reading', 'readVersion:offline', 'settled', log],
  ['remembering', 'storeVersion:stored', 'settled'],
  ['remembering', 'storeVersion:full', 'settled', log],
  ['waiting', 'NAVIGATED', 'updating', { when: ({ isHeld }) => !isHeld }],
  ['updating', 'updateWorker:installed', 'waiting', { when: ({ isHeld }) => isHeld }],
  ['updating', 'updateWorker:installed', 'clearing'],
  ['updating', 'updateWorker:fails', 'waiting', { ...log, when: ({ isHeld }) => isHeld }],
  ['updating', 'updateWorker:fails', 'clearing', log],
  ['clearing', 'clearCaches:cleared', 'storing'],
  ['clearing', 'clearCaches:fails', 'storing', log],
  ['storing', 'storeVersion:stored', 'reloading', { does: ['reload'] }],
  ['storing', 'storeVersion:full', 'settled', log],
  ['outdated', 'DISMISS', 'settled'],
];

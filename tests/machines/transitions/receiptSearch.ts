import type { receiptSearchMachine as machine } from '../../../machines/staff/receiptSearch.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const ready = ['ready.idle', 'ready.broken', 'ready.unknown', 'ready.failed'] as const;

export const receiptSearch: TransitionRows<typeof machine> = [
  [ready, 'TYPE_CODE', 'scanning'],
  [ready, 'TYPE_TEXT', 'ready.idle'],
  [ready, 'SEARCH_PART', 'ready.broken'],
  /** Each key of the scanner begins the pause again. */
  ['scanning', 'PRESS_KEY', 'scanning', { again: true }],
  ['scanning', ['PRESS_ENTER', 'after scanPause'], 'lookingUp'],
  ['lookingUp', 'findReference:found', 'ready.idle', { does: ['searchReference'] }],
  ['lookingUp', 'findReference:none', 'ready.unknown'],
  ['lookingUp', 'findReference:unreachable', 'ready.failed'],
];

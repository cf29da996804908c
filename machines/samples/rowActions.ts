import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
} from '../../packages/machine-viewer/src/model/index.ts';
import type { RowAct, RowsWritten } from '../staff/rowActions.ts';
import { rowActionsMachine as machine } from '../staff/rowActions.ts';

const ready: RowAct = { id: '4f3a', action: 'ready' };
const released: RowAct = { id: '4f3b', action: 'released' };
const nothing: RowsWritten = { written: [], conflicts: [], unwritten: [], failure: null };

export const rowActionSamples = {
  acts: { '4f3a ready': { acts: [ready] }, '4f3b released': { acts: [released] } },
  answers: {
    written: { ...nothing, written: [ready] },
    'another written': { ...nothing, written: [released] },
    'another written, one changed by someone else': { ...nothing, written: [released], conflicts: [ready] },
    'changed by someone else': { ...nothing, conflicts: [ready] },
    unreachable: { ...nothing, unwritten: [ready], failure: 'unreachable' },
  },
} as const;

export const rowActions = {
  machine,
  samples: {
    ...sampleEvents('ACT', rowActionSamples.acts),
    ...sampleAnswers('writeRows', rowActionSamples.answers),
    ...sampleAnswers('undoRows', rowActionSamples.answers),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => Object.values(context),
  stories: {
    'A second row waits for the first, and both are brought back': [
      'ACT:4f3a ready',
      'ACT:4f3b released',
      'writeRows:written',
      'writeRows:another written',
      'UNDO',
      'undoRows:written',
    ],
    'Someone else was quicker': ['ACT:4f3a ready', 'writeRows:changed by someone else'],
    'No connection, and another try': [
      'ACT:4f3a ready',
      'writeRows:unreachable',
      'RETRY',
      'writeRows:written',
    ],
  },
} as const satisfies RegisteredMachine;

import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { conditionalWriteMachine as machine } from '../staff/conditionalWrite.ts';

/** In the shape in which the page that deletes gets them. */
export const conditionalWriteSamples = {
  plans: {
    'two requests to delete': { kind: 'confirm', counts: { requests: 2, leftovers: 0 } },
    'a status to save': { kind: 'write', counts: { requests: 1, leftovers: 0 } },
    nothing: { kind: 'nothing', counts: { requests: 0, leftovers: 0 } },
  },
  written: {
    both: { requests: 2, receipts: 2, isWhole: true },
    'all but one': { requests: 1, receipts: 1, isWhole: false },
  },
} as const;

export const conditionalWrite = {
  machine,
  samples: {
    ...sampleAnswers('check', conditionalWriteSamples.plans),
    ...sampleFailures('check', { unreachable: 'unreachable' }),
    ...sampleAnswers('write', conditionalWriteSamples.written),
    ...sampleFailures('write', { 'changed by someone else': 'conflict', unavailable: 'unavailable' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => Object.values(context),
  stories: {
    'What is no longer kept is deleted': ['BEGIN', 'check:two requests to delete', 'CONFIRM', 'write:both'],
    'A clerk changes their mind': ['BEGIN', 'check:two requests to delete', 'CANCEL'],
    'A status is saved at the second try': [
      'BEGIN',
      'check:nothing',
      'CHANGE',
      'BEGIN',
      'check:a status to save',
      'write:both',
    ],
    'Someone else was quicker to change the request': [
      'BEGIN',
      'check:a status to save',
      'write:changed by someone else',
      'RELOAD',
    ],
  },
} as const satisfies RegisteredMachine;

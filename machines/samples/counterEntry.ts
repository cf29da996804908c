import {
  type RegisteredMachine,
  sampleAnswers,
  sampleEvents,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { counterEntryMachine as machine } from '../staff/counterEntry.ts';

const stored = { kind: 'stored', reference: '4f3a', isEarlier: false } as const;
const earlier = { kind: 'stored', reference: '4f3a', isEarlier: true } as const;

export const counterEntry = {
  machine,
  samples: {
    ...sampleEvents('LEAVE', { unsaved: { isUnsaved: true }, blank: { isUnsaved: false } }),
    ...sampleAnswers('checkEntry', { complete: true, 'with errors': false }),
    ...sampleFailures('checkEntry', { broken: 'broken' }),
    ...sampleAnswers('saveEntry', {
      stored,
      'an earlier version': earlier,
      full: { kind: 'full' },
      closed: { kind: 'hallClosed' },
      'too far ahead': { kind: 'notOpenYet' },
    }),
    ...sampleFailures('saveEntry', { unreachable: 'unreachable', refused: 'refused' }),
    ...sampleAnswers('findEntry', { stored, 'an earlier version': earlier, 'not there': null }),
    ...sampleFailures('findEntry', { unreachable: 'unreachable' }),
  },
  project: (context: ReturnType<typeof machine.getInitialSnapshot>['context']) => Object.values(context),
  stories: {
    'Somebody without email, and the next one': [
      'SAVE',
      'checkEntry:complete',
      'saveEntry:stored',
      'ANOTHER',
    ],
    'An answer that was lost, and a request that is stored once': [
      'SAVE',
      'checkEntry:complete',
      'saveEntry:unreachable',
      'findEntry:unreachable',
      'LOOK_AGAIN',
      'findEntry:stored',
    ],
    'A half day that is full': [
      'SAVE',
      'checkEntry:complete',
      'saveEntry:full',
      'SAVE',
      'checkEntry:complete',
      'saveEntry:stored',
      'LEAVE:blank',
    ],
    'Answers that the clerk discards': ['LEAVE:unsaved', 'DISCARD'],
  },
} as const satisfies RegisteredMachine;

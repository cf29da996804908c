import type { counterEntryMachine as machine } from '../../../machines/staff/counterEntry.ts';
import type { TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

const blank = { formType: null, failure: null, refusal: null, reference: null, isEarlier: false } as const;
const left = { sets: blank, does: ['clearEntry', 'leave'] } as const;
const cleared = { failure: null, refusal: null } as const;

export const counterEntry: TransitionRows<typeof machine> = [
  ['choosing', 'CHOOSE:clearance', 'filling', { sets: { formType: 'BARANGAY_CLEARANCE' } }],
  [['choosing', 'saved'], ['LEAVE:unsaved', 'LEAVE:blank'], 'left', left],
  [['filling', 'incomplete', 'scheduleRefused', 'failed'], 'LEAVE:unsaved', 'confirmingLeave'],
  [['filling', 'incomplete', 'scheduleRefused', 'failed'], 'LEAVE:blank', 'left', left],
  ['confirmingLeave', 'STAY', 'filling'],
  ['confirmingLeave', 'DISCARD', 'left', left],
  [
    ['filling', 'confirmingLeave', 'incomplete', 'scheduleRefused', 'failed'],
    'SAVE',
    'checking',
    { sets: cleared },
  ],
  ['checking', 'checkEntry:complete', 'saving'],
  ['checking', 'checkEntry:with errors', 'incomplete'],
  ['checking', 'checkEntry:broken', 'failed', { sets: { failure: 'broken' } }],
  ['saving', 'saveEntry:stored', 'saved', { sets: { reference: '4f3a', isEarlier: false } }],
  ['saving', 'saveEntry:an earlier version', 'saved', { sets: { reference: '4f3a', isEarlier: true } }],
  ['saving', 'saveEntry:full', 'scheduleRefused', { sets: { refusal: 'full' } }],
  ['saving', 'saveEntry:closed', 'scheduleRefused', { sets: { refusal: 'hallClosed' } }],
  ['saving', 'saveEntry:too far ahead', 'scheduleRefused', { sets: { refusal: 'notOpenYet' } }],
  ['saving', 'saveEntry:unreachable', 'lookingUp', { sets: { failure: 'unreachable' } }],
  ['saving', 'saveEntry:refused', 'failed', { sets: { failure: 'refused' } }],
  [
    'lookingUp',
    'findEntry:stored',
    'saved',
    { sets: { reference: '4f3a', isEarlier: false, failure: null } },
  ],
  [
    'lookingUp',
    'findEntry:an earlier version',
    'saved',
    { sets: { reference: '4f3a', isEarlier: true, failure: null } },
  ],
  ['lookingUp', 'findEntry:not there', 'failed'],
  ['lookingUp', 'findEntry:unreachable', 'unconfirmed'],
  ['unconfirmed', 'LOOK_AGAIN', 'lookingUp'],
  [
    'saved',
    'ANOTHER',
    'choosing',
    { sets: { formType: null, reference: null, isEarlier: false }, does: ['clearEntry'] },
  ],
];

import {
  type RegisteredMachine,
  sampleAnswers,
  sampleFailures,
} from '../../packages/machine-viewer/src/model/index.ts';
import { signInMachine as machine } from '../staff/signIn.ts';

export const signIn = {
  machine,
  samples: {
    ...sampleAnswers('restoreSession', {
      nobody: 'nobody',
      staff: 'staff',
      'without the claim': 'notStaff',
      'a link': 'link',
      'a link, on another device': 'linkElsewhere',
    }),
    ...sampleFailures('restoreSession', { unreachable: 'unreachable' }),
    ...sampleAnswers('signIn', {
      staff: 'staff',
      'without the claim': 'notStaff',
      'a link is sent': 'linkSent',
      refused: 'refused',
    }),
    ...sampleFailures('signIn', { unreachable: 'unreachable' }),
    ...sampleAnswers('followLink', { staff: 'staff', 'without the claim': 'notStaff', refused: 'refused' }),
    ...sampleFailures('followLink', { unreachable: 'unreachable', 'another address': 'address' }),
    ...sampleAnswers('signOut', { done: undefined }),
    ...sampleFailures('signOut', { unreachable: 'unreachable' }),
  },
  project: ({ failure, hasWork, isUnsaved }: ReturnType<typeof machine.getInitialSnapshot>['context']) => [
    failure,
    hasWork,
    isUnsaved,
  ],
  stories: {
    'A link is opened on another device': [
      'restoreSession:a link, on another device',
      'SUBMIT',
      'followLink:staff',
    ],
    'Signing out with unsaved changes asks first': [
      'restoreSession:staff',
      'HOLD',
      'SIGN_OUT',
      'STAY',
      'SIGN_OUT',
      'DISCARD',
    ],
    'A page that nobody uses signs itself out, and keeps what was typed': [
      'restoreSession:nobody',
      'SUBMIT',
      'signIn:staff',
      'HOLD',
      'after untilWarning',
      'ACTIVE',
      'after untilWarning',
      'after warning',
      'signOut:done',
      'SUBMIT',
      'signIn:staff',
    ],
    'The store ends the session, and the page keeps what was typed': [
      'restoreSession:staff',
      'HOLD',
      'SESSION_EXPIRED',
      'signOut:unreachable',
      'SUBMIT',
      'signIn:staff',
    ],
    'An account without the staff claim': ['restoreSession:nobody', 'SUBMIT', 'signIn:without the claim'],
  },
} as const satisfies RegisteredMachine;

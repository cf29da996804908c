import { type RegisteredMachine, sampleAnswers, sampleFailures } from '../model/registered.ts';
import { signInMachine as machine } from '../staff/signIn.ts';

export const staffSignIn = {
  machine,
  samples: {
    ...sampleAnswers('recall', {
      nobody: 'nobody',
      staff: 'staff',
      'without the claim': 'notStaff',
      'a link': 'link',
      'a link, on another device': 'linkElsewhere',
    }),
    ...sampleFailures('recall', { unreachable: 'unreachable' }),
    ...sampleAnswers('enter', {
      staff: 'staff',
      'without the claim': 'notStaff',
      'a link is sent': 'sent',
      refused: 'refused',
    }),
    ...sampleFailures('enter', { unreachable: 'unreachable' }),
    ...sampleAnswers('followLink', { staff: 'staff', 'without the claim': 'notStaff', refused: 'refused' }),
    ...sampleFailures('followLink', { unreachable: 'unreachable', 'another address': 'address' }),
    ...sampleAnswers('leave', { gone: undefined }),
    ...sampleFailures('leave', { unreachable: 'unreachable' }),
  },
  project: ({ failure }: ReturnType<typeof machine.getInitialSnapshot>['context']) => failure,
  stories: {
    'A link that is opened on another device': [
      'recall:a link, on another device',
      'SUBMIT',
      'followLink:staff',
    ],
    'What is typed and not saved is not lost unasked': [
      'recall:staff',
      'HOLD',
      'SIGN_OUT',
      'STAY',
      'SIGN_OUT',
      'LOSE',
    ],
    'An account that nobody made one of the staff': ['recall:nobody', 'SUBMIT', 'enter:without the claim'],
  },
} as const satisfies RegisteredMachine;

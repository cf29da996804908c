import { answers, fails, type Registered } from '../model/registered.ts';
import { staffSignIn as machine } from '../staff/signIn.ts';

export const staffSignIn = {
  machine,
  samples: {
    ...answers('recall', {
      nobody: 'nobody',
      staff: 'staff',
      'without the claim': 'notStaff',
      'a link': 'link',
      'a link, on another device': 'linkElsewhere',
    }),
    ...fails('recall', { unreachable: 'unreachable' }),
    ...answers('enter', {
      staff: 'staff',
      'without the claim': 'notStaff',
      'a link is sent': 'sent',
      refused: 'refused',
    }),
    ...fails('enter', { unreachable: 'unreachable' }),
    ...answers('followLink', { staff: 'staff', 'without the claim': 'notStaff', refused: 'refused' }),
    ...fails('followLink', { unreachable: 'unreachable', 'another address': 'address' }),
    ...answers('leave', { gone: undefined }),
    ...fails('leave', { unreachable: 'unreachable' }),
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
} as const satisfies Registered;

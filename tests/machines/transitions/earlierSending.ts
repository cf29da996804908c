import type {
  pendingSubmissionsMachine as machine,
  PendingReceipt,
} from '../../../machines/request/pendingSubmissions.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

interface Context {
  readonly left: readonly PendingReceipt[];
  readonly recordId: string | null;
}

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

/** To the next receipt, as long as there is one. */
const onward = (from: string | readonly string[], choice: string): readonly TransitionRow<Context>[] => {
  const next = { sets: ({ left }: Context) => ({ left: left.slice(1) }) };
  return [
    [from, choice, 'resting', { when: ({ left }) => left.length > 1, ...next }],
    [from, choice, 'nothing', next],
  ];
};

export const earlierSending: TransitionRows<typeof machine> = [
  [
    'recalling',
    'recallCodes:two',
    'resting',
    {
      sets: {
        left: [
          { code, age: 0 },
          { code, age: 60_000 },
        ],
      },
    },
  ],
  ['recalling', ['recallCodes:none', 'recallCodes:fails'], 'nothing'],
  ['resting', 'after untilAnswered', 'lookingUp'],
  ['lookingUp', 'lookUp:received', 'received', { does: ['forgetCode'], sets: { recordId: '4f3a' } }],
  ['lookingUp', 'lookUp:not received', 'notReceived', { does: ['forgetCode'] }],
  /** Where the records cannot be read no code is forgotten: the next visit asks again. */
  ['lookingUp', 'lookUp:unreachable', 'nothing', { does: ['log'] }],
  ...onward('lookingUp', 'lookUp:answered'),
  ...onward(['received', 'notReceived'], 'DISMISS'),
];

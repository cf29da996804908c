import type {
  pendingSubmissionsMachine as machine,
  PendingReceipt,
} from '../../../machines/request/pendingSubmissions.ts';
import type { TransitionRow, TransitionRows } from '../expectations.ts';

interface Context {
  readonly pending: readonly PendingReceipt[];
  readonly recordId: string | null;
}

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

/** Goes on to the next code, or ends. */
const onward = (from: string | readonly string[], choice: string): readonly TransitionRow<Context>[] => {
  const next = { sets: ({ pending }: Context) => ({ pending: pending.slice(1) }) };
  return [
    [from, choice, 'waiting', { when: ({ pending }) => pending.length > 1, ...next }],
    [from, choice, 'done', next],
  ];
};

export const pendingSubmissions: TransitionRows<typeof machine> = [
  [
    'loading',
    'loadCodes:two',
    'waiting',
    {
      sets: {
        pending: [
          { code, age: 0 },
          { code, age: 60_000 },
        ],
      },
    },
  ],
  ['loading', ['loadCodes:none', 'loadCodes:fails'], 'done'],
  ['waiting', 'after answerDeadline', 'checkingReceipt'],
  [
    'checkingReceipt',
    'checkReceipt:received',
    'received',
    { does: ['removeCode'], sets: { recordId: '4f3a' } },
  ],
  ['checkingReceipt', 'checkReceipt:not received', 'notReceived', { does: ['removeCode'] }],
  /** When the records are unreadable no code is removed, so the next visit tries again. */
  ['checkingReceipt', 'checkReceipt:unreachable', 'done', { does: ['log'] }],
  ...onward('checkingReceipt', 'checkReceipt:answered'),
  ...onward(['received', 'notReceived'], 'DISMISS'),
];

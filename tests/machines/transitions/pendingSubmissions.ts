import type {
  pendingSubmissionsMachine as machine,
  PendingReceipt,
} from '../../../machines/request/pendingSubmissions.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

interface Context {
  readonly pending: readonly PendingReceipt[];
  readonly recordId: string | null;
  readonly versionId: string | null;
}

const code = '01234567-89ab-4f3a-9c1b-0123456789ab';

const [lookingUp, pausing] = ['checking.lookingUp', 'checking.pausing'] as const;
const [lookingUpAgain, pausingUnreachable] = ['unreachable.lookingUp', 'unreachable.pausing'] as const;
const lookups = [lookingUp, lookingUpAgain];

/** Goes on to the next code, or ends. */
const onward = (from: string | readonly string[], choice: string): readonly TransitionRow<Context>[] => {
  const next = { sets: ({ pending }: Context) => ({ pending: pending.slice(1) }) };
  return [
    [
      from,
      choice,
      lookingUp,
      { when: ({ pending }) => pending.length > 1, ...next, ...(from === lookingUp && { again: true }) },
    ],
    [from, choice, 'done', next],
  ];
};

const one = [{ code, age: 1_000 }];
const two = [
  { code, age: 0 },
  { code, age: 60_000 },
];

export const pendingSubmissions: TransitionRows<typeof machine> = [
  ['loading', 'loadCodes:one', lookingUp, { sets: { pending: one } }],
  ['loading', 'loadCodes:two', lookingUp, { sets: { pending: two } }],
  ['loading', ['loadCodes:none', 'loadCodes:fails'], 'done'],
  [
    lookups,
    'checkReceipt:received',
    'received',
    {
      does: ['removeCode', 'showReceipt'],
      sets: { recordId: '4f3a', versionId: '5f0c1d2e-3a4b-4c5d-8e6f-708192a3b4c5' },
    },
  ],
  /** A submission may still arrive as long as one can take. */
  [
    lookups,
    ['checkReceipt:not found yet', 'checkReceipt:awaited by a tab'],
    pausing,
    { sets: ({ pending }) => ({ pending: [{ code, age: 3_000 }, ...pending.slice(1)] }) },
  ],
  [pausing, 'after nextLookup', lookingUp],
  [lookups, 'checkReceipt:not found', 'notReceived', { does: ['removeCode'] }],
  /** When the records are unreadable no code is removed. */
  [lookingUp, 'checkReceipt:unreachable', pausingUnreachable, { does: ['log'] }],
  [lookingUp, 'after lookupTimeout', pausingUnreachable],
  [lookingUpAgain, 'checkReceipt:unreachable', pausingUnreachable],
  [pausingUnreachable, 'after retryInterval', lookingUpAgain],
  [[pausingUnreachable, lookingUpAgain], 'RETRY', lookingUp],
  ...onward(lookingUp, 'checkReceipt:answered'),
  ...onward(lookingUp, 'checkReceipt:awaited too long'),
  ...onward(lookingUpAgain, 'checkReceipt:answered'),
  ...onward(lookingUpAgain, 'checkReceipt:awaited too long'),
  ...onward(['received', 'notReceived'], 'DISMISS'),
  /** The form sent it again. */
  ...onward([pausingUnreachable, lookingUpAgain, 'notReceived'], 'ANSWERED'),
];

import type { SnapshotFrom } from 'xstate';
import { newRequestsChecks, newToday } from '../../../machines/samples/newRequests.ts';
import type { newRequestsMachine as machine, NewRequest } from '../../../machines/staff/newRequests.ts';
import type { TransitionRow, TransitionRows } from '../../../packages/machine-viewer/src/vitest/index.ts';

type Context = SnapshotFrom<typeof machine>['context'];
type Sets = (context: Context) => Partial<Context>;

const minute = 60_000;

/** Each request counts once, those that are known already first. */
const found =
  (label: keyof typeof newRequestsChecks): Sets =>
  ({ requests, areMore }) => {
    const check = newRequestsChecks[label];
    const all: readonly NewRequest[] = [...requests, ...check.requests];
    return {
      requests: all.filter(({ id }, at) => all.findIndex((other) => other.id === id) === at),
      areMore: areMore || check.areMore,
      since: minute,
      wait: minute,
    };
  };

/** One that a list shows is no longer new; of none there are no more. */
const listed: Sets = ({ requests, areMore }) => {
  const others = requests.filter(({ id }) => id !== newToday.id);
  return { requests: others, areMore: areMore && others.length > 0 };
};
const shown: Sets = () => ({ requests: [], areMore: false });

const notice = (choice: string, sets: Sets): readonly TransitionRow<Context>[] => [
  [
    'notice.none',
    choice,
    'notice.some',
    { when: (context) => (sets(context).requests ?? context.requests).length > 0 },
  ],
  [
    'notice.some',
    choice,
    'notice.none',
    { when: (context) => (sets(context).requests ?? context.requests).length === 0 },
  ],
];

const labels = Object.keys(newRequestsChecks) as readonly (keyof typeof newRequestsChecks)[];

export const newRequests: TransitionRows<typeof machine> = [
  ['checks.waiting', 'after untilNextCheck', 'checks.asking'],
  ['checks.failed', 'after untilRetry', 'checks.asking'],
  [['checks.waiting', 'checks.asking', 'checks.failed'], 'HIDDEN', 'checks.hidden'],
  ...labels.flatMap((label): readonly TransitionRow<Context>[] => [
    ['checks.asking', `findNewRequests:${label}`, 'checks.waiting', { sets: found(label) }],
    ...notice(`findNewRequests:${label}`, found(label)).filter(
      ([from]) => label !== 'none' && from === 'notice.none',
    ),
  ]),
  ['checks.asking', 'findNewRequests:unreachable', 'checks.failed'],
  /** Shown again after its time, the page asks at once; before, it waits for the rest. */
  ['checks.hidden', 'SHOWN:an hour later', 'checks.asking'],
  [
    'checks.hidden',
    ['SHOWN:at 60 s', 'SHOWN:at 90 s'],
    'checks.asking',
    { when: ({ since }) => since === 0 },
  ],
  ['checks.hidden', 'SHOWN:at 60 s', 'checks.waiting', { sets: { wait: minute } }],
  /** A clock that was set back does not lengthen the wait. */
  [
    'checks.hidden',
    'SHOWN:at 30 s',
    'checks.waiting',
    { sets: ({ since }) => ({ wait: since === 0 ? 30_000 : minute }) },
  ],
  ['checks.hidden', 'SHOWN:at 90 s', 'checks.waiting', { sets: { wait: 30_000 } }],
  ['', 'LISTED:one of them', '', { sets: listed }],
  ...notice('LISTED:one of them', listed).slice(1),
  ['', 'SHOW', '', { sets: shown }],
  ...notice('SHOW', shown).slice(1),
];

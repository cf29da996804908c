/** Messages of the panel that refuses what arrived between two moments. */
import type { DeletedCounts, DeletionCounts } from '../deletion/deleteRequests.ts';
import { formatNumberOf } from '../deletion/deletionMessages.ts';

const requestsOf = ({ requests }: Pick<DeletionCounts, 'requests'>): string =>
  formatNumberOf(requests, 'request');

const shared = {
  notWhole: 'Some were changed by someone else in the meantime, and stay as they are.',
  partly: 'Some of it may be done already. The next try counts what is left.',
} as const;

export const arrivalsMessages = {
  title: 'Refuse many requests that arrived together',
  about: [
    'For requests that a program sent and that nobody means. Choose when the first and the last one arrived. The page then shows how many there are and whose, and refuses them at your second press. Their places are free again.',
    'It leaves out those that have a status, were moved, came or did not come, or were entered at the counter.',
  ],
  from: 'Arrived from',
  to: 'Arrived until',
  reason: 'The reason that they read',
  more: (count: number) => `and ${count} more`,
  kept: (count: number) =>
    `${formatNumberOf(count, 'other request')} that arrived then ${count === 1 ? 'stays' : 'stay'} as ${count === 1 ? 'it is' : 'they are'}.`,
  refuse: {
    ask: 'Look at them',
    nothing: 'Nothing arrived between these moments that nobody has dealt with.',
    confirm: (counts: DeletionCounts) => `Refuse ${requestsOf(counts)}?`,
    done: (counts: DeletedCounts) => `${requestsOf(counts)} refused.`,
    steps: {
      ...shared,
      deleting: 'Refusing...',
      forGood: 'Everybody who looks up such a request reads that it was refused, and why.',
      confirm: 'Yes, refuse them',
      cancel: 'Leave them',
      copies: 'You can set them back, or delete them for good, as long as this page is open.',
    },
  },
  setBack: {
    ask: 'Set them back...',
    nothing: 'Nothing that this page refused is left.',
    confirm: (counts: DeletionCounts) => `Set back ${requestsOf(counts)}?`,
    done: (counts: DeletedCounts) => `${requestsOf(counts)} set back.`,
    lost: (count: number) => `${count} of them lost their place, because none is left on their half day.`,
    steps: {
      ...shared,
      deleting: 'Setting them back...',
      forGood: 'Each gets a place again, as far as its half day has one.',
      confirm: 'Yes, set them back',
      cancel: 'Leave them refused',
      copies: 'Each is as it was before.',
    },
  },
  remove: {
    ask: 'Delete them...',
    nothing: 'Nothing that this page refused is left.',
    confirm: (counts: DeletionCounts) => `Delete ${requestsOf(counts)}?`,
    done: (counts: DeletedCounts) => `${requestsOf(counts)} deleted.`,
    steps: shared,
  },
} as const;

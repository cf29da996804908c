/** Messages of the two panels that delete requests. The days are the site's (src/site.ts). */
import { site } from '../../../site.ts';
import type { DeletedCounts, DeletionCounts } from './deleteRequests.ts';

const { finished, unfinished } = site.retention;

export const formatNumberOf = (count: number, one: string): string =>
  `${count} ${one}${count === 1 ? '' : 's'}`;

export const deletionMessages = {
  counting: 'Counting...',
  deleting: 'Deleting...',
  forGood: 'It cannot be brought back.',
  confirm: 'Yes, delete',
  cancel: 'Keep',
  copies: 'Delete your own copies too: saved files, backups and paper.',
  notWhole: 'Some requests changed in the meantime and are still here. Count again, then delete them.',
  conflict: 'Nothing was deleted',
  conflictWhy: 'Someone else has just changed this request. Look at it again, then decide.',
  readAgain: 'Look again',
  failed: 'It did not work',
  partly: 'Some of it may be deleted already. The next try counts what is left.',
  one: {
    title: 'Delete this request',
    about: [
      'Only when the resident asks for it, or it was sent by mistake. To say no to a request, set the status instead: the resident then reads why.',
      'Three things go: the request with all its answers, its receipt, and its place on that day. The receipt code then finds nothing.',
    ],
    ask: 'Delete this request...',
    nothing: 'This request is deleted already. Go back to the list, and load it again.',
    confirm: (id: string) => `Delete request ${id}, its receipt and its place?`,
    done: (id: string) => `Request ${id} was deleted. Delete your own copies too: saved files and paper.`,
  },
  purge: {
    title: 'Delete what is no longer kept',
    about: [
      `Requests go ${finished} days after they were released or not granted, and the others ${unfinished} days after their day. Each goes with its receipt and its place; the receipt code then finds nothing. The site keeps only numbers for each month, without names.`,
      'Nothing is deleted before you have seen how many, and pressed once more.',
    ],
    /** Where a store bills reads. */
    cost: 'Counting reads every request: once a week is enough.',
    ask: 'Count them',
    nothing: 'Nothing is to be deleted today.',
    confirm: ({ requests, leftovers }: DeletionCounts) => {
      const parts = [
        ...(requests === 0 ? [] : [formatNumberOf(requests, 'request')]),
        ...(leftovers === 0 ? [] : [`${formatNumberOf(leftovers, 'leftover')} without a request`]),
      ];
      return `Delete ${parts.join(' and ')}?`;
    },
    done: ({ requests, receipts }: DeletedCounts) =>
      `${formatNumberOf(requests, 'request')} and ${formatNumberOf(receipts, 'receipt')} were deleted.`,
  },
} as const;

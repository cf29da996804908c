/** The counts of a day's list: '7 today: 1 ready, 2 released, 4 still open, 1 did not come'. */

import type { RequestListEntry } from '../readRequests.ts';
import { listMessages as messages } from './listMessages.ts';

export const formatDayCounts = (
  entries: readonly Pick<RequestListEntry, 'receipt' | 'extras'>[],
  isToday: boolean,
): string => {
  const stateOf = ({ receipt }: (typeof entries)[number]) => receipt?.state ?? 'received';
  const count = (...states: readonly string[]) =>
    entries.filter((entry) => states.includes(stateOf(entry))).length;
  const absent = entries.filter(
    (entry) => entry.extras?.came === false && stateOf(entry) !== 'released',
  ).length;
  const refused = count('refused');
  const { ready, released, open, didNotCome } = messages.counts;
  return `${messages.counts.all(entries.length, isToday)}: ${[
    ready(count('ready')),
    released(count('released')),
    open(count('received', 'processing', 'other')),
    ...(refused === 0 ? [] : [messages.counts.refused(refused)]),
    ...(absent === 0 ? [] : [didNotCome(absent)]),
  ].join(', ')}`;
};

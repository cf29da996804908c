import { describe, expect, it } from 'vitest';
import { formatDayCounts } from '../../../../../src/staff/requests/list/dayCounts.ts';
import { listMessages } from '../../../../../src/staff/requests/list/listMessages.ts';

type Entry = Parameters<typeof formatDayCounts>[0][number];

const createEntry = (state: string | null, came: boolean | null = null) =>
  ({ receipt: state === null ? null : { state }, extras: came === null ? null : { came } }) as Entry;

describe('§7 the counts of a day', () => {
  it('say how many are ready, released and still open, and who did not come', () => {
    const entries = [
      createEntry('ready'),
      createEntry('released'),
      // Whoever takes the paper along came, whatever was marked before.
      createEntry('released', false),
      createEntry('received', false),
      createEntry('processing', true),
      createEntry('other'),
      createEntry(null),
    ];
    expect(formatDayCounts(entries, true)).toBe('7 today: 1 ready, 2 released, 4 still open, 1 did not come');
  });

  it('name refused requests where there are any', () => {
    const entries = [createEntry('refused')];
    expect(formatDayCounts(entries, false)).toBe('1 request: 0 ready, 0 released, 0 still open, 1 refused');
  });

  it.each([
    [1, 0, 'From earlier days still open: 1'],
    [3, 2, 'From earlier days still open: 3, of which 2 are due today or overdue'],
    [3, 1, 'From earlier days still open: 3, of which 1 is due today or overdue'],
    [2, 2, 'From earlier days still open: 2, due today or overdue'],
  ])('say of %d requests of past days that %d are due', (open, due, sentence) => {
    expect(listMessages.carriedOver.open(open, due)).toBe(sentence);
  });
});

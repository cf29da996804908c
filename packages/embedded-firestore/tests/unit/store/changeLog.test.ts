/** The list of recent changes in a collection. */
import { describe, expect, it } from 'vitest';
import { createChangeLog } from '../../../src/store/changeLog.ts';

describe('createChangeLog', () => {
  it('returns what changed after a count, by collection', () => {
    const log = createChangeLog(10);
    log.add('news', 'a');
    log.add('news', 'b');
    log.add('alerts', 'c');
    expect([log.count('news'), log.count('alerts'), log.count('none')]).toEqual([2, 1, 0]);
    expect([0, 1, 2].map((count) => log.idsSince('news', count))).toEqual([['a', 'b'], ['b'], []]);
    expect(log.idsSince('none', 0)).toEqual([]);
  });

  it('forgets what is too long ago, and says so', () => {
    const log = createChangeLog(10);
    for (let i = 0; i < 1_005; i += 1) log.add('news', String(i));
    expect(log.idsSince('news', 900)).toBeNull();
    expect(log.idsSince('news', 995)).toEqual(Array.from({ length: 10 }, (_, i) => String(995 + i)));
  });
});

import { describe, expect, it } from 'vitest';
import { lists } from '../../../../src/content/schema/lists.ts';
import { findHallReason, hallReasons } from '../../../../src/staff-core/hall/hallReasons.ts';

describe('§7 the frequent reasons for a closed day', () => {
  it('each has its words in every language, short enough for the list', () => {
    for (const { en, fil, ceb } of hallReasons)
      for (const text of [en, fil, ceb]) {
        expect(text.trim()).not.toBe('');
        expect(text.length).toBeLessThanOrEqual(lists.hallDays.fields.reason.most);
      }
  });

  it('are found by their English, in any letters', () => {
    expect(findHallReason(' no ELECTRICITY ')?.ceb).toBe('Walay kuryente');
    expect(findHallReason('No electricity today')).toBeNull();
    expect(findHallReason('')).toBeNull();
  });

  it('begin with letters that differ, so that one key chooses one', () => {
    const initials = hallReasons.map(({ en }) => en[0]);
    expect(new Set(initials).size).toBe(initials.length);
  });
});

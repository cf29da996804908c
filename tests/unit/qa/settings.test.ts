import { describe, expect, it } from 'vitest';
import { initialQaSetting, parseQaSetting } from '../../../src/qa/settings.ts';

describe('§4 parseQaSetting', () => {
  it('reads known switches, each once, and a time ahead', () => {
    expect(parseQaSetting(initialQaSetting)).toEqual(initialQaSetting);
    expect(parseQaSetting({ switches: ['hang', 'takenId', 'hang'], ahead: 60_000 })).toEqual({
      switches: ['takenId', 'hang'],
      ahead: 60_000,
    });
  });

  it.each([
    [null],
    ['text'],
    [{}],
    [{ switches: ['none of ours'], ahead: 0 }],
    [{ switches: [], ahead: -1 }],
    [{ switches: [], ahead: 0.5 }],
    [{ switches: [], ahead: 1e15 }],
    [{ switches: 'hang', ahead: 0 }],
  ])('refuses the setting %j', (input) => {
    expect(parseQaSetting(input)).toBe(null);
  });
});

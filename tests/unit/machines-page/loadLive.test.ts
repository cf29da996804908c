import { describe, expect, it } from 'vitest';
import { loadLive } from '../../../src/machines-page/loadLive.ts';

describe('§4 the live part of the machine viewer', () => {
  it('a public build has no live part', () => {
    expect(loadLive).toBe(null);
  });
});

import { describe, expect, it } from 'vitest';
import { parseAnchor, toAnchor } from '../../../src/routes/anchor.ts';

describe('the anchor of a record', () => {
  it.each(['fire-station', 'Juan Dela Cruz', '<b>'])('of the id %j is found again in an address', (id) => {
    expect(parseAnchor(`#${toAnchor(id)}`)).toBe(toAnchor(id));
    expect(toAnchor(id)).toMatch(/^at-[\w-]+$/);
  });

  it.each(['', '#', '#main', '#cat-1'])('is not in the hash %j', (hash) => {
    expect(parseAnchor(hash)).toBeNull();
  });
});

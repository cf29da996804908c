import { describe, expect, it } from 'vitest';
import { maxIdAttempts, recordIdPattern, toRecordId } from '../../../../src/domain/request/recordId.ts';

describe('§3 §9 the record id', () => {
  const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
  it.each([
    [0, '4f3a'],
    [1, '4f3a-9c1b'],
    [2, '4f3a-9c1b-0123456789ab'],
  ])('makes on attempt %i the record id %s', (attempt, id) => {
    expect(toRecordId(code, attempt)).toBe(id);
    expect(id).toMatch(recordIdPattern);
  });
  it('allows at most three attempts at a record id', () => {
    expect(maxIdAttempts).toBe(3);
  });
});

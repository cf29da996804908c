import { describe, expect, it } from 'vitest';
import {
  isReferenceAlone,
  maxIdAttempts,
  recordIdPattern,
  toRecordId,
} from '../../../../src/domain/request/recordId.ts';

describe('§3 §9 the record id', () => {
  const code = '01234567-89ab-4f3a-9c1b-0123456789ab';
  it.each([
    [0, '4f3a'],
    [1, '4f3a'],
    [2, '4f3a'],
    [3, '4f3a-9c1b'],
    [4, '4f3a-9c1b-0123456789ab'],
  ])('makes on attempt %i the record id %s', (attempt, id) => {
    expect(toRecordId(code, attempt)).toBe(id);
    expect(id).toMatch(recordIdPattern);
  });
  it('allows at most five attempts at a record id', () => {
    expect(maxIdAttempts).toBe(5);
  });
});

describe('§3 §9 a reference that was typed', () => {
  it.each([
    ['4f3a'],
    [' 4F3A\n'],
    ['#4f3a'],
    ['My reference is 4f3a.'],
    ['Ref. no. 4f3a'],
    ['4f3a-9c1b'],
    ['4f3a 9c1b'],
    ['4f3a\u20139c1b'],
    ['4f3a-9c1b-0123456789ab'],
  ])('is a reference alone: %j', (text) => {
    expect(isReferenceAlone(text)).toBe(true);
  });
  it.each([
    [''],
    ['my secret'],
    ['4f3'],
    ['4f3ab'],
    ['5f3a'],
    ['01234567-89ab-4f3a'],
    ['01234567-89ab-4f3a-9c1b-0123456789a'],
    ['4f3a and 4c10'],
    [`4f3a${' '.repeat(200)}`],
    ['__proto__'],
    ['../../Form_Requests/list/4f3a'],
    ['<b>4f3a</b>'],
  ])('is no reference alone: %j', (text) => {
    expect(isReferenceAlone(text)).toBe(false);
  });
});

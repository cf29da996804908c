/** Patterns that RE2 matches in linear time and JavaScript's engine would not. */
import { describe, expect, it } from 'vitest';
import { isExponential } from '../../../../../server/firestore/rules/ambiguity.ts';

describe('§5 isExponential', () => {
  it.each([
    '([a-z]+)+[0-9]',
    '(a*)*b',
    '(a*)+',
    '(a+|b)*c',
    '(a|a)*b',
    '(a|ab|b)*c',
    '([a-z]|[m-p])*0',
    '(a*b?)*c',
    '(a?a)+b',
    '((a+)b?)*c',
    '([a-z]{1,30}){2,20}0',
    '(a{1,3})*b',
    '(\\p{L}+\\u{20}?)*0',
    '(?:[^\\n]+é?)+x',
    '(([ab]+)( ?))*$c',
    'x(y+z*)*',
    '(\\d+|\\w)+!',
  ])('is true of %s', (pattern) => {
    expect(isExponential(pattern)).toBe(true);
  });

  it.each([
    'NONE|[0-9]{3}-[0-9]{3}(-[0-9]{3}([0-9]{2})?)?',
    '[a-z]+',
    '([a-z]+ )*[a-z]+',
    '[a-z]+( [a-z]+)*',
    '([ \\n]+[^ \\n]+)*',
    '([^ ]+( [^ ]+)*\\n){3}',
    '[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?([.][A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?)+',
    '([0-9]{4}){5}',
    '([0-9]{4})*',
    '(ab|ac)*d',
    '(a?)*b',
    '(a+b)*c',
    '[^\\n]*foo[^\\n]*',
    '(?:a|b)*c',
    '',
  ])('is false of %s', (pattern) => {
    expect(isExponential(pattern)).toBe(false);
  });

  it('is null of a pattern of more than 1,000 classes with a repetition', () => {
    expect(isExponential(`${'a'.repeat(999)}b*`)).toBe(false);
    expect(isExponential(`${'a'.repeat(1_000)}b*`)).toBeNull();
    expect(isExponential('a'.repeat(2_000))).toBe(false);
  });
});

/** Patterns that RE2 matches in linear time and JavaScript's engine would not. */
import { describe, expect, it } from 'vitest';
import { isExponential } from '../../../src/rules/ambiguity.ts';

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
    '(a{2,3})*b',
    '((a?){1,3}b)*',
    '([a-z]{1,8}){1,8}0',
    '([a-z]{1,6}){1,6}([a-z]{1,6}){1,6}0',
    '(([a-z]+ ?){1,5} ?){1,5}0',
    '(a?a?a?a?a?a?){1,6}b',
    '(a?){30}',
    '(a{0,1}){30}',
    '(a?){25}',
    'a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?a?b',
    '(a|aa){25}b',
    '(a|ab|b){30}c',
    '(a{2}|a{3}){30}b',
    '([a-z]{0,2}){16}',
    '(|){30}',
    '(a|){25}',
    '(^|){30}',
    '((a?)+b)+',
    `${'(a|a)'.repeat(30)}`,
    'x{45}(a?){30}',
    '(x(a?){19}y{40}){3}',
    '([^\\n]*a){15}',
    '([^\\n]*a){25}b',
    '([a-z]*[0-9]*){10}x',
    '(\\w*\\d){9}',
    'a*a*a*a*a*a*a*b',
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
    '\\u{2b}?([0-9]{1,4}[ -]?){2,5}',
    '[0-9]{1,3}([ -]?[0-9]{1,4}){1,4}',
    '([A-Za-z]+ ?){1,5}',
    '[A-Z][a-z]+( ?[A-Z]?[a-z]+){0,3}',
    '([0-9]{1,2}[:]?){1,3}',
    '([a-z]{1,6}){1,6}',
    '([A-Z]{0,2}[a-z]?){2,4}',
    '(ab{0,3})*',
    '((a?){0,3}b)*',
    '([a-z]{1,7}){1,7}0',
    '(a?){10}',
    '([A-Z]?[a-z]?[0-9]?){10}',
    '[^\\n]*a[^\\n]*b[^\\n]*c[^\\n]*',
    '([^\\n]+, )?([^\\n]+, )?([^\\n]+, )?[^\\n]+',
    '[^\\n]{1,999}',
    '[a-z]{1,300}( [a-z]{1,300}){0,3}',
    '[a-z]{2,8}(-[a-z0-9]{1,8}){0,6}',
    '(25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])){3}',
    '[0-9]{4}-[0-9]{2}(T[0-9]{2}([.][0-9]{1,9})?(Z|[+-][0-9]{2})?)?',
    '([0-9]{1,3},)*[0-9]{1,3}',
    '(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?',
    '(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)(a|b)',
    '',
  ])('is false of %s', (pattern) => {
    expect(isExponential(pattern)).toBe(false);
  });

  it('is null of a pattern of more than 1,000 classes with a repetition', () => {
    expect(isExponential(`${'a'.repeat(999)}b*`)).toBe(false);
    expect(isExponential(`${'a'.repeat(1_000)}b*`)).toBeNull();
    expect(isExponential('a'.repeat(2_000))).toBe(false);
  });

  it.each([
    ['150 words that begin alike', `(?:${Array.from({ length: 150 }, (_, at) => `w${at}`).join('|')})*`],
    ['400 equal letters', `(?:${Array.from({ length: 400 }, () => '[a-z]b').join('|')})*`],
    ['12 nested counts of an assertion', `${'('.repeat(12)}^${'){6}'.repeat(12)}`],
  ])('is null of a pattern that takes more than 5 million steps: %s', (_, pattern) => {
    expect(isExponential(pattern)).toBeNull();
  });

  it.each(['(([a-z]{1,6}){1,6}){1,6}0', '(a?){50}', '((((a?)?)?)?){50}', '(a?b?){30}', '([^\\n]?){100}'])(
    'is true or null of %s, which has many ways to read a text',
    (pattern) => {
      expect(isExponential(pattern)).not.toBe(false);
    },
  );

  it('is false of a list of 300 words', () => {
    expect(isExponential(Array.from({ length: 300 }, (_, at) => `name${at}`).join('|'))).toBe(false);
  });

  it('is false of 30 words that begin alike', () => {
    const words = Array.from({ length: 30 }, (_, at) => `w${at + 10}`);
    expect(isExponential(`(?:${words.join('|')})*`)).toBe(false);
  });
});

/** The table of the rules language in README.md is that of the compiler. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { builtInFunctions, isLookup } from '../../../src/rules/functions.ts';
import { hasMethod } from '../../../src/rules/methods.ts';

const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');

/** The names with parentheses in a column of a row. */
const namesOf = (row: string, column: 2 | 3): readonly string[] => {
  const line = readme.split('\n').find((one) => one.startsWith(`| ${row} |`));
  const cell = line?.split(/(?<!\\)\|/)[column] ?? '';
  return [...cell.matchAll(/`([\w.]+)\(\)`/g)].map(([, name]) => name!);
};
const isMethod = (name: string): boolean => [0, 1, 2].some((arity) => hasMethod(name, arity));
const isFunction = (name: string): boolean => builtInFunctions.has(name) || isLookup(name);

describe('README.md', () => {
  it('names the functions of the rules language that are supported, and some that are not', () => {
    const supported = namesOf('functions', 2);
    expect(supported).toEqual(expect.arrayContaining([...builtInFunctions.keys()]));
    expect(supported.filter((name) => !isFunction(name))).toEqual([]);
    expect(namesOf('functions', 3).filter(isFunction)).toEqual([]);
  });

  it.each(['texts', 'lists', 'maps', 'timestamps', 'durations'])('names the methods of %s', (row) => {
    expect(namesOf(row, 2)).not.toEqual([]);
    expect(namesOf(row, 2).filter((name) => !isMethod(name))).toEqual([]);
    expect(namesOf(row, 3).filter(isMethod)).toEqual([]);
  });
});

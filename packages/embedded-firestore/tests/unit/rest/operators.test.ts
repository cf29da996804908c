/** Which stored values each operator of a query finds. tests/conformance asks Google's emulator the same of whole queries. */
import { describe, expect, it } from 'vitest';
import type { Value } from '../../../src/protocol/value.ts';
import { fieldOperators, isRangeFilter, unaryOperators } from '../../../src/rest/operators.ts';

type Row = readonly [operator: string, wanted: Value, found: readonly Value[], notFound: readonly Value[]];

const rows: readonly Row[] = [
  ['EQUAL', 3n, [3n, 3], [4n, '3', null, [3n]]],
  ['EQUAL', null, [], [null, 0n]],
  ['EQUAL', Number.NaN, [], [Number.NaN]],
  ['NOT_EQUAL', 3n, [4n, '3', [3n]], [3n, 3, null]],
  ['NOT_EQUAL', null, [], [3n, null]],
  ['LESS_THAN', 3n, [2n, 2.9, -1n], [3n, 4n, '2', null, Number.NaN]],
  ['LESS_THAN_OR_EQUAL', 3n, [3n, 3, 2n], [3.1, '3', null]],
  ['GREATER_THAN', 'b', ['c', 'ba'], ['b', 'a', 3n]],
  ['GREATER_THAN_OR_EQUAL', 'b', ['b', 'c'], ['a', 3n]],
  ['ARRAY_CONTAINS', 'a', [['a', 'b']], ['a', ['b'], []]],
  ['ARRAY_CONTAINS_ANY', ['a', 'b'], [['b'], ['c', 'a']], [['c'], 'a', []]],
  ['IN', ['a', 3n], ['a', 3n, 3], ['b', null, ['a']]],
  ['NOT_IN', ['a', 3n], ['b', 4n, ['a']], ['a', 3, null]],
  ['NOT_IN', ['a', null], [], ['b', null]],
];

describe('a field filter of a query', () => {
  it.each(rows)('%s %o finds what it names and nothing else', (operator, wanted, found, notFound) => {
    const holds = fieldOperators[operator];
    expect(found.filter((held) => holds?.(held, wanted) !== true)).toEqual([]);
    expect(notFound.filter((held) => holds?.(held, wanted) !== false)).toEqual([]);
  });
});

describe('a unary filter of a query', () => {
  it.each([
    ['IS_NULL', [null], [0n, '', Number.NaN]],
    ['IS_NOT_NULL', [0n, '', Number.NaN], [null]],
    ['IS_NAN', [Number.NaN], [0n, null, 'NaN']],
    ['IS_NOT_NAN', [0n, 'NaN'], [Number.NaN, null]],
  ] as const)('%s finds what it names and nothing else', (operator, found, notFound) => {
    const holds = unaryOperators[operator];
    expect(found.filter((held) => holds?.(held) !== true)).toEqual([]);
    expect(notFound.filter((held) => holds?.(held) !== false)).toEqual([]);
  });
});

describe('a filter that adds its field to the order of a query', () => {
  it.each([
    ['LESS_THAN', 3n, true],
    ['NOT_EQUAL', 3n, true],
    ['NOT_IN', ['a'], true],
    ['EQUAL', 3n, false],
    ['IN', ['a'], false],
    ['LESS_THAN', null, false],
    ['GREATER_THAN', Number.NaN, false],
    ['NOT_EQUAL', null, false],
    ['NOT_IN', ['a', null], false],
  ] as const)('%s %o: %s', (operator, wanted, isRange) => {
    expect(isRangeFilter(operator, wanted)).toBe(isRange);
  });
});

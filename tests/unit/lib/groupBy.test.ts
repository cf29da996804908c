import { describe, expect, it } from 'vitest';
import { groupByHeading } from '../../../src/lib/groupBy.ts';

describe('§2 groupByHeading', () => {
  const named = (headings: readonly string[]) =>
    groupByHeading(
      headings.map((heading, at) => ({ heading, at })),
      ({ heading }) => heading,
    ).map(({ heading, items }) => [heading, ...items.map(({ at }) => at)]);

  it.each([
    [[], []],
    [['', ''], [['', 0, 1]]],
    [
      ['Fire', 'Health', 'Fire'],
      [
        ['Fire', 0, 2],
        ['Health', 1],
      ],
    ],
    [
      ['', 'Health', ' HEALTH', '  '],
      [
        ['Health', 1, 2],
        ['', 0, 3],
      ],
    ],
    [
      ['__proto__', 'constructor'],
      [
        ['__proto__', 0],
        ['constructor', 1],
      ],
    ],
  ])('groups the headings %j as %j: by first appearance, blank ones last', (headings, groups) => {
    expect(named(headings)).toEqual(groups);
  });
});

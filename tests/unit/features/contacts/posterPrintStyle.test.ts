/** §9 The hotlines as a printed poster. tests/e2e/accessibility/print.test.ts checks that it fits on one sheet. */
import { describe, expect, it } from 'vitest';
import { choosePosterSize } from '../../../../src/features/contacts/posterPrintStyle.ts';

interface Wall {
  readonly contacts: number;
  readonly numbersEach?: number;
  readonly groups?: number;
  readonly name?: string;
}

const listed = ({ contacts, numbersEach = 1, groups = 3, name = 'Sample desk' }: Wall) =>
  Array.from({ length: contacts }, (_, at) => ({
    name,
    group: `Group ${at % groups}`,
    numbers: Array.from({ length: numbersEach }, (_, each) => ({ number: `0900 00${each}`, carrier: '' })),
    isSample: false,
  }));

/** The size of a number in points, 72 to the inch. */
describe('§9 a poster', () => {
  it.each<readonly [string, Wall, number]>([
    ['one number', { contacts: 1 }, 26],
    ['ten numbers', { contacts: 10 }, 26],
    ['twelve numbers', { contacts: 12 }, 21],
    ['sixteen numbers', { contacts: 16 }, 13],
    ['two numbers each', { contacts: 8, numbersEach: 2 }, 17],
    ['long names', { contacts: 8, name: 'Municipal disaster risk reduction and management office' }, 17],
    ['many group headings', { contacts: 10, groups: 10 }, 13],
    ['more than one sheet can hold', { contacts: 20, numbersEach: 2, groups: 8 }, 13],
  ])('sets the size of the numbers for %s', (_, wall, points) => {
    expect(choosePosterSize(listed(wall)).number).toBe(points);
  });
});

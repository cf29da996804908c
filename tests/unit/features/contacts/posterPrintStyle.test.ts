/** §9 The hotlines on paper: a poster for the wall. That it stands on one sheet is seen in tests/e2e/content/contacts.test.ts. */
import { describe, expect, it } from 'vitest';
import type { Contact } from '../../../../src/content/models/contact.ts';
import { choosePosterSize } from '../../../../src/features/contacts/posterPrintStyle.ts';

interface Wall {
  readonly contacts: number;
  readonly numbersEach?: number;
  readonly groups?: number;
  readonly name?: string;
}

const listed = ({ contacts, numbersEach = 1, groups = 3, name = 'Sample desk' }: Wall): readonly Contact[] =>
  Array.from({ length: contacts }, (_, at) => ({
    id: `sample-${at}`,
    name,
    group: `Group ${at % groups}`,
    numbers: Array.from({ length: numbersEach }, (_, each) => ({ number: `0900 00${each}`, carrier: '' })),
    updated: null,
    isSample: false,
    lang: undefined,
  }));

/** Points of a number, 72 to the inch. */
describe('§9 a poster', () => {
  it.each<readonly [string, Wall, number]>([
    ['one number', { contacts: 1 }, 26],
    ['ten', { contacts: 10 }, 26],
    ['twelve', { contacts: 12 }, 21],
    ['sixteen', { contacts: 16 }, 13],
    ['two numbers each', { contacts: 8, numbersEach: 2 }, 17],
    ['long names', { contacts: 8, name: 'Municipal disaster risk reduction and management office' }, 17],
    ['many headings', { contacts: 10, groups: 10 }, 13],
    ['more than a sheet holds', { contacts: 20, numbersEach: 2, groups: 8 }, 13],
  ])('is the largest of which all fits on the sheet: %s', (_, wall, points) => {
    expect(choosePosterSize(listed(wall)).number).toBe(points);
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFeeLine, toBriefLine } from '../../../../src/domain/charter/briefLine.ts';
import { foldText, matchesQuery } from '../../../../src/lib/foldText.ts';
import { groupByHeading } from '../../../../src/lib/groupBy.ts';

describe('§2 matchesQuery', () => {
  it.each([
    ['Peñafrancia Health Station', 'PENAFRANCIA'],
    ['Peñafrancia Health Station', 'peñafrancia'],
    ['Pen\u0303afrancia', 'peña'],
    ['Rural health unit', 'unit rural'],
    ['Rural health unit', '  HEAL  '],
    ["Citizen's Charter", 'citizens'],
    ['Citizen’s Charter', "citizen's"],
    ['Covered court, a day: ₱200', '₱200'],
    ['Records, Data and Similar Documents', 'data-similar'],
    ['0900 001\n0900001', '0900-001'],
    ['0900 001\n0900001', '900001'],
    ['Fire', ''],
    ['Fire', ' .,-(.*)'],
  ])('matches the text %j with the query %j', (text, query) => {
    expect(matchesQuery(foldText(text), query)).toBe(true);
  });

  it.each([
    ['Rural health unit', 'health centre'],
    ['0900 001', '0900 002'],
    ['Fire', 'x'.repeat(100_000)],
  ])('does not match the text %j with the query %.40j', (text, query) => {
    expect(matchesQuery(foldText(text), query)).toBe(false);
  });

  it('matches every text with itself as the query, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(matchesQuery(foldText(text), text)).toBe(true);
      }),
    );
  });
});

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

describe('§3 a service in one line', () => {
  it.each([
    ['Residents of Barangay Sample', 'Residents of Barangay Sample'],
    ['• Residents.\n\n• Business owners;\n', 'Residents, Business owners'],
    ['• Residents. • Business owners', 'Residents, Business owners'],
    ['', ''],
    ['\n \n', ''],
    [`${'word '.repeat(60)}`, `${'word '.repeat(23)}word...`],
    ['x'.repeat(300), `${'x'.repeat(120)}...`],
    [`${'x'.repeat(119)}😀${'x'.repeat(50)}`, `${'x'.repeat(119)}...`],
  ])('shortens the text %.40j to %.40j', (text, line) => {
    expect(toBriefLine(text)).toBe(line);
  });

  it.each([
    [[], 'Ask for the fee'],
    [['₱50'], '₱50'],
    [['Free'], 'Free'],
    [['None.', 'No fee', '₱0.00', 'P 0', 'free of charge'], 'Free'],
    [['Free once for a jobseeker'], 'Free once for a jobseeker'],
    [['A copy: ₱2', 'Certified: ₱10', 'Mailed: ₱50'], 'A copy: ₱2, and 2 more'],
    [['None', 'Certified: ₱10'], 'None, and 1 more'],
    [['x'.repeat(121)], 'See the fee'],
    [['x'.repeat(121), '₱10'], '2 fees'],
  ])('shortens the fees %.60j to %j', (fees, line) => {
    expect(formatFeeLine(fees)).toBe(line);
  });
});

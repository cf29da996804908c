/** The map of behaviors: which section, source file and test a title belongs to, and how the map is printed. */
import { describe, expect, it } from 'vitest';
import {
  findMirroredSource,
  formatBehaviors,
  toBehaviors,
} from '../../../../../tools/cli/map/listBehaviors.ts';

describe('the source file of a test', () => {
  it.each([
    ['tests/unit/form/record.test.ts', 'src/form/record.ts'],
    ['tests/unit/pages/ErrorScreen.test.ts', 'src/pages/ErrorScreen.tsx'],
    ['tests/unit/server/http/client.test.ts', 'server/http/client.ts'],
    ['tests/node/server/main.test.ts', 'server/main.ts'],
    ['tests/unit/timeLimits.test.ts', null],
    ['tests/e2e/request/submit.test.ts', null],
    ['tests/machines/navPanel.test.ts', null],
  ])('of %s is %s', (test, source) => {
    expect(findMirroredSource(test)).toBe(source);
  });
});

describe('the behaviors of a test', () => {
  it('are one for each section in its titles, and have no section at the start of a title', () => {
    const found = toBehaviors('tests/repo/some.test.ts', ['§5 §6 the rules', 'refuse a weekend (§5)']);
    expect(found.map(({ section, title }) => [section, title])).toEqual([
      ['§5', 'the rules > refuse a weekend (§5)'],
      ['§6', 'the rules > refuse a weekend (§5)'],
    ]);
  });

  it('are one without a section where no title names one', () => {
    expect(toBehaviors('tests/repo/some.test.ts', ['the names', 'are short'])).toEqual([
      { section: '', title: 'the names > are short', test: 'tests/repo/some.test.ts', source: null },
    ]);
  });
});

describe('the printed map', () => {
  it('has sections in order, their files in order with titles below, and those without a section last', () => {
    const behaviors = [
      ...toBehaviors('tests/repo/some.test.ts', ['the names', 'are short']),
      ...toBehaviors('tests/unit/form/schema.test.ts', ['§5 the schema', 'refuses an empty name']),
      ...toBehaviors('tests/unit/form/record.test.ts', ['§3 §5 the record', 'is complete']),
      ...toBehaviors('tests/unit/form/schema.test.ts', ['§5 the schema', 'accepts a name']),
    ];
    expect(formatBehaviors(behaviors)).toBe(`§3

  tests/unit/form/record.test.ts (src/form/record.ts)
    the record > is complete

§5

  tests/unit/form/record.test.ts (src/form/record.ts)
    the record > is complete

  tests/unit/form/schema.test.ts (src/form/schema.ts)
    the schema > refuses an empty name
    the schema > accepts a name

Without a section

  tests/repo/some.test.ts
    the names > are short`);
  });
});

/** Behaviors of the site, as the titles of its tests state them, with the test and the source file that it mirrors. */
import { existsSync } from 'node:fs';
import { groupByHeading } from '../../../src/lib/groupBy.ts';

export interface Behavior {
  /** Of docs/specification.md: '§5'; empty for a test without one. */
  readonly section: string;
  /** 'the record > parses the TIN %s as %s' */
  readonly title: string;
  /** 'tests/unit/form/record.test.ts' */
  readonly test: string;
  /** Null for a test about several files. */
  readonly source: string | null;
}

/** 'tests/unit/form/record.test.ts' → 'src/form/record.ts'; null where no source file has the path of the test. */
export const findMirroredSource = (test: string): string | null => {
  const path = /^tests\/(?:unit|node)\/(.+)\.test\.ts$/.exec(test)?.[1];
  const candidates = [`${path}.ts`, `src/${path}.ts`, `src/${path}.tsx`];
  return candidates.find((file) => existsSync(file)) ?? null;
};

/**
 * The behavior of a test, once for each section that its titles name.
 * @param titles of the suites around the test and of the test itself, outermost first
 */
export const toBehaviors = (test: string, titles: readonly string[]): readonly Behavior[] => {
  const sections = new Set(titles.join(' ').match(/§\d/g) ?? ['']);
  const title = titles.map((each) => each.replace(/^(?:§\d\s*)+/, '')).join(' > ');
  return [...sections].map((section) => ({ section, title, test, source: findMirroredSource(test) }));
};

const compareBehaviors = (a: Behavior, b: Behavior): number =>
  a.section.localeCompare(b.section) || a.test.localeCompare(b.test);

/** Sections in order, below each its test files, below each file its titles. The behaviors without a section come last. */
export const formatBehaviors = (behaviors: readonly Behavior[]): string =>
  groupByHeading(behaviors.toSorted(compareBehaviors), ({ section }) => section)
    .map(({ heading, items }) => {
      const files = groupByHeading(
        items,
        ({ test, source }) => `${test}${source === null ? '' : ` (${source})`}`,
      );
      const blocks = files.map((file) => [
        `  ${file.heading}`,
        ...file.items.map(({ title }) => `    ${title}`),
      ]);
      return [[heading || 'Without a section'], ...blocks].map((lines) => lines.join('\n')).join('\n\n');
    })
    .join('\n\n');

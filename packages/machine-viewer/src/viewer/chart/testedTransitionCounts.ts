/** How often the tests took each transition, with actors outside a browser and in Chromium. */
import actors from '../../../../../docs/machines/coverage.actors.json';
import browser from '../../../../../docs/machines/coverage.browser.json';

const tests = { actors, browser } satisfies Record<
  string,
  Readonly<Record<string, Readonly<Record<string, number>>>>
>;

export const testedTransitionCounts = (
  where: keyof typeof tests,
  machine: string,
): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(
      (tests[where] as Readonly<Record<string, Readonly<Record<string, number>>>>)[machine] ?? {},
    ),
  );

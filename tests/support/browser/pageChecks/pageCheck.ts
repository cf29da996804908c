/** What must hold of every page and state. A test opens each state and makes checks on it, one after the other. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { existsAtWidth, openPageState } from '../everyPage.ts';
import type { PageState } from '../states/pageState.ts';
import { type Visit, widths } from '../visit.ts';

export interface PageCheck {
  /** What holds, as the end of a sentence about the page: 'has no axe violations in light or dark'. */
  readonly title: string;
  /** Whether the state has what the check looks for; without it the check is for every state. */
  readonly appliesTo?: (state: PageState) => boolean;
  /** The faults, each with its place. The check may change the width, the colors and the motion of the page: they are set back. */
  readonly findFaults: (visited: Visit, state: PageState) => Promise<readonly string[]>;
}

/** A test makes all checks of a state and opens it up to four times, so it may take longer than other tests (ms). */
export const pageStateTimeout = 180_000;

/** The page as it was opened, but with motion. */
const resetMedia = async (page: Page, viewport: ReturnType<Page['viewportSize']>): Promise<void> => {
  await page.setViewportSize(viewport!);
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none', reducedMotion: 'no-preference' });
};

/**
 * Opens a state once for each group of checks, with reduced motion, makes the checks of the group in their order, and reports
 * the faults of each under its title. A check that fails or throws does not stop the next one.
 */
export const expectNoFaults = async (
  state: PageState,
  groups: readonly (readonly PageCheck[])[],
): Promise<void> => {
  for (const group of groups) {
    const checks = group.filter(({ appliesTo }) => appliesTo?.(state) ?? true);
    if (checks.length === 0) continue;
    const visited = await openPageState(state, { reducedMotion: 'reduce' });
    const viewport = visited.page.viewportSize();
    for (const { title, findFaults } of checks) {
      const faults = await findFaults(visited, state).catch((error: unknown) => [String(error)]);
      expect.soft({ [title]: faults }, `${state.name} ${title}`).toEqual({ [title]: [] });
      await resetMedia(visited.page, viewport);
    }
  }
};

/** The widths at which a check looks at a state. */
export const widthsOf = (state: PageState): readonly number[] =>
  Object.values(widths).filter((width) => existsAtWidth(state, width));

/** Waits until there are no faults, since a page may still be rendering, and returns those that stay. */
export const findLastingFaults = async (
  findFaults: () => Promise<readonly string[]>,
): Promise<readonly string[]> => {
  await expect
    .poll(findFaults)
    .toEqual([])
    .catch(() => {});
  return findFaults();
};

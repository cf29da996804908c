/** axe at both widths, light and dark. */
import type { Page } from 'playwright-core';
import { findAxeViolations } from '../axe.ts';
import { type PageCheck, widthsOf } from './pageCheck.ts';

/** The violations at these widths, light and dark, each with its width and color scheme. */
export const findViolationsAtWidths = async (
  page: Page,
  widths: readonly number[],
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await findAxeViolations(page)).map((each) => `${width} ${colorScheme}: ${each}`));
    }
  }
  return found;
};

/** Adds the script of axe to the page, which changes nothing that the page shows. */
export const axe: PageCheck = {
  title: 'has no axe violations in light or dark',
  findFaults: ({ page }, state) => findViolationsAtWidths(page, widthsOf(state)),
};

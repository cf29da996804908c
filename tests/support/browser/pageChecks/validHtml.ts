/** The HTML of the page after its scripts have run, by the Nu checker (docs/decisions/0028-accessibility.md). */
import { hasJava } from '../nuChecker.ts';
import type { PageCheck } from './pageCheck.ts';

/** Reads the page and changes nothing. Without a Java no state has this check. */
export const createValidHtmlCheck = (
  findHtmlErrors: (html: string) => Promise<readonly string[]>,
): PageCheck => ({
  title: 'finds no error in the hydrated page',
  appliesTo: () => hasJava,
  findFaults: async ({ page }) => findHtmlErrors(await page.content()),
});

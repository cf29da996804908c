/** All checks of a page, in groups that share one page, each in the order in which the page can have them. */
import { axe } from './axe.ts';
import { browserTranslation } from './browserTranslation.ts';
import { keyboardAndTouch } from './keyboardAndTouch.ts';
import { motionAndForcedColors } from './motionAndForcedColors.ts';
import { outline } from './outline.ts';
import type { PageCheck } from './pageCheck.ts';
import { reflow } from './reflow.ts';
import { openedInFilipino, untranslatedMessages } from './translation.ts';
import { createValidHtmlCheck } from './validHtml.ts';

/**
 * The first group ends with what moves the focus. The second has a page of its own: a change of language may end a state, as it
 * shows the records that a page held back. The page that the browser translates is compared before the language has changed.
 */
export const createPageChecks = (
  findHtmlErrors: (html: string) => Promise<readonly string[]>,
): readonly (readonly PageCheck[])[] => [
  [motionAndForcedColors, createValidHtmlCheck(findHtmlErrors), outline, reflow, axe, keyboardAndTouch],
  [browserTranslation, untranslatedMessages, openedInFilipino],
];

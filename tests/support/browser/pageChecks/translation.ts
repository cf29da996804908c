/** A page that is changed to Filipino shows no English, in any state, and the same texts as one that was opened in Filipino. */
import type { Page } from 'playwright-core';
import { openPageState, routePages } from '../everyPage.ts';
import { chooseLocale, findUntranslated, readPageTexts, withLocaleCookie } from '../locale.ts';
import { findLastingFaults, type PageCheck } from './pageCheck.ts';
import { findTextDifferences } from './textDifferences.ts';

/** Messages that also occur in records, and 'May', with which 'Mayo' begins. */
const byRecords =
  /^(?:requests\.services|pageTexts\.\w+\.title|navigation\.groups|lookup\.charter\.free|form\.requirements|calendar\.months\.4)/;

/** A dialog covers the language switch, or an error shows from before the change. */
const excludedStates = new Set(['search with results', 'wrong-number report without a text']);

const findEnglishMessages = async (page: Page): Promise<readonly string[]> =>
  findUntranslated('fil', await readPageTexts(page)).filter((each) => !byRecords.test(each));

/** Changes the page to Filipino and back. */
export const untranslatedMessages: PageCheck = {
  title: 'shows no English message after a change to Filipino',
  appliesTo: ({ name, path }) => !path.startsWith('/machines') && !excludedStates.has(name),
  findFaults: async ({ page }) => {
    await chooseLocale(page, 'fil');
    const untranslated = await findLastingFaults(() => findEnglishMessages(page));
    await chooseLocale(page, 'en');
    return untranslated;
  },
};

/** Changes the page to Filipino and back, and opens it a second time, in Filipino. */
export const openedInFilipino: PageCheck = {
  title: 'shows the same texts after a change to Filipino as when opened in Filipino',
  appliesTo: (state) => routePages.includes(state),
  findFaults: async ({ page }, state) => {
    await chooseLocale(page, 'fil');
    const { page: opened } = await openPageState(state, { before: withLocaleCookie('fil') });
    const lang = await opened.locator('html').getAttribute('lang');
    const differences = await findLastingFaults(async () =>
      findTextDifferences(await readPageTexts(page), await readPageTexts(opened)),
    );
    await chooseLocale(page, 'en');
    return [...(lang === 'fil' ? [] : [`opened in ${lang}`]), ...differences];
  },
};

/** A page that the browser has translated (docs/failures.md 31) shows what the untranslated page shows. */
import type { Page } from 'playwright-core';
import { openPageState } from '../everyPage.ts';
import { chooseLocale, readPageTexts } from '../locale.ts';
import { translateByBrowser } from '../machineTranslation.ts';
import type { PageState, VisitOptions } from '../states/pageState.ts';
import { findLastingFaults, type PageCheck } from './pageCheck.ts';
import { findTextDifferences } from './textDifferences.ts';

/** The texts without the port, which differs in each visit. */
const readTextsWithoutPort = async (page: Page): Promise<readonly string[]> =>
  (await readPageTexts(page)).map((text) => text.replace(/127\.0\.0\.1:\d+/g, 'the server'));

const translateAfterScripts =
  ({ before }: PageState): NonNullable<VisitOptions['before']> =>
  async (page, context) => {
    await before?.(page, context);
    await translateByBrowser('after its scripts')(page);
  };

/** Opens the state a second time, translated by the browser, and changes the language of both pages to Filipino and back. */
export const browserTranslation: PageCheck = {
  title:
    'shows the same texts translated by the browser as untranslated, also after a change to Filipino and back',
  // Two confirmations have two references: tests/e2e/i18n/translatedByBrowser.test.ts checks a single one.
  appliesTo: ({ name, path }) => !path.startsWith('/machines') && !name.startsWith('request confirmation'),
  findFaults: async ({ page: untranslated }, state) => {
    const { page: translated } = await openPageState(state, { before: translateAfterScripts(state) });
    const fonts = await translated.locator('font').count();
    if (fonts <= 10) return [`only ${fonts} texts are translated`];
    const english = await readTextsWithoutPort(untranslated);
    const findDifferences = async (hasChanged: boolean): Promise<readonly string[]> => {
      const expected = await readTextsWithoutPort(untranslated);
      if (hasChanged && findTextDifferences(expected, english).length === 0) return ['no text has changed'];
      return findTextDifferences(await readTextsWithoutPort(translated), expected);
    };
    let faults = await findLastingFaults(() => findDifferences(false));
    for (const language of ['fil', 'en'] as const) {
      for (const page of [untranslated, translated]) await chooseLocale(page, language);
      // What differs in one language differs in the next.
      if (faults.length === 0) faults = await findLastingFaults(() => findDifferences(language === 'fil'));
    }
    return faults;
  },
};

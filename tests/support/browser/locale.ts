/** The languages of a page in tests: the chosen locale, the texts, and those that are left untranslated. */
import type { BrowserContext, Page } from 'playwright-core';
import { type Locale, locales, type TranslationLocale } from '../../../src/i18n/locales.ts';
import { localeCookie } from '../../../src/ssr/domMarkers.ts';
import { englishSentences, sentencesOf } from '../../../tools/cli/translations/sentences.ts';

/** Sets the locale that a former visit has chosen, before a page is opened. */
export const withLocaleCookie =
  (language: Locale) =>
  (_: Page, context: BrowserContext): Promise<void> =>
    context.addCookies([{ name: localeCookie, value: language, url: 'http://127.0.0.1' }]);

export const localeButton = (page: Page, language: Locale) =>
  page.getByRole('banner').getByRole('button', { name: locales[language], exact: true });

/** Clicks the button even if something covers it: an overlay blocks a finger, not the site. */
export const chooseLocale = async (page: Page, language: Locale): Promise<void> => {
  await page.locator(`header button[lang="${language}"]`).evaluate((button: HTMLElement) => button.click());
  await page.locator(`html[lang="${language}"]`).waitFor({ state: 'attached' });
};

/** Changes to Filipino and back: a page that loses its signal afterwards has the messages of both languages. */
export const loadFilipinoMessages = async (page: Page): Promise<void> => {
  for (const language of ['fil', 'en'] as const) await chooseLocale(page, language);
};

/** Every text and every accessible name, in the order of the page. */
export const readPageTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const texts: string[] = [document.title];
    const attributeNames = ['aria-label', 'placeholder', 'alt', 'title'];
    const walker = document.createTreeWalker(document.getElementById('root')!, 1 | 4);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node instanceof Element) texts.push(...attributeNames.map((name) => node.getAttribute(name) ?? ''));
      else if (node.parentElement?.closest('script,style') == null) texts.push(node.textContent ?? '');
    }
    return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
  });

/** The English sentences that the language translates otherwise, each with its key. */
const findEnglishOnlySentences = (language: TranslationLocale): ReadonlyMap<string, string> => {
  const translated = new Set(sentencesOf(language).values());
  return new Map(
    [...englishSentences].flatMap(([key, sentence]) =>
      typeof sentence === 'string' && sentence !== '' && !translated.has(sentence) ? [[sentence, key]] : [],
    ),
  );
};

const englishOnlySentences = { fil: findEnglishOnlySentences('fil'), ceb: findEnglishOnlySentences('ceb') };

/** The texts that are still English: 'parts.skip: Skip to main content'. */
export const findUntranslated = (
  language: TranslationLocale,
  texts: readonly string[],
): readonly string[] => {
  const keys = englishOnlySentences[language];
  return [...new Set(texts)].flatMap((text) => (keys.has(text) ? [`${keys.get(text)}: ${text}`] : []));
};

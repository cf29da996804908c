/** Records in three locales, and in English where untranslated: their texts, languages and notices. */
import { describe, expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { language as inFilipino } from '../../../src/i18n/fil/language.ts';
import { getMain, readTexts } from '../../support/components/locators.ts';
import { renderSite } from '../../support/components/renderSite.tsx';
import { createTestStore } from '../../support/components/testStore.ts';
import {
  filipinoTexts,
  findNotices,
  onlyEnglishNotices,
  outdatedService,
  translatedTitles,
  untranslatedNews,
} from '../../support/translatedRecords.ts';

const title = page.getByRole('heading', { level: 1 });
const findShownNotices = (): readonly string[] => findNotices(getMain().element().textContent);
/** The parts in English; a link may name another record, which has no translation. */
const englishParts = getMain().getByCss('[lang=en]:not(a)');
const readLines = (found: Locator): readonly string[] =>
  found.elements().map((each) => (each as HTMLElement).innerText.replace(/\s+/g, ' ').trim());

const createUntranslatedStore = () => {
  const store = createTestStore();
  store.add('news', [untranslatedNews]);
  return store;
};

describe('§2 a record in the language of the page', () => {
  it.each([
    ...translatedTitles,
    // The address uses its English name, which is not its slug.
    ['fil', '/services/health-and-services', 'Mga Serbisyong Pangkalusugan'],
  ] as const)('in %s, %s shows the title %j and no notice of English text', async (locale, path, text) => {
    await renderSite(path, { locale });
    await expect.element(title).toHaveTextContent(text);
    expect(readTexts(title)).toEqual([text]);
    expect(title.element().getAttribute('lang')).toBeNull();
    expect(findShownNotices()).toEqual([]);
    expect(readLines(englishParts)).toEqual([]);
  });

  it.each(onlyEnglishNotices)(
    'in %s, an untranslated article shows one notice, and its text has lang=en',
    async (locale, notice) => {
      await renderSite(`/News/${untranslatedNews.slug}`, { locale, store: createUntranslatedStore() });
      await expect.element(title).toHaveTextContent(untranslatedNews.title);
      expect(title.element().getAttribute('lang')).toBe('en');
      expect(findShownNotices()).toEqual([notice]);
      expect(page.getByText(notice).length).toBe(1);
      expect(englishParts.filter({ hasText: untranslatedNews.body }).length).toBeGreaterThan(0);
    },
  );

  it('in Filipino, the news list shows a notice of English text, and only that title has lang=en', async () => {
    await renderSite('/News', { locale: 'fil', store: createUntranslatedStore() });
    const titles = getMain().getByRole('listitem').getByRole('heading');
    await expect.poll(() => readTexts(titles)[0]).toBe(untranslatedNews.title);
    expect(findShownNotices()).toEqual([inFilipino.someEnglish]);
    const languages = titles.elements().map((each) => each.getAttribute('lang'));
    expect(languages).toEqual(['en', ...languages.slice(1).map(() => null)]);
    expect(languages.length).toBeGreaterThan(1);
  });

  it.each(filipinoTexts)(
    'in Filipino, %s shows the text %j and no notice of English text',
    async (path, text) => {
      await renderSite(path, { locale: 'fil' });
      await expect.element(getMain().getByText(text).first()).toBeInTheDocument();
      expect(findShownNotices()).toEqual([]);
    },
  );
});

describe('§2 a text whose English changed after its translation', () => {
  it('is in English with lang=en, and the other texts of its record are not', async () => {
    const store = createTestStore();
    store.add('charter', [outdatedService]);
    await renderSite('/services/a-service', { locale: 'fil', store, width: 1280 });
    await expect.element(title).toHaveTextContent('Halimbawang serbisyo');
    expect(title.element().getAttribute('lang')).toBeNull();
    expect(findShownNotices()).toEqual([inFilipino.someEnglish]);
    expect(readLines(englishParts)).toEqual(['New fee', 'Other fee', 'New fee Other fee', '10 minutes']);
    await expect.element(page.getByRole('rowheader', { name: 'Pumunta sa hall' })).toBeInTheDocument();
    expect(readTexts(getMain().getByCss('tfoot'))[0]).toContain('10');
  });

  it('causes no notice of English text on a list that omits it', async () => {
    const store = createTestStore();
    store.add('awards', [
      {
        id: 'a',
        date: 4_000_000_000_000,
        title: 'Sample walk',
        summary: 'Sample',
        body: 'New body',
        translations: { fil: { title: 'Halimbawang lakad', summary: 'Halimbawa', body: 'Lumang katawan' } },
        translatedFrom: { fil: { body: 'Older body' } },
      },
    ]);
    await renderSite('/Awards-And-Distinctions', { locale: 'fil', store });
    await expect.element(getMain().getByText('Halimbawang lakad')).toBeVisible();
    expect(findShownNotices()).toEqual([]);
  });
});

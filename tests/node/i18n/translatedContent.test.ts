/** Prerendered pages in three locales: their records, and English where a translation is missing. */
import { describe, expect, inject, it } from 'vitest';
import type { RunningServer } from '../../../server/http/server.ts';
import { language as inFilipino } from '../../../src/i18n/fil/language.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { seedRecords } from '../../support/browser/seedRecords.ts';
import { findElements, findMain, type PageElement, parsePage } from '../../support/parsedPage.ts';
import { fetchHtml } from '../../support/server/fetchHtml.ts';
import { startTestServer } from '../../support/server/runningServer.ts';
import {
  filipinoTexts,
  findNotices,
  onlyEnglishNotices,
  outdatedService,
  translatedTitles,
  untranslatedNews,
} from '../../support/translatedRecords.ts';

const fetchPage = async (
  language: Locale,
  path: string,
  provided?: RunningServer,
): Promise<{ readonly page: PageElement; readonly main: PageElement; readonly heading: PageElement }> => {
  const server = provided ?? (await startTestServer({ dist: inject('siteDist') }));
  const page = parsePage(await fetchHtml(server, path, language));
  const main = findMain(page);
  return { page, main, heading: findElements(main, ['h1'])[0]! };
};

/** The elements of the page in English, but for links to other records. */
const findEnglish = ({ elements }: PageElement): readonly PageElement[] =>
  elements.filter(({ tag, attributes }) => attributes.lang === 'en' && tag !== 'a');

/** A site that has the untranslated news as well. */
const startServerWithUntranslated = async (): Promise<RunningServer> => {
  const server = await startTestServer({ dist: inject('siteDist') });
  await seedRecords(server, 'news', [untranslatedNews]);
  return server;
};

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();

describe('§2 a prerendered page', () => {
  it.each(translatedTitles)(
    'in %s, %s shows the title %j and no notice of English text',
    async (language, path, title) => {
      const { page, main, heading } = await fetchPage(language, path);
      expect([heading.text, heading.attributes.lang]).toEqual([title, undefined]);
      expect(page.attributes.lang).toBe(language);
      expect(findNotices(main.text)).toEqual([]);
      expect(findEnglish(main)).toEqual([]);
    },
  );

  it.each(onlyEnglishNotices)(
    'in %s, an untranslated article shows one notice, and its text has lang=en',
    async (language, sentence) => {
      const { main, heading } = await fetchPage(
        language,
        `/News/${untranslatedNews.slug}`,
        await startServerWithUntranslated(),
      );
      expect([heading.text, heading.attributes.lang]).toEqual([untranslatedNews.title, 'en']);
      expect(findNotices(main.text)).toEqual([sentence]);
      expect(main.text.split(sentence)).toHaveLength(2);
      expect(findEnglish(main).some(({ text }) => text.includes(untranslatedNews.body))).toBe(true);
    },
  );

  it('in Filipino, the news list shows a notice of English text, and that title has lang=en', async () => {
    const { main } = await fetchPage('fil', '/News', await startServerWithUntranslated());
    expect(findNotices(main.text)).toEqual([inFilipino.someEnglish]);
    const titles = findElements(main, ['h2']);
    expect(titles.length).toBeGreaterThan(1);
    expect(titles.filter(({ attributes }) => attributes.lang !== undefined).map(({ text }) => text)).toEqual([
      untranslatedNews.title,
    ]);
  });

  it.each(filipinoTexts)(
    'in Filipino, %s shows the text %j and no notice of English text',
    async (path, text) => {
      const { main } = await fetchPage('fil', path);
      expect(main.text).toContain(text);
      expect(findNotices(main.text)).toEqual([]);
    },
  );
});

describe('§2 a text whose English changed after its translation', () => {
  it('shows only the changed texts in English, with lang=en, on a prerendered page', async () => {
    const server = await startTestServer({ dist: inject('siteDist') });
    await seedRecords(server, 'charter', [outdatedService]);
    const { main, heading } = await fetchPage('fil', '/services/a-service', server);
    expect([heading.text, heading.attributes.lang]).toEqual(['Halimbawang serbisyo', undefined]);
    expect(findNotices(main.text)).toEqual([inFilipino.someEnglish]);
    expect(findEnglish(main).map(({ text }) => tidy(text))).toEqual([
      'New fee',
      'Other fee',
      'New feeOther fee',
      '10 minutes',
    ]);
    expect(findElements(main, ['th'], { scope: 'row' })[0]?.text).toBe('Pumunta sa hall');
    expect(findElements(main, ['tfoot']).map(({ text }) => text)).toEqual([expect.stringContaining('10')]);
  });
});

describe('§2 the locale of a page', () => {
  it.each([
    ['fil-PH', 'fil'],
    ['ceb-PH', 'ceb'],
    ['de-DE', 'en'],
  ])('sends a browser of locale %s the page in %s', async (locale, language) => {
    const { address } = await startTestServer({ dist: inject('siteDist') });
    const headers = { 'accept-language': `${locale},${locale.split('-')[0]};q=0.9` };
    const page = parsePage(await (await fetch(new URL('/home', address), { headers })).text());
    expect(page.attributes.lang).toBe(language);
  });
});

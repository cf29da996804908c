/**
 * Generates search.json from the content, one for each language, in builds and in development. Its name has no hash and
 * it does not affect the version, so an import of content reloads no page.
 */
import type { Plugin } from 'vite';
import { readInitialContent } from '../../../server/content/initialContent.ts';
import { readSearchWordsFile } from '../../../server/content/searchWordsFile.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { createSearchFile } from '../../../src/content/search/searchFile.ts';
import { searchPathOf } from '../../../src/content/search/searchPath.ts';
import { foldSearchWords } from '../../../src/content/search/searchWords.ts';
import { listPageSearchEntries } from '../../../src/features/search/pageSearchEntries.ts';
import { createPrivacySearchEntry } from '../../../src/features/search/privacySearchEntry.ts';
import { allLocales, type Locale } from '../../../src/i18n/locales.ts';
import { localizations } from '../../../src/i18n/localizations.ts';
import { site } from '../../../src/site.ts';

/**
 * @param isFormOpen whether the pages have a form, which has the privacy notice
 * @throws UserError that names every mistake
 */
export const buildSearchFile = (
  content: string,
  locale: Locale,
  warn: (what: string) => void,
  isFormOpen = true,
): string => {
  const records = readInitialContent(content, 0);
  const words = readSearchWordsFile(content);
  const { translate } = localizations[locale];
  const others = allLocales.filter((name) => name !== locale).map((name) => localizations[name].translate);
  return createSearchFile({
    documents: (list) =>
      records.filter((record) => record.list === list).map(({ id, fields }) => ({ id, data: fields })),
    contextOf: (list) => ({
      ...localizations[locale],
      report: (id, field, problem) =>
        warn(`The record '${id}' of ${lists[list].collection}, field '${field}' ${problem}.`),
    }),
    pages: [
      ...listPageSearchEntries(translate, others),
      ...(isFormOpen ? [createPrivacySearchEntry(translate, others)] : []),
    ],
    // Everything on the site is about this barangay, so its name tells nothing.
    words: foldSearchWords({ ...words, commonWords: [...words.commonWords, site.place.name] }),
  });
};

/** @param content the directory of the records */
export const searchPlugin = (content: string, isFormOpen: boolean): Plugin => ({
  name: 'search',
  generateBundle() {
    for (const locale of allLocales) {
      const source = buildSearchFile(content, locale, (what) => this.warn(what), isFormOpen);
      this.emitFile({ type: 'asset', fileName: searchPathOf(locale).slice(1), source });
    }
  },
  configureServer({ middlewares, config }) {
    for (const locale of allLocales)
      middlewares.use(searchPathOf(locale), (_, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(buildSearchFile(content, locale, (what) => config.logger.warn(what), isFormOpen));
      });
  },
});

/**
 * Makes search.json of the content, one for each language, in a build and while a person works. Its name holds no hash and it
 * is no part of the version: an import of content reloads nobody.
 */
import type { Plugin } from 'vite';
import { firstContent } from '../../../server/content/firstContent.ts';
import { lists } from '../../../src/content/schema/lists.ts';
import { createSearchFile } from '../../../src/content/search/searchFile.ts';
import { searchPathOf } from '../../../src/content/search/searchPath.ts';
import type { Locale } from '../../../src/i18n/locales.ts';
import { allLanguages, inLanguage } from '../locales.ts';

/** @throws Problem that names every mistake */
const fileOf = (content: string, language: Locale, warn: (what: string) => void): string => {
  const records = firstContent(content, 0);
  return inLanguage(language, () =>
    createSearchFile(
      (list) =>
        records.filter((record) => record.list === list).map(({ id, fields }) => ({ id, data: fields })),
      (list) => (id, field, problem) =>
        warn(`The record '${id}' of ${lists[list].collection}, field '${field}' ${problem}.`),
    ),
  );
};

/** @param content the directory of the records */
export const search = (content: string): Plugin => ({
  name: 'search',
  generateBundle() {
    for (const language of allLanguages) {
      const source = fileOf(content, language, (what) => this.warn(what));
      this.emitFile({ type: 'asset', fileName: searchPathOf(language).slice(1), source });
    }
  },
  configureServer({ middlewares, config }) {
    for (const language of allLanguages)
      middlewares.use(searchPathOf(language), (_, response) => {
        response.setHeader('Content-Type', 'application/json');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(fileOf(content, language, (what) => config.logger.warn(what)));
      });
  },
});

/**
 * Makes search.json of the content, in a build and while a person works. Its name holds no hash and it is no part of the
 * version: an import of content reloads nobody.
 */
import type { Plugin } from 'vite';
import { firstContent } from '../server/firstContent.ts';
import { lists } from '../src/content/lists.ts';
import { searchFileOf } from '../src/content/searchFile.ts';
import { searchPath } from '../src/content/searchPath.ts';

/** @throws Problem that names every mistake */
const fileOf = (content: string, warn: (what: string) => void): string => {
  const records = firstContent(content, 0);
  return searchFileOf(
    (list) =>
      records.filter((record) => record.list === list).map(({ id, fields }) => ({ id, data: fields })),
    (list) => (id, field, problem) =>
      warn(`The record '${id}' of ${lists[list].collection}, field '${field}' ${problem}.`),
  );
};

/** @param content the directory of the records */
export const search = (content: string): Plugin => ({
  name: 'search',
  generateBundle() {
    const source = fileOf(content, (what) => this.warn(what));
    this.emitFile({ type: 'asset', fileName: searchPath.slice(1), source });
  },
  configureServer({ middlewares, config }) {
    middlewares.use(searchPath, (_, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.setHeader('Cache-Control', 'no-cache');
      response.end(fileOf(content, (what) => config.logger.warn(what)));
    });
  },
});

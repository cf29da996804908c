/** Tries queries on the search of a folder of content, and compares each first result with the expected page. */
import { UserError } from '../../../server/lib/userError.ts';
import { parseSearchFile } from '../../../src/content/search/searchFile.ts';
import { allLocales, type Locale } from '../../../src/i18n/locales.ts';
import { sanitizeLine } from '../../../src/lib/sanitizeLine.ts';
import { buildSearchFile } from '../../../tools/vite/plugins/searchPlugin.ts';

export interface QueryRow {
  /** The locale of the page with the search. */
  readonly locale: Locale;
  readonly query: string;
  /** The path of the page; without a fragment, any place on it counts. */
  readonly expected: string;
  /** Every third row is left out of the work on the vocabulary, to tell whether it serves other queries, too. */
  readonly isLeftOut: boolean;
}

export interface TriedQuery extends QueryRow {
  /** The path of the first result; null for no result. */
  readonly opened: string | null;
  readonly outcome: 'right' | 'wrong' | 'nothing';
}

/**
 * @param text lines of a language, a query and a path, with a tab between them
 * @throws UserError that names the first malformed line
 */
export function parseQueryRows(text: string): readonly QueryRow[] {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map((line, i): QueryRow => {
      const [language, query, expected, ...more] = line.split('\t').map((cell) => cell.trim());
      const locale = allLocales.find((name) => name === language);
      if (locale === undefined || !query || !expected?.startsWith('/') || more.length > 0)
        throw new UserError(
          `Row ${i + 1} must be a language (${allLocales.join(', ')}), a query and a path, with a tab between them: ${sanitizeLine(line, 100)}`,
        );
      return { locale, query, expected, isLeftOut: i % 3 === 2 };
    });
}

const isExpected = (path: string, expected: string): boolean =>
  path === expected || path.split('#')[0] === expected;

/** @param content the directory of the records. @throws UserError that names the content's mistakes */
export function tryQueries(rows: readonly QueryRow[], content: string): readonly TriedQuery[] {
  const indexes = new Map(
    [...new Set(rows.map(({ locale }) => locale))].map((locale) => [
      locale,
      parseSearchFile(buildSearchFile(content, locale, () => {})).index,
    ]),
  );
  return rows.map((row) => {
    const opened = indexes.get(row.locale)!.search(row.query).hits[0]?.path ?? null;
    if (opened === null) return { ...row, opened, outcome: 'nothing' };
    return { ...row, opened, outcome: isExpected(opened, row.expected) ? 'right' : 'wrong' };
  });
}

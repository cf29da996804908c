/**
 * Reads and checks the search's vocabulary, `search-words.json` beside the content files: fields of life, each with rows of what
 * people type in each language and what it opens. The store has none of it; the build writes it into the search file.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPlainObject, type PlainObject } from '../../packages/embedded-firestore/src/protocol/index.ts';
import { publishedListNames } from '../../src/content/schema/lists.ts';
import { privacyKey, toPageKey } from '../../src/content/search/searchEntries.ts';
import { searchLimits } from '../../src/content/search/searchLimits.ts';
import { type SearchWords, searchWordKinds } from '../../src/content/search/searchWords.ts';
import { formTypes } from '../../src/form/types.ts';
import { allLocales, type Locale } from '../../src/i18n/locales.ts';
import { findNearestWord } from '../../src/lib/nearestWord.ts';
import { sanitizeLine } from '../../src/lib/sanitizeLine.ts';
import { allRoutes } from '../../src/routes/menu.ts';
import { truncateLines, UserError } from '../lib/userError.ts';
import { readFileJson } from './contentText.ts';

export const searchWordsFileName = 'search-words.json';

type PhrasesByLocale = Readonly<Record<Locale, readonly string[]>>;

interface CheckedRow extends Omit<SearchWords['rows'][number], 'phrases'> {
  /** Its field and place: 'danger.0'. */
  readonly key: string;
  readonly phrases: PhrasesByLocale;
}

interface CheckedSearchWords {
  readonly stopWords: PhrasesByLocale;
  readonly commonWords: PhrasesByLocale;
  readonly rows: readonly CheckedRow[];
  /** Sentences that follow the file's name and a colon. */
  readonly problems: readonly string[];
}

const pageKeys = [...allRoutes.map(({ page }) => toPageKey(page)), privacyKey];
const formKeys = Object.keys(formTypes).map((type) => `form/${type}`);

/** The problem of a target as the end of a sentence; null for a target that a record may have. */
const findTargetProblem = (target: unknown): string | null => {
  if (typeof target !== 'string' || target.trim() === '') return 'must be a text';
  const keys = target.startsWith('page/') ? pageKeys : target.startsWith('form/') ? formKeys : null;
  if (keys !== null) {
    if (keys.includes(target)) return null;
    const nearest = findNearestWord(target, keys);
    return nearest === null ? 'names nothing that the site has' : `names nothing: did you mean '${nearest}'?`;
  }
  const [list] = target.split(/[/:]/);
  return /^\w+(?:\/.|: *\w)/.test(target) && publishedListNames.some((name) => name === list)
    ? null
    : `must be 'page/NAME', 'form/TYPE', 'LIST/ID' or 'LIST: words of its English title', with one of the lists ${publishedListNames.join(', ')}`;
};

/** 'klirans, clirans' → two phrases */
const splitPhrases = (text: string): readonly string[] =>
  text
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');

type Report = (problem: string) => void;

const readPhrases = (parts: PlainObject, where: string, report: Report): PhrasesByLocale => {
  const read = (locale: Locale): readonly string[] => {
    const text = parts[locale];
    if (text === undefined) return [];
    if (typeof text !== 'string') {
      report(`${where}, '${locale}': must be a text with commas between its phrases.`);
      return [];
    }
    const phrases = splitPhrases(text);
    for (const phrase of phrases)
      if (phrase.length > searchLimits.query)
        report(
          `${where}, '${locale}': a phrase may have ${searchLimits.query} characters, and one has ${phrase.length}.`,
        );
    for (const phrase of new Set(phrases.filter((each, i) => phrases.indexOf(each) !== i)))
      report(`${where}, '${locale}': '${sanitizeLine(phrase)}' is there twice.`);
    return phrases;
  };
  return { en: read('en'), fil: read('fil'), ceb: read('ceb') };
};

const reportUnknownParts = (
  parts: PlainObject,
  known: readonly string[],
  where: string,
  report: Report,
): void => {
  for (const name of Object.keys(parts))
    if (!known.includes(name)) {
      const nearest = findNearestWord(name, known);
      report(
        `${where}, '${sanitizeLine(name)}': is not known${nearest === null ? '.' : `: did you mean '${nearest}'?`}`,
      );
    }
};

const readRow = (row: unknown, key: string, where: string, report: Report): CheckedRow | null => {
  if (!isPlainObject(row)) {
    report(`${where}: must be a row in { }.`);
    return null;
  }
  reportUnknownParts(row, ['kind', 'opens', ...allLocales], where, report);
  const { kind, opens } = row;
  const knownKind = searchWordKinds.find((name) => name === kind);
  if (kind !== undefined && knownKind === undefined)
    report(`${where}, 'kind': must be one of ${searchWordKinds.join(', ')}, or not there.`);
  if (!Array.isArray(opens) || opens.length === 0)
    report(`${where}, 'opens': must be a list of what the words open.`);
  const targets: readonly unknown[] = Array.isArray(opens) ? opens : [];
  targets.forEach((target, i) => {
    const problem = findTargetProblem(target);
    if (problem !== null)
      report(
        `${where}, 'opens', entry ${i + 1}${typeof target === 'string' ? ` '${sanitizeLine(target)}'` : ''}: ${problem}${problem.endsWith('?') ? '' : '.'}`,
      );
  });
  const phrases = readPhrases(row, where, report);
  if (Object.values(phrases).every((each) => each.length === 0))
    report(`${where}: must have words in ${allLocales.join(', ')}.`);
  return {
    key,
    opens: targets.filter((target) => typeof target === 'string'),
    phrases,
    ...(knownKind !== undefined && { kind: knownKind }),
  };
};

const noPhrases: PhrasesByLocale = { en: [], fil: [], ceb: [] };
const nothing = { stopWords: noPhrases, commonWords: noPhrases, rows: [] };

/** @param path of the file */
export function checkSearchWords(path: string): CheckedSearchWords {
  const file = readFileJson(path);
  if ('problem' in file) return { ...nothing, problems: [file.problem] };
  const { value } = file;
  if (!isPlainObject(value)) return { ...nothing, problems: ['must hold an object.'] };
  const problems: string[] = [];
  const report = (problem: string) => problems.push(problem);
  const { fields } = value;
  reportUnknownParts(value, ['stopWords', 'commonWords', 'fields'], 'its parts', report);
  const readWords = (name: 'stopWords' | 'commonWords'): PhrasesByLocale => {
    const parts = value[name] ?? {};
    if (isPlainObject(parts)) {
      reportUnknownParts(parts, allLocales, `'${name}'`, report);
      // A phrase counts as its words: a file of version 0.2.0 has such.
      return readPhrases(parts, `'${name}'`, report);
    }
    report(`'${name}': must be an object with ${allLocales.join(', ')}.`);
    return noPhrases;
  };
  const [stopWords, commonWords] = [readWords('stopWords'), readWords('commonWords')];
  if (!isPlainObject(fields)) report(`'fields': must be an object with lists of rows.`);
  const rows = Object.entries(isPlainObject(fields) ? fields : {}).flatMap(([field, value]) => {
    const name = sanitizeLine(field);
    if (Array.isArray(value))
      return value.flatMap(
        (row: unknown, i) => readRow(row, `${field}.${i}`, `'${name}', row ${i + 1}`, report) ?? [],
      );
    report(`'${name}': must be a list of rows.`);
    return [];
  });
  return { stopWords, commonWords, rows, problems };
}

/**
 * Reads the vocabulary of a folder of content, by language; no row if the folder has no such file.
 * @throws UserError that names the mistakes, at most the first hundred
 */
export function readSearchWordRows(directory: string): Omit<CheckedSearchWords, 'problems'> {
  const path = join(directory, searchWordsFileName);
  if (!existsSync(path)) return nothing;
  const { problems, ...words } = checkSearchWords(path);
  if (problems.length > 0)
    throw new UserError(truncateLines(problems.map((problem) => `${path}: ${problem}`)).join('\n'));
  return words;
}

const inEveryLocale = (phrases: PhrasesByLocale): readonly string[] => [
  ...new Set(Object.values(phrases).flat()),
];

/** The same, whatever the language of a phrase. @throws UserError */
export function readSearchWordsFile(directory: string): SearchWords {
  const { stopWords, commonWords, rows } = readSearchWordRows(directory);
  return {
    stopWords: inEveryLocale(stopWords),
    commonWords: inEveryLocale(commonWords),
    rows: rows.map(({ key, phrases, ...row }) => ({ ...row, phrases: inEveryLocale(phrases) })),
  };
}

/**
 * The lists of translations without a native speaker's review: the site's messages (docs/translations.md) and its content
 * (docs/translations-of-content.md), which git ignores. Each review has a mark, a hash of the English and the translation, so that a change
 * to either one requires a new review. The lists begin with the questions for a native speaker, and with the translations
 * of an older English.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSearchWordRows } from '../../../server/content/searchWordsFile.ts';
import { directories } from '../../../server/http/serve.ts';
import { locales, type TranslationLocale, translationLocales } from '../../../src/i18n/locales.ts';
import { readTranslatedTexts } from '../content/contentTranslations.ts';
import { englishSentences, type Sentence, sentencesOf } from './sentences.ts';

const root = join(import.meta.dirname, '../../..');
export const translationListFile = join(root, 'docs/translations.md');
export const contentListFile = join(root, 'docs/translations-of-content.md');
export const reviewedFile = join(root, 'src/i18n/reviewed.json');
export const sourcesFile = join(root, 'src/i18n/translatedFrom.json');

/** The mark of each reviewed translation by language and key, or a question about it, which ends in '?'. */
export type ReviewMarks = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readReviewMarks = (): ReviewMarks =>
  JSON.parse(readFileSync(reviewedFile, 'utf8')) as ReviewMarks;

/** What each translation was made from, by language and key: the hashes of the English and of the translation. */
export type TranslationSources = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readTranslationSources = (): TranslationSources =>
  JSON.parse(readFileSync(sourcesFile, 'utf8')) as TranslationSources;

export interface TranslationRow {
  readonly key: string;
  readonly english: string;
  readonly translated: string;
}

/** The source text of a message; for a function its code, including the parameters. */
const toSourceText = (sentence: Sentence): string =>
  typeof sentence === 'string'
    ? sentence
    : // Node replaces stripped types with spaces.
      String(sentence)
        .replace(/\s+/g, ' ')
        .replace(/ (?=[,)])/g, '');

/** The search's vocabulary is for a native speaker to read, too. */
const searchWordRows = (locale: TranslationLocale): readonly TranslationRow[] =>
  readSearchWordRows(directories.content).rows.flatMap(({ key, opens, phrases }) =>
    phrases[locale].length === 0
      ? []
      : [
          {
            key: `searchWords.${key}`,
            english: (phrases.en.length === 0 ? opens : phrases.en).join(', '),
            translated: phrases[locale].join(', '),
          },
        ],
  );

export const readTranslationRows = (locale: TranslationLocale): readonly TranslationRow[] => {
  const translated = sentencesOf(locale);
  const sentences = [...englishSentences].map(([key, sentence]) => ({
    key,
    english: toSourceText(sentence),
    translated: toSourceText(translated.get(key) ?? ''),
  }));
  const ownName = { key: `locales.${locale}`, english: locales[locale], translated: locales[locale] };
  return [...sentences, ...searchWordRows(locale), ownName];
};

/** The rows of both lists. */
export const readAllRows = (locale: TranslationLocale): readonly TranslationRow[] => [
  ...readTranslationRows(locale),
  ...readTranslatedTexts(locale),
];

const hashText = (text: string): string => createHash('sha256').update(text).digest('base64url');

export const reviewMarkOf = ({ english, translated }: TranslationRow): string =>
  hashText(`${english}\n${translated}`).slice(0, 10);

/** 'k3J9_a.8Bc2xQ' */
export const sourceOf = ({ english, translated }: TranslationRow): string =>
  [english, translated].map((text) => hashText(text).slice(0, 6)).join('.');

/** The sources of the present rows. An unchanged translation keeps its own, a changed one is of the present English. */
export const updateSources = (
  rows: readonly TranslationRow[],
  before: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.map((row) => {
      const [source, kept] = [sourceOf(row), before[row.key]];
      return [row.key, kept?.split('.')[1] === source.split('.')[1] ? kept! : source];
    }),
  );

/** Whether the source of each row is noted. */
export const areSourcesCurrent = (
  rows: readonly TranslationRow[],
  sources: Readonly<Record<string, string>> = {},
): boolean => Object.entries(updateSources(rows, sources)).every(([key, source]) => sources[key] === source);

/** The translations that were made from an older English. */
export const findOutdated = (
  rows: readonly TranslationRow[],
  sources: Readonly<Record<string, string>> = {},
): readonly TranslationRow[] =>
  rows.filter((row) => updateSources([row], sources)[row.key] !== sourceOf(row));

/** The question about a sentence for a native speaker; null without one. */
const questionAbout = (mark: string | undefined): string | null => (mark?.endsWith('?') ? mark : null);

/** The keys of all questions in a language. */
export const findQuestions = (locale: TranslationLocale, read: ReviewMarks): readonly string[] =>
  Object.entries(read[locale] ?? {}).flatMap(([key, mark]) => (questionAbout(mark) === null ? [] : [key]));

export const findUnreviewed = (
  locale: TranslationLocale,
  rows: readonly TranslationRow[],
  read: ReviewMarks,
): readonly TranslationRow[] => rows.filter((row) => read[locale]?.[row.key] !== reviewMarkOf(row));

const escapeCell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

const formatTable = (
  locale: TranslationLocale,
  title: string,
  rows: readonly TranslationRow[],
): readonly string[] => [
  `## ${locales[locale]}: ${title}\n`,
  `| Key | English | ${locales[locale]} |\n|---|---|---|`,
  ...rows.map(
    ({ key, english, translated }) => `| \`${key}\` | ${escapeCell(english)} | ${escapeCell(translated)} |`,
  ),
  '',
];

const formatLocaleTable = (
  locale: TranslationLocale,
  rows: readonly TranslationRow[],
  read: ReviewMarks,
  sources: TranslationSources,
): string => {
  const unread = findUnreviewed(locale, rows, read);
  const outdated = findOutdated(rows, sources[locale]);
  const questions = rows.flatMap(({ key, translated }) => {
    const question = questionAbout(read[locale]?.[key]);
    return question === null ? [] : [`- \`${key}\` ('${escapeCell(translated)}'): ${question}`];
  });
  return [
    ...(questions.length === 0
      ? []
      : [`## ${locales[locale]}: ${questions.length} to ask a native speaker\n`, ...questions, '']),
    ...(outdated.length === 0
      ? []
      : formatTable(locale, `${outdated.length} translated from an older English`, outdated)),
    ...formatTable(locale, `${unread.length} of ${rows.length}`, unread),
  ].join('\n');
};

/** Formats the list of the content. */
export const formatContentList = (read: ReviewMarks, sources: TranslationSources): string =>
  `# Translations of the content that a native speaker has yet to read

Made by \`npm run translations\` from \`content/\`, where the texts stand; the sentences of the site itself are in
[translations.md](translations.md). A key names the file, the record and the field. Who has read some, and mended them where
they were wrong, says so by key, or by the beginning of several: \`npm run translations read fil content.News_List\`. A
text that changes afterwards, in English or in the translation, comes back. Translations of an older English stand first:
change them, or say that they still fit, \`npm run translations fits fil KEY\`.

${translationLocales.map((locale) => formatLocaleTable(locale, readTranslatedTexts(locale), read, sources)).join('\n')}`;

/** Formats the list of the messages. */
export const formatTranslationList = (read: ReviewMarks, sources: TranslationSources): string =>
  `# Translations that a native speaker has yet to read

Made by \`npm run translations\`. The sentences stand in \`src/i18n\`, by the first word of their key. Who has read some, and
mended them where they were wrong, says so by key, or by the beginning of several:
\`npm run translations read fil parts.hero form\`. A sentence that changes afterwards, in English or in the translation, comes back.
Translations of an older English stand first: change them, or say that they still fit, \`npm run translations fits fil KEY\`.

${translationLocales.map((locale) => formatLocaleTable(locale, readTranslationRows(locale), read, sources)).join('\n')}`;

/**
 * The lists of translations without a native speaker's review: the site's messages (docs/translations.md) and its content
 * (docs/translations-of-content.md). Each review has a mark, a hash of the English and the translation, so that a change
 * to either one requires a new review.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { synonyms } from '../../../src/content/search/synonyms.ts';
import { locales, type TranslationLocale, translationLocales } from '../../../src/i18n/locales.ts';
import { englishSentences, type Sentence, sentencesOf } from '../../vite/messages.ts';
import { readTranslatedTexts } from '../content/contentTranslations.ts';

const root = join(import.meta.dirname, '../../..');
export const translationListFile = join(root, 'docs/translations.md');
export const contentListFile = join(root, 'docs/translations-of-content.md');
export const reviewedFile = join(root, 'src/i18n/reviewed.json');

/** The marks of reviewed translations, by language and key. */
export type ReviewMarks = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readReviewMarks = (): ReviewMarks =>
  JSON.parse(readFileSync(reviewedFile, 'utf8')) as ReviewMarks;

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

/** Search synonyms are translations too. */
const otherNames = (locale: TranslationLocale): readonly TranslationRow[] =>
  synonyms.flatMap(({ means, en = '', ...others }, at) => {
    const translated = others[locale];
    return translated === undefined
      ? []
      : [{ key: `alsoCalled.${at}`, english: en === '' ? means : `${means}: ${en}`, translated }];
  });

export const readTranslationRows = (locale: TranslationLocale): readonly TranslationRow[] => {
  const translated = sentencesOf(locale);
  const sentences = [...englishSentences].map(([key, sentence]) => ({
    key,
    english: toSourceText(sentence),
    translated: toSourceText(translated.get(key) ?? ''),
  }));
  return [...sentences, ...otherNames(locale)];
};

export const reviewMarkOf = ({ english, translated }: TranslationRow): string =>
  createHash('sha256').update(`${english}\n${translated}`).digest('base64url').slice(0, 10);

export const findUnreviewed = (
  locale: TranslationLocale,
  rows: readonly TranslationRow[],
  read: ReviewMarks,
): readonly TranslationRow[] => rows.filter((row) => read[locale]?.[row.key] !== reviewMarkOf(row));

const escapeCell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

const formatLocaleTable = (
  locale: TranslationLocale,
  rows: readonly TranslationRow[],
  read: ReviewMarks,
): string => {
  const unread = findUnreviewed(locale, rows, read);
  return [
    `## ${locales[locale]}: ${unread.length} of ${rows.length}\n`,
    `| Key | English | ${locales[locale]} |\n|---|---|---|`,
    ...unread.map(
      ({ key, english, translated }) => `| \`${key}\` | ${escapeCell(english)} | ${escapeCell(translated)} |`,
    ),
    '',
  ].join('\n');
};

/** Formats the list of the content. */
export const formatContentList = (read: ReviewMarks): string =>
  `# Translations of the content that a native speaker has yet to read

Made by \`npm run translations\` from \`content/\`, where the texts stand; the sentences of the site itself are in
[translations.md](translations.md). A key names the file, the record and the field. Who has read some, and mended them where
they were wrong, says so by key, or by the beginning of several: \`npm run translations -- read fil content.News_List\`. A
text that changes afterwards, in English or in the translation, comes back.

${translationLocales.map((locale) => formatLocaleTable(locale, readTranslatedTexts(locale), read)).join('\n')}`;

/** Formats the list of the messages. */
export const formatTranslationList = async (read: ReviewMarks): Promise<string> => {
  const parts: string[] = [];
  for (const locale of translationLocales)
    parts.push(formatLocaleTable(locale, readTranslationRows(locale), read));
  return `# Translations that a native speaker has yet to read

Made by \`npm run translations\`. The sentences stand in \`src/i18n\`, by the first word of their key. Who has read some, and
mended them where they were wrong, says so by key, or by the beginning of several:
\`npm run translations -- read fil parts.hero form\`. A sentence that changes afterwards, in English or in the translation, comes back.

${parts.join('\n')}`;
};

/**
 * The lists of the translations that no native speaker has read yet, the site's sentences (docs/translations.md) and its
 * content (docs/translations-of-content.md), and the marks of those that one has: of the English and the translation as they
 * were read, so that whichever changes is to be read again.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { synonyms } from '../../../src/i18n/en/synonyms.ts';
import { locales } from '../../../src/i18n/locales.ts';
import { type Translation, translations } from '../../vite/locales.ts';
import { englishSentences, type Sentence, sentencesOf } from '../../vite/messages.ts';
import { contentTexts } from '../content/contentTranslations.ts';

const root = join(import.meta.dirname, '../../..');
export const listFile = join(root, 'docs/translations.md');
export const contentListFile = join(root, 'docs/translations-of-content.md');
export const readFile = join(root, 'src/i18n/reviewed.json');

/** By language and key, the mark of what was read. */
export type Read = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const readSoFar = (): Read => JSON.parse(readFileSync(readFile, 'utf8')) as Read;

export interface Row {
  readonly key: string;
  readonly english: string;
  readonly translated: string;
}

/** As it stands in its file: of a function what it says, with the places of what it is told. */
const written = (sentence: Sentence): string =>
  typeof sentence === 'string'
    ? sentence
    : // Where its types stood Node leaves blanks.
      String(sentence)
        .replace(/\s+/g, ' ')
        .replace(/ (?=[,)])/g, '');

/** The other names by which a search finds a thing are translations too. */
const otherNames = (language: Translation): readonly Row[] =>
  synonyms.flatMap(({ means, en = '', ...others }, at) => {
    const translated = others[language];
    return translated === undefined
      ? []
      : [{ key: `alsoCalled.${at}`, english: en === '' ? means : `${means}: ${en}`, translated }];
  });

export const rowsOf = async (language: Translation): Promise<readonly Row[]> => {
  const [english, translated] = [await englishSentences(), sentencesOf(language)];
  const sentences = [...english].map(([key, sentence]) => ({
    key,
    english: written(sentence),
    translated: written(translated.get(key) ?? ''),
  }));
  return [...sentences, ...otherNames(language)];
};

export const markOf = ({ english, translated }: Row): string =>
  createHash('sha256').update(`${english}\n${translated}`).digest('base64url').slice(0, 10);

export const unreadOf = (language: Translation, rows: readonly Row[], read: Read): readonly Row[] =>
  rows.filter((row) => read[language]?.[row.key] !== markOf(row));

const cell = (text: string): string =>
  text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');

const tableOf = (language: Translation, rows: readonly Row[], read: Read): string => {
  const unread = unreadOf(language, rows, read);
  return [
    `## ${locales[language]}: ${unread.length} of ${rows.length}\n`,
    `| Key | English | ${locales[language]} |\n|---|---|---|`,
    ...unread.map(
      ({ key, english, translated }) => `| \`${key}\` | ${cell(english)} | ${cell(translated)} |`,
    ),
    '',
  ].join('\n');
};

/** The list of the content, as its file has it. */
export const contentListText = (read: Read): string =>
  `# Translations of the content that a native speaker has yet to read

Made by \`npm run translations\` from \`content/\`, where the texts stand; the sentences of the site itself are in
[translations.md](translations.md). A key names the file, the record and the field. Who has read some, and mended them where
they were wrong, says so by key, or by the beginning of several: \`npm run translations -- read fil content.News_List\`. A
text that changes afterwards, in English or in the translation, comes back.

${translations.map((language) => tableOf(language, contentTexts(language), read)).join('\n')}`;

/** The list of the sentences, as its file has it. */
export const listText = async (read: Read): Promise<string> => {
  const parts: string[] = [];
  for (const language of translations) parts.push(tableOf(language, await rowsOf(language), read));
  return `# Translations that a native speaker has yet to read

Made by \`npm run translations\`. The sentences stand in \`src/i18n\`, by the first word of their key. Who has read some, and
mended them where they were wrong, says so by key, or by the beginning of several:
\`npm run translations -- read fil parts.hero form\`. A sentence that changes afterwards, in English or in the translation, comes back.

${parts.join('\n')}`;
};

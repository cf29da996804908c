/**
 * Every message of the site with its translations. A key is the name of the file and the path in it
 * ('parts.hero.title.0').
 */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { messageRegistry } from '../../src/i18n/define.ts';
import '../../src/routes/titles.ts';
import { type TranslationLocale, translationLocales } from '../../src/i18n/locales.ts';
import { messageCatalogues } from './locales.ts';

const root = join(import.meta.dirname, '../..');

/** A string, or a function that formats its arguments. */
export type Sentence = string | ((...args: never[]) => unknown);

const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'string' || typeof value === 'function';

/** Skips values that need no translation, such as whether a record is a sample. */
const collectSentences = (tree: unknown, path: string): readonly (readonly [string, Sentence])[] => {
  if (isSentence(tree)) return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => collectSentences(value, `${path}.${name}`));
};

const toSentenceMap = (trees: Iterable<readonly [string, unknown]>): ReadonlyMap<string, Sentence> =>
  new Map([...trees].flatMap(([name, tree]) => collectSentences(tree, name)));

/** Loads all message files of the public site. */
export const loadEnglishSentences = async (): Promise<ReadonlyMap<string, Sentence>> => {
  for (const file of globSync('src/i18n/en/*.ts', { cwd: root })) await import(join(root, file));
  return toSentenceMap([...messageRegistry].sort(([one], [other]) => (one < other ? -1 : 1)));
};

export const sentencesOf = (language: TranslationLocale): ReadonlyMap<string, Sentence> =>
  toSentenceMap(Object.entries(messageCatalogues[language] ?? {}));

/** Every message that a language lacks, has in excess, or has in another form; each with its file and its path. */
export const findMessageProblems = (
  locale: string,
  english: ReadonlyMap<string, Sentence>,
  translated: ReadonlyMap<string, Sentence>,
): readonly string[] => {
  const toProblem = (key: string, problem: string): string => {
    const [name, ...path] = key.split('.');
    return `src/i18n/${locale}/${name}.ts: '${path.join('.')}' ${problem}.`;
  };
  const missing = [...english].flatMap(([key, sentence]) => {
    const other = translated.get(key);
    if (other === undefined) return [toProblem(key, 'is missing')];
    if (typeof other !== typeof sentence)
      return [toProblem(key, `must be a ${typeof sentence}, as in English`)];
    if (other === '' && sentence !== '') return [toProblem(key, 'is empty')];
    return typeof other === 'function' && other.length > sentence.length
      ? [toProblem(key, 'takes more than the English does')]
      : [];
  });
  const others = [...translated.keys()].filter((key) => !english.has(key));
  return [...missing, ...others.map((key) => toProblem(key, 'is not in English'))];
};

export const findAllMessageProblems = async (): Promise<readonly string[]> => {
  const english = await loadEnglishSentences();
  return translationLocales.flatMap((locale) => findMessageProblems(locale, english, sentencesOf(locale)));
};

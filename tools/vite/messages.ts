/**
 * Every message of the site with its translations. A key is the name of the file and the path in it
 * ('parts.hero.title.0').
 */
import * as english from '../../src/i18n/en/messages.ts';
import { type TranslationLocale, translationLocales } from '../../src/i18n/locales.ts';
import { translatedMessages } from '../../src/i18n/localizations.ts';

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

export const englishSentences: ReadonlyMap<string, Sentence> = toSentenceMap(
  Object.entries(english).map(([name, catalogue]) => [name, catalogue.english]),
);

export const sentencesOf = (language: TranslationLocale): ReadonlyMap<string, Sentence> =>
  toSentenceMap(Object.entries(translatedMessages[language]));

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

export const findAllMessageProblems = (): readonly string[] =>
  translationLocales.flatMap((locale) => findMessageProblems(locale, englishSentences, sentencesOf(locale)));

/** Every sentence of the site beside its translations, by a key: the name of its file, and the way to it ('parts.hero.title.0'). */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { messageRegistry } from '../../src/i18n/define.ts';
import '../../src/routes/titles.ts';
import { dictionaries, type Translation, translations } from './locales.ts';

const root = join(import.meta.dirname, '../..');

/** A text, or the function that makes it of what it is about. */
export type Sentence = string | ((...given: never[]) => unknown);

const isSentence = (value: unknown): value is Sentence =>
  typeof value === 'string' || typeof value === 'function';

/** What is no sentence (whether it is a sample) is no translator's affair. */
const sentencesIn = (tree: unknown, path: string): readonly (readonly [string, Sentence])[] => {
  if (isSentence(tree)) return [[path, tree]];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => sentencesIn(value, `${path}.${name}`));
};

const keyed = (trees: Iterable<readonly [string, unknown]>): ReadonlyMap<string, Sentence> =>
  new Map([...trees].flatMap(([name, tree]) => sentencesIn(tree, name)));

/** All files of words that the public site has. */
export const englishSentences = async (): Promise<ReadonlyMap<string, Sentence>> => {
  for (const file of globSync('src/i18n/en/*.ts', { cwd: root })) await import(join(root, file));
  return keyed([...messageRegistry].sort(([one], [other]) => (one < other ? -1 : 1)));
};

export const sentencesOf = (language: Translation): ReadonlyMap<string, Sentence> =>
  keyed(Object.entries(dictionaries[language] ?? {}));

/** Every sentence that a language lacks, has too many, or has in another way; each with the file and the way to it. */
export const problemsIn = (
  language: string,
  english: ReadonlyMap<string, Sentence>,
  translated: ReadonlyMap<string, Sentence>,
): readonly string[] => {
  const told = (key: string, problem: string): string => {
    const [name, ...path] = key.split('.');
    return `src/i18n/${language}/${name}.ts: '${path.join('.')}' ${problem}.`;
  };
  const lacking = [...english].flatMap(([key, sentence]) => {
    const other = translated.get(key);
    if (other === undefined) return [told(key, 'is missing')];
    if (typeof other !== typeof sentence) return [told(key, `must be a ${typeof sentence}, as in English`)];
    if (other === '' && sentence !== '') return [told(key, 'is empty')];
    return typeof other === 'function' && other.length > sentence.length
      ? [told(key, 'takes more than the English does')]
      : [];
  });
  const others = [...translated.keys()].filter((key) => !english.has(key));
  return [...lacking, ...others.map((key) => told(key, 'is not in English'))];
};

export const allProblems = async (): Promise<readonly string[]> => {
  const english = await englishSentences();
  return translations.flatMap((language) => problemsIn(language, english, sentencesOf(language)));
};

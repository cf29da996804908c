/**
 * Every message of the site with its translations. A key is the name of the file and the path in it
 * ('parts.hero.title.0').
 */
import * as english from '../../../src/i18n/en/messages.ts';
import type { TranslationLocale } from '../../../src/i18n/locales.ts';
import { translatedMessages } from '../../../src/i18n/localizations.ts';
import { verifyTexts } from '../../../src/i18n/verify.ts';

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

export const englishSentences: ReadonlyMap<string, Sentence> = toSentenceMap([
  ...Object.entries(english).map(([name, catalogue]) => [name, catalogue.english] as const),
  ['verify', verifyTexts.en],
]);

export const sentencesOf = (language: TranslationLocale): ReadonlyMap<string, Sentence> =>
  toSentenceMap([...Object.entries(translatedMessages[language]), ['verify', verifyTexts[language]]]);

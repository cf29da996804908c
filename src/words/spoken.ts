/**
 * Each file of words is English until another language is chosen; then its sentences are exchanged where they stand, so
 * that whoever holds a part of them holds the new ones (docs/decisions/languages.md). What is drawn next says them.
 */
import type { Language } from './languages.ts';

type Sentence = (...given: never[]) => unknown;

/** The same sentences in any language: each text is some text, each list has the same length. */
export type Words<Of> = Of extends string
  ? string
  : Of extends Sentence | boolean | number
    ? Of
    : { readonly [Name in keyof Of]: Words<Of[Name]> };

type Tree = { [name: string]: unknown };

/** The words of one language, by the names of their files. */
export type Spoken = Readonly<Record<string, object>>;

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null;

/** Leaf by leaf, so that what is held of the tree stays a part of it. */
const exchange = (tree: Tree, by: Tree): void => {
  for (const [name, value] of Object.entries(by)) {
    const own = tree[name];
    if (isTree(own) && isTree(value)) exchange(own, value);
    else tree[name] = value;
  }
};

const copied = (tree: Tree): Tree => {
  const copy: Tree = Array.isArray(tree) ? ([] as unknown as Tree) : {};
  for (const [name, value] of Object.entries(tree)) copy[name] = isTree(value) ? copied(value) : value;
  return copy;
};

const said = new Map<string, Tree>();
const english = new Map<string, Tree>();
let [now, spokenNow]: [Language, Spoken | null] = ['en', null];

/** Into the language that is spoken, or back into English. */
const translate = (name: string, words: Tree): void => {
  if (!english.has(name)) {
    if (spokenNow === null) return;
    english.set(name, copied(words));
  }
  exchange(words, (spokenNow?.[name] as Tree | undefined) ?? english.get(name)!);
};

/** The language of the words as they are now. */
export const language = (): Language => now;

/** From now on. @param words null for English, which every file of words has itself */
export const speak = (chosen: Language, words: Spoken | null): void => {
  [now, spokenNow] = [chosen, words];
  for (const [name, tree] of said) translate(name, tree);
};

/** @param name of its file, and of its translation among the words of a language */
export const spoken = <Dictionary extends object>(
  name: string,
  dictionary: Dictionary,
): Words<Dictionary> => {
  said.set(name, dictionary as Tree);
  translate(name, dictionary as Tree);
  return dictionary as Words<Dictionary>;
};

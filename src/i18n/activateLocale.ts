/** Exchanges the sentences of all words for those of another language, or back; those that are loaded later too. */

import { said, speech } from './define.ts';
import type { Language } from './locales.ts';

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

const english = new Map<string, Tree>();

/** @param words null for English, which every file of words has itself */
export const speak = (language: Language, words: Spoken | null): void => {
  speech.language = language;
  speech.translate = (name, tree) => {
    if (!english.has(name)) english.set(name, copied(tree as Tree));
    exchange(tree as Tree, (words?.[name] as Tree | undefined) ?? english.get(name)!);
  };
  for (const [name, tree] of said) speech.translate(name, tree);
};

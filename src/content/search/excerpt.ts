/** The part of a text where it was found: a line or two, in whole words, with the words that answered apart. */
import { foldedWord, wordPattern } from './searchIndex.ts';

export interface Piece {
  /** Where it begins in the text; tells pieces apart. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

const longest = 110;
/** Before the first match. */
const most = 40;

const wordBefore = (text: string, at: number): number => text.lastIndexOf(' ', at) + 1;

/** Not through a sign of two halves. */
const between = (text: string, at: number): number => (/[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at);

/** `words` are folded. A text without any of them is shown from its beginning. */
export const excerptOf = (text: string, words: ReadonlySet<string>): readonly Piece[] => {
  const matches = [...text.matchAll(wordPattern)].filter(([word]) => words.has(foldedWord(word)));
  const first = matches[0]?.index ?? 0;
  const start = first <= most ? 0 : between(text, Math.max(wordBefore(text, first - most), first - 2 * most));
  const isWhole = text.length - start <= longest;
  const cut = isWhole ? text.length : wordBefore(text, start + longest);
  const end = between(text, cut > first ? cut : start + longest);
  const pieces: Piece[] = [];
  let at = start;
  const add = (to: number, isMatch: boolean) => {
    if (to > at) pieces.push({ at, text: text.slice(at, to), isMatch });
    at = Math.max(at, to);
  };
  for (const { index, 0: word } of matches) {
    if (index + word.length > end) break;
    add(index, false);
    add(index + word.length, true);
  }
  add(end, false);
  return [
    ...(start > 0 ? [{ at: -1, text: '… ', isMatch: false }] : []),
    ...pieces,
    ...(end < text.length ? [{ at: text.length, text: '…', isMatch: false }] : []),
  ];
};

/** The part of a text around a search match: a line or two of whole words, with the matching words marked. */
import { foldWord, wordPattern } from './words.ts';

export interface ExcerptPiece {
  /** Start index in the text; identifies the piece. */
  readonly at: number;
  readonly text: string;
  readonly isMatch: boolean;
}

const maxExcerptLength = 110;
/** Maximum length before the first match. */
const maxLeadLength = 40;

const startOfWord = (text: string, at: number): number => text.lastIndexOf(' ', at) + 1;

/** Never cuts through a surrogate pair. */
const avoidSplitPair = (text: string, at: number): number =>
  /[\udc00-\udfff]/.test(text[at] ?? '') ? at - 1 : at;

/** `words` are folded. A text without any of them is excerpted from its start. */
export const createExcerpt = (text: string, words: ReadonlySet<string>): readonly ExcerptPiece[] => {
  const matches = [...text.matchAll(wordPattern)].filter(([word]) => words.has(foldWord(word)));
  const firstMatch = matches[0]?.index ?? 0;
  const start =
    firstMatch <= maxLeadLength
      ? 0
      : avoidSplitPair(
          text,
          Math.max(startOfWord(text, firstMatch - maxLeadLength), firstMatch - 2 * maxLeadLength),
        );
  const fitsEntirely = text.length - start <= maxExcerptLength;
  const cut = fitsEntirely ? text.length : startOfWord(text, start + maxExcerptLength);
  const end = avoidSplitPair(text, cut > firstMatch ? cut : start + maxExcerptLength);
  const pieces: ExcerptPiece[] = [];
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

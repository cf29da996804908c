/**
 * Matches typed text against stored text: 'PENA' finds 'Peña'. Words match in any order, each as a substring;
 * punctuation separates words.
 */

/** 'Sto. Niño' → 'sto. nino' */
export const stripAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 'Citizen’s Peña' → 'citizens pena' */
export const foldText = (text: string): string => stripAccents(text).replace(/['’ʼ`]/g, '');

const splitWords = (query: string): readonly string[] =>
  foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether an already folded text contains every word of the query. An empty query matches every text. */
export const matchesQuery = (foldedText: string, query: string): boolean =>
  splitWords(query).every((word) => foldedText.includes(word));

/** How what is typed finds what is written: 'PENA' finds 'Peña'; words in any order, each a part of one; signs between them are blanks. */

/** 'Sto. Niño' → 'sto. nino' */
export const stripAccents = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** 'Citizen’s Peña' → 'citizens pena' */
export const foldText = (text: string): string => stripAccents(text).replace(/['’ʼ`]/g, '');

const splitWords = (query: string): readonly string[] =>
  foldText(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');

/** Whether a text, folded before, has every word of what is typed. Nothing typed is in every text. */
export const matchesQuery = (foldedText: string, query: string): boolean =>
  splitWords(query).every((word) => foldedText.includes(word));

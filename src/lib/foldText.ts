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

/** Short forms of names: 'Sta. Maria', 'Ma. Santa'. */
const shortNames: ReadonlyMap<string, string> = new Map([
  ['ma', 'maria'],
  ['sta', 'santa'],
  ['sto', 'santo'],
  ['st', 'saint'],
  ['sn', 'san'],
]);
const spellOutName = (word: string): string => shortNames.get(word) ?? word;
const spellOut = (text: string): string => text.replace(/[\p{L}\p{N}]+/gu, spellOutName);

/** 'Sto. Niño-Peña' → 'santo', 'nino', 'pena' */
export const toNameWords = (name: string): readonly string[] => splitWords(name).map(spellOutName);

/**
 * The word with or without signs and blanks between its letters, from the beginning of a word: 'delacruz' in 'de la cruz',
 * 'stamaria' in 'santa maria'.
 */
const createSplitPattern = (word: string): RegExp => {
  // A dot or a comma between digits makes another amount: '50' is not in '₱5.00'.
  const between = /\d/.test(word) ? '[ ()-]*' : '[^\\p{L}\\p{N}\\n]*';
  const spellings = [
    word,
    word.replace(/^st([ao])(?=\p{L}{2})/u, 'sant$1'),
    word.replace(/^sant([ao])(?=\p{L}{2})/u, 'st$1'),
  ].map((each) => [...each].join(between));
  return new RegExp(`(?:^|[^\\p{L}\\p{N}])(?:${[...new Set(spellings)].join('|')})`, 'u');
};

/**
 * Whether an already folded text contains every word of the query. An empty query matches every text. Blanks, hyphens and
 * apostrophes carry no meaning in a name: 'Dela Cruz' and 'De la Cruz' match each other, as 'Sta. Maria' and 'Santa Maria' do.
 */
export const matchesQuery = (foldedText: string, query: string): boolean => {
  const text = `${foldedText}\n${spellOut(foldedText)}`;
  return splitWords(query).every(
    (word) =>
      text.includes(word) ||
      text.includes(spellOutName(word)) ||
      (word.length <= text.length && createSplitPattern(word).test(text)),
  );
};

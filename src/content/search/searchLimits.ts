/** How much the search takes and gives; apart from its code, which is loaded later. */
export const searchLimits = {
  /** Results of a query. */
  found: 20,
  /** Characters of a query; a title has as many at most. */
  query: 300,
  /** Of a query's words so many are looked for. */
  words: 20,
  /** Characters of a word. */
  word: 40,
  /** Of a record's text so many characters are kept to be shown; all of it is searched. */
  shown: 500,
} as const;

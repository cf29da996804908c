/** The search's limits, separate from its code, which loads later. */
export const searchLimits = {
  /** Results per query. */
  found: 20,
  /** Characters of a query; also the maximum length of a title. */
  query: 300,
  /** Words of a query that are searched. */
  words: 20,
  /** Characters of a word. */
  word: 40,
  /** Characters of a record's text that are stored for display; the whole text is searched. */
  shown: 220,
} as const;

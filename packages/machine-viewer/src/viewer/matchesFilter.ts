/** Whether the texts contain every word of a query, in any order and case. An empty query matches all. */
export const matchesFilter = (query: string, texts: readonly (string | null)[]): boolean => {
  const joined = texts.join(' ').toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => joined.includes(word));
};

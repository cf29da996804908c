/** Where the index of the search is served. */
export const searchPath = '/search.json';

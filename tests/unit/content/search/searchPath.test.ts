import { describe, expect, it } from 'vitest';
import { isSearchPath, searchPathOf } from '../../../../src/content/search/searchPath.ts';

describe('§2 the path of the search index', () => {
  it.each([
    ['en', '/search.json'],
    ['fil', '/search.fil.json'],
    ['ceb', '/search.ceb.json'],
  ] as const)('of the locale %s is %s', (locale, path) => {
    expect(searchPathOf(locale)).toBe(path);
    expect(isSearchPath(path)).toBe(true);
  });

  it.each(['/searchXjson', '/search.json/', '/a/search.json', '/search..json', '/search.FIL.json'])(
    'is not %s',
    (path) => {
      expect(isSearchPath(path)).toBe(false);
    },
  );
});

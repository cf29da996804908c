/** A search entry with one title and one text, in English only. */
import type { SearchEntry } from '../../../src/content/search/searchEntries.ts';

export const createSearchEntry = (key: string, title: string, text = ''): SearchEntry => ({
  key,
  title,
  english: title,
  otherTitles: '',
  otherTexts: '',
  text,
  path: '/News',
  small: 'News',
  isSample: false,
});

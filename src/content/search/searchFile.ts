/** search.json: the index from the build, its vocabulary, and the time up to which it knows all changes. */
import { readFields, readInstant, type UncheckedDocument } from '../../lib/readFields.ts';
import type { RecordContext } from '../models/record.ts';
import { type PublishedListName, publishedListNames } from '../schema/lists.ts';
import { type SearchEntry, toSearchEntries } from './searchEntries.ts';
import { buildSearchIndex, openSearchIndex, type SearchIndex } from './searchIndex.ts';
import { type FoldedSearchWords, readSearchWords } from './searchWords.ts';

export interface SearchFile {
  /** Epoch ms: the latest `updated` of all records; newer changes are not in the index. */
  readonly madeAt: number;
  readonly index: SearchIndex;
}

interface SearchFileParts {
  readonly documents: (list: PublishedListName) => readonly UncheckedDocument[];
  readonly contextOf: (list: PublishedListName) => RecordContext;
  /** The entries of pages and forms. */
  readonly pages: readonly SearchEntry[];
  readonly words: FoldedSearchWords;
}

/** Serializes the pages, the active records of every list, and the vocabulary as a search file. */
export const createSearchFile = ({ documents, contextOf, pages, words }: SearchFileParts): string => {
  let madeAt = 0;
  const records = publishedListNames.flatMap((list): readonly SearchEntry[] => {
    const active = documents(list).filter(({ data }) => readFields(data).get('status') === 'active');
    for (const { data } of active)
      madeAt = Math.max(madeAt, readInstant(readFields(data).get('updated')) ?? 0);
    return toSearchEntries(list, active, contextOf(list));
  });
  return `{"madeAt":${madeAt},"words":${JSON.stringify(words)},"index":${buildSearchIndex([...pages, ...records], words)}}\n`;
};

/** @throws Error when the text is not a search file. */
export const parseSearchFile = (text: string): SearchFile => {
  const file = readFields(JSON.parse(text) as unknown);
  const madeAt = readInstant(file.get('madeAt'));
  if (madeAt === null) throw new Error('The search index does not say when it was made.');
  return { madeAt, index: openSearchIndex(file.get('index'), readSearchWords(file.get('words'))) };
};

/** A list of which one sees what has the words that are typed. They stay in the page: in no address, storage or log. */
import { useDeferredValue, useMemo, useState } from 'react';
import { foldText, matchesQuery } from '../../lib/foldText.ts';

export interface TextFilter<Item> {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly all: readonly Item[];
  readonly found: readonly Item[];
}

/** `textsOf` is looked through; it stays the same function. */
export const useTextFilter = <Item>(
  all: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): TextFilter<Item> => {
  const [query, setQuery] = useState('');
  const texts = useMemo(() => all.map((item) => foldText(textsOf(item).join('\n'))), [all, textsOf]);
  // The field shows a key at once; a long list follows when the telephone has time.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(
    () => all.filter((_, at) => matchesQuery(texts[at] ?? '', deferredQuery)),
    [all, texts, deferredQuery],
  );
  return { query, setQuery, all, found };
};

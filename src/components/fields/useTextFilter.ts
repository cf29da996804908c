/** Filters a list by typed words. The words stay in component state: never in the URL, storage or log. */
import { useDeferredValue, useMemo, useState } from 'react';
import { foldText, matchesQuery } from '../../lib/foldText.ts';

export interface TextFilter<Item> {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly all: readonly Item[];
  readonly found: readonly Item[];
}

/** `textsOf` returns the texts to search; it must be referentially stable. */
export const useTextFilter = <Item>(
  all: readonly Item[],
  textsOf: (item: Item) => readonly string[],
): TextFilter<Item> => {
  const [query, setQuery] = useState('');
  const texts = useMemo(() => all.map((item) => foldText(textsOf(item).join('\n'))), [all, textsOf]);
  // The field shows each key at once; a long list follows when the phone has time.
  const deferredQuery = useDeferredValue(query);
  const found = useMemo(
    () => all.filter((_, at) => matchesQuery(texts[at] ?? '', deferredQuery)),
    [all, texts, deferredQuery],
  );
  return { query, setQuery, all, found };
};

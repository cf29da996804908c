/**
 * Caches public lists, which clients request repeatedly with identical calls. An entry is valid until its collection
 * changes. The rules decide each time whether the caller may read it. Lists that only staff may read are never cached.
 */
import { type BoundedMap, createBoundedMap } from '../lib/boundedMap.ts';
import type { RestResponse } from '../protocol/responses.ts';
import type { StructuredQuery } from './query.ts';

export interface CachedList {
  readonly query: StructuredQuery;
  /** `DocumentStore.changes` of the collection at the time of reading. */
  readonly changes: number;
  readonly answer: RestResponse;
}

export type ListCache = BoundedMap<CachedList>;

/**
 * Equal for two queries of one meaning, whatever blanks, escapes and order of keys their texts have.
 * @param parent the path of the document, or the root, that contains the collection
 * @param query as parsed JSON
 */
export const formatListKey = (parent: readonly string[], query: unknown): string =>
  JSON.stringify([parent, query], (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );

/** @param max characters of calls and answers in total; one list may have a quarter of them */
export const createListCache = (max: number): ListCache =>
  createBoundedMap(max, (call, { answer }) => call.length + answer.text.length, max / 4);

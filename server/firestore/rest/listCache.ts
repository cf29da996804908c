/**
 * Caches public lists, which clients request repeatedly with identical calls. An entry is valid until its collection
 * changes. The rules decide each time whether the caller may read it. Lists that only staff may read are never cached.
 */
import type { RestResponse } from '../protocol/responses.ts';
import type { StructuredQuery } from './query.ts';

export interface CachedList {
  readonly query: StructuredQuery;
  /** `DocumentStore.changes` of the collection at the time of reading. */
  readonly changes: number;
  readonly answer: RestResponse;
}

export interface ListCache {
  get(call: string): CachedList | null;
  set(call: string, list: CachedList): void;
}

/** @param max characters of calls and answers in total; the oldest entries are evicted first */
export function createListCache(max: number): ListCache {
  const entries = new Map<string, CachedList>();
  let size = 0;
  const sizeOf = (call: string, { answer }: CachedList): number => call.length + answer.text.length;
  const evict = (call: string): void => {
    const list = entries.get(call);
    if (list === undefined) return;
    entries.delete(call);
    size -= sizeOf(call, list);
  };
  return {
    get: (call) => entries.get(call) ?? null,
    set: (call, list) => {
      evict(call);
      if (sizeOf(call, list) > max / 4) return;
      entries.set(call, list);
      size += sizeOf(call, list);
      for (const [oldest] of entries) {
        if (size <= max) break;
        evict(oldest);
      }
    },
  };
}

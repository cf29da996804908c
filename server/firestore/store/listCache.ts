/**
 * Lists that everyone may read are asked for again and again, word for word. What was found is kept until the collection
 * changes; whether it may be read is decided each time. What only staff may read is never kept.
 */
import type { Answer } from '../protocol/responses.ts';
import type { Query } from '../rest/query.ts';

export interface KeptList {
  readonly query: Query;
  /** `Documents.changes` of the collection when it was read. */
  readonly changes: number;
  readonly answer: Answer;
}

export interface KeptLists {
  get(call: string): KeptList | null;
  keep(call: string, list: KeptList): void;
}

/** @param most characters of calls and answers in all; those kept longest go first */
export function keptLists(most: number): KeptLists {
  const kept = new Map<string, KeptList>();
  let size = 0;
  const sizeOf = (call: string, { answer }: KeptList): number => call.length + answer.text.length;
  const forget = (call: string): void => {
    const list = kept.get(call);
    if (list === undefined) return;
    kept.delete(call);
    size -= sizeOf(call, list);
  };
  return {
    get: (call) => kept.get(call) ?? null,
    keep: (call, list) => {
      forget(call);
      if (sizeOf(call, list) > most / 4) return;
      kept.set(call, list);
      size += sizeOf(call, list);
      for (const [oldest] of kept) {
        if (size <= most) break;
        forget(oldest);
      }
    },
  };
}

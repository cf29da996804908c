/**
 * Lists that everyone may read are asked for again and again, word for word. What was found is kept until the collection
 * changes; whether it may be read is decided each time. What only staff may read is never kept.
 */
import type { Answer } from './answers.ts';
import type { Query } from './query.ts';

export interface Asked {
  readonly query: Query;
  /** `Documents.changes` of the collection when it was read. */
  readonly changes: number;
  readonly answer: Answer;
}

export interface AskedLists {
  get(call: string): Asked | null;
  keep(call: string, asked: Asked): void;
}

/** @param most characters of calls and answers in all; those kept longest go first */
export function askedLists(most: number): AskedLists {
  const kept = new Map<string, Asked>();
  let size = 0;
  const sizeOf = (call: string, { answer }: Asked): number => call.length + answer.text.length;
  const forget = (call: string): void => {
    const asked = kept.get(call);
    if (asked === undefined) return;
    kept.delete(call);
    size -= sizeOf(call, asked);
  };
  return {
    get: (call) => kept.get(call) ?? null,
    keep: (call, asked) => {
      forget(call);
      if (sizeOf(call, asked) > most / 4) return;
      kept.set(call, asked);
      size += sizeOf(call, asked);
      for (const [oldest] of kept) {
        if (size <= most) break;
        forget(oldest);
      }
    },
  };
}

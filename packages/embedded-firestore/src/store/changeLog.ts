/** Which documents of a collection changed lately, so that a reader of the whole collection reads only these again. */

export interface ChangeLog {
  add(parent: string, id: string): void;
  /** The number of changes of the collection so far. */
  count(parent: string): number;
  /** The ids that changed after that count, some more than once; null if it is too long ago. */
  idsSince(parent: string, count: number): readonly string[] | null;
}

/** @param max ids that it keeps for each collection, at least; it keeps at most twice as many */
export function createChangeLog(max: number): ChangeLog {
  const logs = new Map<string, { count: number; ids: string[] }>();
  return {
    add: (parent, id) => {
      const log = logs.get(parent) ?? { count: 0, ids: [] };
      logs.set(parent, log);
      log.count += 1;
      if (log.ids.push(id) >= 2 * max) log.ids = log.ids.slice(-max);
    },
    count: (parent) => logs.get(parent)?.count ?? 0,
    idsSince: (parent, count) => {
      const log = logs.get(parent);
      if (log === undefined || log.count === count) return [];
      const missing = log.count - count;
      return missing > log.ids.length ? null : log.ids.slice(-missing);
    },
  };
}

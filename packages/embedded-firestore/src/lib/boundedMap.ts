/** A map up to a total size: the entries that were set longest ago leave first. */
export interface BoundedMap<Value> {
  get(key: string): Value | null;
  /** Stores the value as the latest, by its size now. One that is too large by itself only removes the one before it. */
  set(key: string, value: Value): void;
}

/**
 * @param max of all sizes together, in the unit of `sizeOf`
 * @param maxOfOne of the size of one entry
 */
export function createBoundedMap<Value>(
  max: number,
  sizeOf: (key: string, value: Value) => number,
  maxOfOne = max,
): BoundedMap<Value> {
  const entries = new Map<string, { readonly value: Value; readonly size: number }>();
  let total = 0;
  const remove = (key: string): void => {
    total -= entries.get(key)?.size ?? 0;
    entries.delete(key);
  };
  return {
    get: (key) => entries.get(key)?.value ?? null,
    set: (key, value) => {
      remove(key);
      const size = sizeOf(key, value);
      if (size > maxOfOne) return;
      entries.set(key, { value, size });
      total += size;
      for (const [oldest] of entries) {
        if (total <= max) break;
        remove(oldest);
      }
    },
  };
}

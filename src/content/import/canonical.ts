/** Canonical JSON, so that equal values have equal text: stores and files order the fields of a record differently. */

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sortKeys(member)]),
  );
};

/** The value as JSON would restore it, with the fields in the order of their names. */
export const toCanonical = <Value>(value: Value): Value =>
  sortKeys(JSON.parse(JSON.stringify(value))) as Value;

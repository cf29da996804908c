/** One text for what is the same: stores and files give the fields of a record in different orders. */

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, member]) => [name, sortKeys(member)]),
  );
};

/** As JSON keeps it, every field in the order of its name. */
export const toCanonical = <Value>(value: Value): Value =>
  sortKeys(JSON.parse(JSON.stringify(value))) as Value;

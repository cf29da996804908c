/** What a step changed of the context, value by value. */

export interface ContextChange {
  /** 'unanswered[0].purpose' */
  readonly path: string;
  /** As JSON; null where there was no value. */
  readonly before: string | null;
  readonly after: string | null;
}

type Leaves = ReadonlyMap<string, string>;

const listLeaves = (value: unknown, path: string): readonly (readonly [path: string, json: string])[] => {
  const entries =
    typeof value === 'object' && value !== null
      ? Object.entries(value).map(([key, inner]) => {
          const step = Array.isArray(value) ? `[${key}]` : path === '' ? key : `.${key}`;
          return [`${path}${step}`, inner] as const;
        })
      : [];
  return entries.length === 0
    ? [[path, JSON.stringify(value)]]
    : entries.flatMap(([at, inner]) => listLeaves(inner, at));
};

/** An actor in the context becomes what it says of itself (`toJSON`). */
const toLeaves = (context: unknown): Leaves =>
  new Map(listLeaves(JSON.parse(JSON.stringify(context ?? {})), '').filter(([path]) => path !== ''));

/** Lists the changes in the order of the new context, and values that it no longer has at the end. */
export const listContextChanges = (before: unknown, after: unknown): readonly ContextChange[] => {
  const [then, now] = [toLeaves(before), toLeaves(after)];
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((path) => ({ path, before: then.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
};

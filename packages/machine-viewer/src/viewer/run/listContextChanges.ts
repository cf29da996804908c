/** What a step changed of the context, value by value. */
import { formatReadable, type Readable, toReadable } from '../../model/readable.ts';

export interface ContextChange {
  /** 'unanswered[0].purpose' */
  readonly path: string;
  /** As JSON; null where there was no value. */
  readonly before: string | null;
  readonly after: string | null;
}

type Leaves = ReadonlyMap<string, string>;

const listLeaves = (value: Readable, path: string): readonly (readonly [path: string, json: string])[] => {
  if ('text' in value || value.entries.length === 0) return [[path, formatReadable(value)]];
  return value.entries.flatMap(({ name, value: inner }) => {
    const step = value.isList ? `[${name}]` : path === '' ? name : `.${name}`;
    return listLeaves(inner, `${path}${step}`);
  });
};

/** An actor in the context becomes what it says of itself (`toJSON`). */
const toLeaves = (context: unknown): Leaves =>
  new Map(listLeaves(toReadable(context ?? {}), '').filter(([path]) => path !== ''));

/** Lists the changes in the order of the new context, and values that it no longer has at the end. */
export const listContextChanges = (before: unknown, after: unknown): readonly ContextChange[] => {
  const [then, now] = [toLeaves(before), toLeaves(after)];
  return [...new Set([...now.keys(), ...then.keys()])]
    .map((path) => ({ path, before: then.get(path) ?? null, after: now.get(path) ?? null }))
    .filter((change) => change.before !== change.after);
};

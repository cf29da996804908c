/** Field paths: parses `a.b` and `` `first name`.b `` into names, and reads or merges values along them. */

import { isMapValue, parseFieldName } from './codec.ts';
import { invalidArgumentError } from './errors.ts';
import { parseText } from './json.ts';
import type { Fields, Value } from './value.ts';

export type FieldPath = readonly string[];

const segment = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[`\\])+)`)(?:\.(?=.)|$)/sy;
const limits = { characters: 10_000, depth: 20 } as const;

export function parseFieldPath(json: unknown): FieldPath {
  const source = parseText(json, 'A field path');
  const path: string[] = [];
  segment.lastIndex = 0;
  while (source.length <= limits.characters && path.length < limits.depth) {
    const [, unquoted, quoted] = segment.exec(source) ?? [];
    const name = unquoted ?? quoted?.replace(/\\(.)/g, '$1');
    if (name === undefined) break;
    path.push(name);
    if (segment.lastIndex === source.length) return path;
  }
  throw invalidArgumentError('A field path is not valid.');
}

/** The same for a field that is written: refuses `__name__` and other reserved names. */
export const parseWritableFieldPath = (json: unknown): FieldPath => parseFieldPath(json).map(parseFieldName);

/** The value at a path; undefined if there is none. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined = fields;
  for (const name of path) value = isMapValue(value) ? value.get(name) : undefined;
  return value;
}

/**
 * `old`, with the masked fields replaced by those of `fields`; a masked field that `fields` lacks is removed. Copies each
 * map at most once, however many paths lead into it.
 */
export function mergeMasked(old: Fields, fields: Fields, mask: readonly FieldPath[]): Fields {
  const copies = new Set<Fields>();
  const copyOnce = (map: Fields): Map<string, Value> => {
    if (copies.has(map)) return map as Map<string, Value>;
    const copy = new Map(map);
    copies.add(copy);
    return copy;
  };
  const merged = copyOnce(old);
  for (const path of mask) {
    const value = valueAt(fields, path);
    const last = path.at(-1)!;
    let map: Map<string, Value> | null = merged;
    for (const name of path.slice(0, -1)) {
      const held: Value | undefined = map.get(name);
      // Nothing to remove: the value here is no map.
      if (!isMapValue(held) && value === undefined) map = null;
      if (map === null) break;
      const inner: Map<string, Value> = copyOnce(isMapValue(held) ? held : new Map());
      map.set(name, inner);
      map = inner;
    }
    if (value === undefined) map?.delete(last);
    else map?.set(last, value);
  }
  return merged;
}

/** Field paths: `a.b` and `` `first name`.b `` → their names, and what they reach in a document. */
import type { Fields, Value } from '../rules/types.ts';
import { invalid } from './errors.ts';
import { text } from './shape.ts';
import { fieldName, isFields } from './wire.ts';

export type FieldPath = readonly string[];

const segment = /(?:([A-Za-z_][A-Za-z0-9_]*)|`((?:[^`\\]|\\[`\\])+)`)(?:\.(?=.)|$)/sy;
const limits = { characters: 10_000, depth: 20 } as const;

export function fieldPathOf(json: unknown): FieldPath {
  const written = text(json, 'A field path');
  const path: string[] = [];
  segment.lastIndex = 0;
  while (written.length <= limits.characters && path.length < limits.depth) {
    const [, plain, quoted] = segment.exec(written) ?? [];
    const name = plain ?? quoted?.replace(/\\(.)/g, '$1');
    if (name === undefined) break;
    path.push(name);
    if (segment.lastIndex === written.length) return path;
  }
  throw invalid('A field path is not valid.');
}

/** The same, for a field that is written: `__name__` and its like are not. */
export const writtenPathOf = (json: unknown): FieldPath => fieldPathOf(json).map(fieldName);

/** The value at a path; undefined where there is none. */
export function valueAt(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined = fields;
  for (const name of path) value = isFields(value) ? value.get(name) : undefined;
  return value;
}

/** The same fields with another value at a path; undefined takes the field away. */
export function withValueAt(fields: Fields, path: FieldPath, value: Value | undefined): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const held = fields.get(name);
  if (rest.length > 0 && value === undefined && !isFields(held)) return fields;
  const next = rest.length === 0 ? value : withValueAt(isFields(held) ? held : new Map(), rest, value);
  const changed = new Map(fields);
  if (next === undefined) changed.delete(name);
  else changed.set(name, next);
  return changed;
}

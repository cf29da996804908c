/** Any value as text for people: JSON where it is JSON, and a name for each value that JSON does not know. */

/** A value inside these many others is shown by its kind alone. */
const maxDepth = 8;
/** The most entries of an object or a list. */
const maxEntries = 200;

const classNameOf = (value: object): string => {
  const prototype = Object.getPrototypeOf(value) as {
    readonly constructor?: { readonly name?: unknown };
  } | null;
  const name = prototype?.constructor?.name;
  return typeof name === 'string' ? name : 'Object';
};

/** The text of a value without entries; null for an object that is shown by them. */
const formatLeaf = (value: unknown): string | null => {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'function') return value.name === '' ? '(function)' : `(function ${value.name})`;
  if (typeof value !== 'object' || value === null) return String(value);
  if (value instanceof Date)
    return Number.isNaN(value.getTime()) ? 'Invalid Date' : JSON.stringify(value.toISOString());
  if (value instanceof RegExp) return String(value);
  if (value instanceof Error) return `${value.name}: ${value.message}`;
  return null;
};

/** What an object says of itself for JSON: an actor in a context has its snapshot there. */
const toJsonValue = (value: object): unknown =>
  'toJSON' in value && typeof value.toJSON === 'function' ? value.toJSON() : value;

const toEntries = (value: object): readonly (readonly [name: string, inner: unknown])[] => {
  if (value instanceof Map)
    return [...value].map(([key, inner]) => [
      typeof key === 'string' ? key : (formatLeaf(key) ?? classNameOf(key)),
      inner,
    ]);
  if (value instanceof Set) return [...value].map((inner, at) => [String(at), inner]);
  return Object.keys(value).map((name) => {
    try {
      return [name, (value as Readonly<Record<string, unknown>>)[name]] as const;
    } catch (error) {
      return [name, error] as const;
    }
  });
};

export interface ReadableEntry {
  readonly name: string;
  readonly value: Readable;
}

/** A value as people read it: text, or an object with entries. */
export type Readable =
  | { readonly text: string }
  | { readonly kind: string; readonly isList: boolean; readonly entries: readonly ReadableEntry[] };

const read = (value: unknown, around: readonly object[]): Readable => {
  const text = formatLeaf(value);
  if (text !== null) return { text };
  const object = value as object;
  if (around.includes(object)) return { text: '(circular)' };
  const asJson = toJsonValue(object);
  if (asJson !== object) return read(asJson, [...around, object]);
  const name = classNameOf(object);
  if (around.length >= maxDepth) return { text: `(${name})` };
  const entries = toEntries(object);
  const shown = entries
    .slice(0, maxEntries)
    .map(([key, inner]) => ({ name: key, value: readAny(inner, [...around, object]) }));
  const left = entries.length - shown.length;
  return {
    kind: name === 'Object' || name === 'Array' ? '' : `${name} `,
    isList: Array.isArray(object) || object instanceof Set,
    entries: left === 0 ? shown : [...shown, { name: '...', value: { text: `(${left} more)` } }],
  };
};

/** Never throws: a value may refuse to be read, as a revoked proxy does. */
const readAny = (value: unknown, around: readonly object[]): Readable => {
  try {
    return read(value, around);
  } catch {
    return { text: '(cannot be read)' };
  }
};

/** The value as people read it, whatever it is. */
export const toReadable = (value: unknown): Readable => readAny(value, []);

/** The text of a value, in one line or indented by one space a level, as `JSON.stringify(value, null, 1)` does. */
export const formatReadable = (value: Readable, isIndented = false, indent = ''): string => {
  if ('text' in value) return value.text;
  const [open, close] = value.isList ? ['[', ']'] : ['{', '}'];
  const inner = `${indent} `;
  const lines = value.entries.map(({ name, value: entry }) => {
    const text = formatReadable(entry, isIndented, inner);
    return value.isList ? text : `${JSON.stringify(name)}:${isIndented ? ' ' : ''}${text}`;
  });
  if (lines.length === 0) return `${value.kind}${open}${close}`;
  return isIndented
    ? `${value.kind}${open}\n${lines.map((line) => `${inner}${line}`).join(',\n')}\n${indent}${close}`
    : `${value.kind}${open}${lines.join(',')}${close}`;
};

/** JSON of a value, and a readable text of one that JSON refuses: a circle, a BigInt. */
export const toJson = (value: unknown): string => {
  try {
    return JSON.stringify(value) ?? String(value);
  } catch {
    return formatReadable(toReadable(value));
  }
};

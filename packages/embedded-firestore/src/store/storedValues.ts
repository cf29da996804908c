/** The values of a stored document, parsed and decoded on demand: a query returns few of the documents it scans. */
import { decodeValue } from '../protocol/codec.ts';
import { type FieldPath, valueAt } from '../protocol/fieldPath.ts';
import type { Value } from '../protocol/value.ts';
import type { StoredDocument } from './storedDocument.ts';

/**
 * The value at a path; undefined if there is none.
 * @throws Error if the document is damaged, when a value is read
 */
export function createValueReader({ fields }: StoredDocument): (path: FieldPath) => Value | undefined {
  let wire: Readonly<Record<string, unknown>> | null = null;
  const decoded = new Map<string, Value>();
  return (path) => {
    wire ??= JSON.parse(fields) as Readonly<Record<string, unknown>>;
    const [name = ''] = path;
    if (!decoded.has(name) && Object.hasOwn(wire, name)) decoded.set(name, decodeValue(wire[name]));
    return valueAt(decoded, path);
  };
}

/** The values of a stored document, each decoded on demand: a query returns few of the documents it scans. */
import { decodeValue } from '../protocol/codec.ts';
import { type FieldPath, valueAt } from '../protocol/fieldPath.ts';
import type { Value } from '../rules/types.ts';
import type { StoredDocument } from './storedDocument.ts';

interface StoredValues {
  /** All fields as parsed JSON. */
  readonly wire: Readonly<Record<string, unknown>>;
  readonly valueAt: (path: FieldPath) => Value | undefined;
}

/** @throws Error if the document is damaged: here, or when a damaged value is read */
export function createStoredValues({ fields }: StoredDocument): StoredValues {
  const wire: StoredValues['wire'] = JSON.parse(fields);
  const decoded = new Map<string, Value>();
  return {
    wire,
    valueAt: (path) => {
      const [name = ''] = path;
      if (!decoded.has(name) && Object.hasOwn(wire, name)) decoded.set(name, decodeValue(wire[name]));
      return valueAt(decoded, path);
    },
  };
}

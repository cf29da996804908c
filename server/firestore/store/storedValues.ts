/** The values of a stored document, each read when it is asked for: most of what a query looks through is never shown. */
import { decodeValue } from '../protocol/codec.ts';
import { type FieldPath, valueAt } from '../protocol/fieldPath.ts';
import type { Value } from '../rules/types.ts';
import type { StoredDocument } from './storedDocument.ts';

interface StoredValues {
  /** All fields, as JSON has them. */
  readonly wire: Readonly<Record<string, unknown>>;
  readonly valueAt: (path: FieldPath) => Value | undefined;
}

/** @throws Error where the document is damaged, here or when a damaged value is asked for */
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

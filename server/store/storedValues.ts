/** The values of a stored document, each read when it is asked for: most of what a query looks through is never shown. */
import type { Value } from '../rules/types.ts';
import type { Stored } from './documents.ts';
import { type FieldPath, valueAt } from './fieldPath.ts';
import { decodeValue } from './wire.ts';

export function storedValues({ fields }: Stored): (path: FieldPath) => Value | undefined {
  const wire: Readonly<Record<string, unknown>> = JSON.parse(fields);
  const read = new Map<string, Value>();
  return (path) => {
    const [name = ''] = path;
    if (!read.has(name) && Object.hasOwn(wire, name)) read.set(name, decodeValue(wire[name]));
    return valueAt(read, path);
  };
}

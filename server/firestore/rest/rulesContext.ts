/** The records as rules see them. */

import { decodeFields } from '../protocol/codec.ts';
import { type Place, placeAt } from '../protocol/names.ts';
import type { DocumentView, Fields, World } from '../rules/types.ts';
import type { Damaged, Documents, Stored } from '../store/documents.ts';

export const storedFields = (stored: Stored): Fields => decodeFields(JSON.parse(stored.fields));

/** A damaged document is there, so that nobody makes another in its place; its fields have no answer. */
export const viewOf = ({ path }: Place, row: Stored | Damaged | null): DocumentView | null =>
  row && { path, fields: row.fields === null ? null : storedFields(row) };

/** The place a rule looks at; null where no document can be. */
function placeLookedAt(path: readonly string[]): Place | null {
  try {
    return placeAt(path);
  } catch {
    return null;
  }
}

/** The world in which nothing changes: what a read is judged in. */
export function stillWorld(documents: Documents): World {
  const look = (path: readonly string[]): DocumentView | null => {
    const place = placeLookedAt(path);
    return place && viewOf(place, documents.get(place));
  };
  return { before: look, after: look };
}

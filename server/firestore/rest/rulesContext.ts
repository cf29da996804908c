/** The records as rules see them. */
import { decodeFields } from '../protocol/codec.ts';
import { type DocumentRef, parseDocumentPath } from '../protocol/names.ts';
import type { DocumentView, Fields, RulesContext } from '../rules/types.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { DamagedDocument, StoredDocument } from '../store/storedDocument.ts';

export const decodeStoredFields = (stored: StoredDocument): Fields => decodeFields(JSON.parse(stored.fields));

/** A damaged document is there, so that nobody makes another in its place; its fields have no answer. */
export const toDocumentView = (
  { path }: DocumentRef,
  row: StoredDocument | DamagedDocument | null,
): DocumentView | null => row && { path, fields: row.fields === null ? null : decodeStoredFields(row) };

/** The place a rule looks at; null where no document can be. */
function tryParseDocumentPath(path: readonly string[]): DocumentRef | null {
  try {
    return parseDocumentPath(path);
  } catch {
    return null;
  }
}

/** The world in which nothing changes: what a read is judged in. */
export function createReadContext(documents: DocumentStore): RulesContext {
  const readView = (path: readonly string[]): DocumentView | null => {
    const ref = tryParseDocumentPath(path);
    return ref && toDocumentView(ref, documents.get(ref));
  };
  return { before: readView, after: readView };
}

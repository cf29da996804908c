/** Documents as the rules see them. */
import { decodeFields } from '../protocol/codec.ts';
import { type DocumentRef, parseDocumentPath } from '../protocol/names.ts';
import type { Fields } from '../protocol/value.ts';
import type { DocumentView, RulesContext } from '../rules/types.ts';
import type { DocumentStore } from '../store/documents.ts';
import type { DamagedDocument, StoredDocument } from '../store/storedDocument.ts';

export const decodeStoredFields = (stored: StoredDocument): Fields => decodeFields(JSON.parse(stored.fields));

/** A damaged document exists, so that nobody creates another in its place; its fields are unreadable. */
export const toDocumentView = (
  { path }: DocumentRef,
  row: StoredDocument | DamagedDocument | null,
): DocumentView | null => row && { path, fields: row.fields === null ? null : decodeStoredFields(row) };

/** The document at a path in a rule; null if no document can have that path. */
function tryParseDocumentPath(path: readonly string[]): DocumentRef | null {
  try {
    return parseDocumentPath(path);
  } catch {
    return null;
  }
}

/** The context of a read, which changes nothing: before and after are the same. */
export function createReadContext(documents: DocumentStore): RulesContext {
  const readView = (path: readonly string[]): DocumentView | null => {
    const ref = tryParseDocumentPath(path);
    return ref && toDocumentView(ref, documents.get(ref));
  };
  return { before: readView, after: readView, lookedUp: new Set() };
}

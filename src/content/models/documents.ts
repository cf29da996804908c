/** Parses documents from JSON: from a prerendered page, or from a device's copy, which anybody may have written. */
import { readFields, type UncheckedDocument } from '../../lib/readFields.ts';

/**
 * Each id once, as in the store; null unless the value is a list of documents.
 * @param maxDocuments ignores the rest of the list
 */
export const parseDocuments = (value: unknown, maxDocuments: number): readonly UncheckedDocument[] | null => {
  if (!Array.isArray(value)) return null;
  const documents = new Map<string, UncheckedDocument>();
  for (const each of value.slice(0, maxDocuments)) {
    const fields = readFields(each);
    const id: unknown = fields.get('id');
    if (typeof id === 'string') documents.set(id, { id, data: fields.get('data') });
  }
  return documents.size === 0 && value.length > 0 ? null : [...documents.values()];
};

/** Counts the documents that are read, for limits of what one caller may have the store read. */
import type { DocumentStore } from './documents.ts';
import type { DamagedDocument, StoredDocument } from './storedDocument.ts';

export interface CountingDocumentStore extends DocumentStore {
  /** All documents that were read so far. */
  reads(): number;
}

/** Characters of a document that count as one: parsing a document of 1 MiB costs as much as that of a hundred. */
const unit = 10_000;

const countOf = ({ fields }: StoredDocument | DamagedDocument): number =>
  1 + Math.floor((fields?.length ?? 0) / unit);

export function createCountingDocuments(documents: DocumentStore): CountingDocumentStore {
  let reads = 0;
  return {
    ...documents,
    reads: () => reads,
    get: (key) => {
      const found = documents.get(key);
      reads += found === null ? 1 : countOf(found);
      return found;
    },
    *scan(parent, from) {
      for (const stored of documents.scan(parent, from)) {
        reads += countOf(stored);
        yield stored;
      }
    },
  };
}

/** Keeps the records of this session in memory; they end with the page. */
import { type DatedListName, type ListName, lists } from '../content/schema/lists.ts';
import type { SessionRecords } from '../context/records.ts';
import type { ListSpan } from '../firestore/articlePage.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';

const unknownSpan: ListSpan = { newest: null, oldest: null };

export const createSessionRecords = (): SessionRecords => {
  const documentsByList = new Map<ListName, Map<string, UncheckedDocument>>();
  const spans = new Map<DatedListName, ListSpan>();
  const reported = new Set<string>();
  return {
    add: (list, documents) => {
      const documentsById = documentsByList.get(list) ?? new Map<string, UncheckedDocument>();
      for (const document of documents) documentsById.set(document.id, document);
      documentsByList.set(list, documentsById);
      return documents;
    },
    documents: (list) => [...(documentsByList.get(list)?.values() ?? [])],
    spanOf: (list) => spans.get(list) ?? unknownSpan,
    setSpan: (list, span) => {
      spans.set(list, span);
    },
    clear: () => documentsByList.clear(),
    createReport: (list, log) => (id, field, problem) => {
      const message = `The record '${id.slice(0, 100)}' of ${lists[list].collection}, field '${field}' ${problem}.`;
      if (!reported.has(message)) log(message);
      reported.add(message);
    },
  };
};

/**
 * What this visit has read: documents, for the search to find; the ends of the dated lists; the faults already told of.
 * In memory alone, and gone with the page.
 */
import { createContext, useContext } from 'react';
import type { ReportProblem } from '../content/models/record.ts';
import { type DatedListName, type ListName, lists } from '../content/schema/lists.ts';
import type { Logger } from '../context/loggerContext.ts';
import type { ListSpan } from '../firestore/articlePage.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';

export interface SessionRecords {
  /** Keeps the documents for the search, and answers them. */
  readonly add: (list: ListName, documents: readonly UncheckedDocument[]) => readonly UncheckedDocument[];
  readonly documents: (list: ListName) => readonly UncheckedDocument[];
  readonly spanOf: (list: DatedListName) => ListSpan;
  readonly setSpan: (list: DatedListName, span: ListSpan) => void;
  /** Another language is spoken: what was read in one is found no more. */
  readonly clear: () => void;
  /** Tells the log of a malformed field, once a visit (spec §8). */
  readonly createReport: (list: ListName, log: Logger) => ReportProblem;
}

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

export const SessionRecordsContext = createContext<SessionRecords>(createSessionRecords());

export const useSessionRecords = (): SessionRecords => useContext(SessionRecordsContext);

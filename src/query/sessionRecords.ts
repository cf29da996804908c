/**
 * The records read in this session: documents for the search, the ends of the dated lists, and the faults already
 * logged. They are in memory only and end with the page.
 */
import { createContext, useContext } from 'react';
import type { ReportProblem } from '../content/models/record.ts';
import { type DatedListName, type ListName, lists } from '../content/schema/lists.ts';
import type { Logger } from '../context/loggerContext.ts';
import type { ListSpan } from '../firestore/articlePage.ts';
import type { UncheckedDocument } from '../lib/readFields.ts';

export interface SessionRecords {
  /** Adds the documents to the search and returns them. */
  readonly add: (list: ListName, documents: readonly UncheckedDocument[]) => readonly UncheckedDocument[];
  readonly documents: (list: ListName) => readonly UncheckedDocument[];
  readonly spanOf: (list: DatedListName) => ListSpan;
  readonly setSpan: (list: DatedListName, span: ListSpan) => void;
  /** Forgets the documents after a locale change: they are in the old locale. */
  readonly clear: () => void;
  /** Returns a reporter that logs each malformed field once a session (spec §8). */
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

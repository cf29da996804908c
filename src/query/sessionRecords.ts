/**
 * What this visit has read: documents, for the search to find; the ends of the dated lists; the faults already told of.
 * In memory alone, and gone with the page.
 */
import { createContext, useContext } from 'react';
import type { Report } from '../content/models/record.ts';
import { type DatedName, type ListName, lists } from '../content/schema/lists.ts';
import type { Log } from '../context/loggerContext.ts';
import type { Span } from '../firestore/articlePage.ts';
import type { Unchecked } from '../lib/readFields.ts';

export interface Visited {
  /** Keeps the documents for the search, and answers them. */
  readonly keep: (list: ListName, documents: readonly Unchecked[]) => readonly Unchecked[];
  readonly documents: (list: ListName) => readonly Unchecked[];
  readonly spanOf: (list: DatedName) => Span;
  readonly keepSpan: (list: DatedName, span: Span) => void;
  /** Another language is spoken: what was read in one is found no more. */
  readonly translate: () => void;
  /** Tells the log of a malformed field, once a visit (spec §8). */
  readonly reportOf: (list: ListName, log: Log) => Report;
}

const unknown: Span = { newest: null, oldest: null };

export const visitedOf = (): Visited => {
  const kept = new Map<ListName, Map<string, Unchecked>>();
  const spans = new Map<DatedName, Span>();
  const told = new Set<string>();
  return {
    keep: (list, documents) => {
      const known = kept.get(list) ?? new Map<string, Unchecked>();
      for (const document of documents) known.set(document.id, document);
      kept.set(list, known);
      return documents;
    },
    documents: (list) => [...(kept.get(list)?.values() ?? [])],
    spanOf: (list) => spans.get(list) ?? unknown,
    keepSpan: (list, span) => {
      spans.set(list, span);
    },
    translate: () => kept.clear(),
    reportOf: (list, log) => (id, field, problem) => {
      const what = `The record '${id.slice(0, 100)}' of ${lists[list].collection}, field '${field}' ${problem}.`;
      if (!told.has(what)) log(what);
      told.add(what);
    },
  };
};

export const VisitedContext = createContext<Visited>(visitedOf());

export const useVisited = (): Visited => useContext(VisitedContext);

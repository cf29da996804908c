/** The sections of a page that the barangay writes itself. */
import { parseDocuments } from '../content/models/documents.ts';
import { type Section, toSections } from '../content/models/orderedRecords.ts';
import { collectionOf } from '../firestore/collections.ts';
import type { WrittenPage } from '../routes/table.ts';
import { type QueryResult, useDocumentQuery } from './useRecords.ts';

export const useSections = (page: WrittenPage): QueryResult<readonly Section[]> =>
  useDocumentQuery(
    'pages',
    {
      source: `pages of ${page}`,
      label: `'pages' of '${page}'`,
      fetchRecords: ({ readSections }) => readSections(page),
      parse: (found) => parseDocuments(found, collectionOf('pages').limit),
    },
    toSections,
  );

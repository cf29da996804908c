/** The sections of a page that the barangay writes itself. */
import { documentsIn } from '../content/models/documents.ts';
import { type Section, sectionsOf } from '../content/models/section.ts';
import type { WrittenPage } from '../content/schema/lists.ts';
import { collectionOf } from '../firestore/collections.ts';
import { type Reading, useDocuments } from './useRecords.ts';

export const useSections = (page: WrittenPage): Reading<readonly Section[]> =>
  useDocuments(
    'pages',
    {
      source: `pages of ${page}`,
      label: `'pages' of '${page}'`,
      ask: ({ readSections }) => readSections(page),
      check: (found) => documentsIn(found, collectionOf('pages').limit),
    },
    sectionsOf,
  );

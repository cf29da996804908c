/** The sections of a page that the barangay writes itself. */
import { documentsIn } from '../content/documents.ts';
import type { WrittenPage } from '../content/lists.ts';
import { type Section, sectionsOf } from '../content/section.ts';
import { collectionOf } from '../database/collections.ts';
import { type Reading, useDocuments } from './reading.ts';

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

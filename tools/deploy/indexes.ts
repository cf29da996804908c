/**
 * Generates server/firestore.indexes.json from the table of queries: one index for each ordered query, shared by every
 * list.
 */
import { type ListQueryRow, listQueries } from '../../src/firestore/queries.ts';

const toIndexField = (fieldPath: string, order: 'ASCENDING' | 'DESCENDING' = 'ASCENDING') => ({
  fieldPath,
  order,
});

const toIndexes = ({ equal, order }: ListQueryRow) =>
  order === null
    ? []
    : [
        {
          // An index applies to all collections with the same last name. All lists are called 'list', so one index serves
          // them.
          collectionGroup: 'list',
          queryScope: 'COLLECTION',
          fields: [
            ...['status', ...equal].map((path) => toIndexField(path)),
            toIndexField(order.by, order.direction === 'asc' ? 'ASCENDING' : 'DESCENDING'),
          ],
        },
      ];

export const indexesFile = {
  indexes: Object.values<ListQueryRow>(listQueries).flatMap(toIndexes),
  fieldOverrides: [],
} as const;

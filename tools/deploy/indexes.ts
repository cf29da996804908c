/** server/firestore.indexes.json, made of the table of queries: an index for each that is ordered, of every list. */
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
          // An index is of every collection of this last name: all lists are called 'list', and one serves them.
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

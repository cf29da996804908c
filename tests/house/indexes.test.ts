/** server/firestore.indexes.json is made from the table of queries: an index for each that is ordered. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type QueryRow, queries } from '../../src/database/queries.ts';

const ascending = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });

const indexes = Object.values<QueryRow>(queries).flatMap(({ equal, order }) =>
  order === null
    ? []
    : [
        {
          // An index is of every collection of this last name: all lists are called 'list', and one serves them.
          collectionGroup: 'list',
          queryScope: 'COLLECTION',
          fields: [
            ...['status', ...equal].map(ascending),
            order.direction === 'asc' ? ascending(order.by) : { fieldPath: order.by, order: 'DESCENDING' },
          ],
        },
      ],
);

describe('server/firestore.indexes.json', () => {
  it('has what the queries of the site need on Cloud Firestore, and no more', () => {
    expect(indexes.length).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync('server/firestore.indexes.json', 'utf8'))).toEqual({
      indexes,
      fieldOverrides: [],
    });
  });
});

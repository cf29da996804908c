/** server/firestore.indexes.json is made from the table of collections: an index for each list that is asked newest first. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { collections } from '../../src/database/collections.ts';

const indexes = Object.values(collections).flatMap((row) =>
  'newestBy' in row && row.newestBy !== null
    ? [
        {
          // An index is of every collection of this last name: all lists are called 'list', and one serves them.
          collectionGroup: row.path.split('/').at(-1),
          queryScope: 'COLLECTION',
          fields: [
            { fieldPath: 'status', order: 'ASCENDING' },
            { fieldPath: row.newestBy, order: 'DESCENDING' },
          ],
        },
      ]
    : [],
);
const different = [...new Map(indexes.map((index) => [JSON.stringify(index), index])).values()];

describe('server/firestore.indexes.json', () => {
  it('has what the queries of the site need on Cloud Firestore, and no more', () => {
    expect(different.length).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync('server/firestore.indexes.json', 'utf8'))).toEqual({
      indexes: different,
      fieldOverrides: [],
    });
  });
});

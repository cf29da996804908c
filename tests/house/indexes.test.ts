/** server/firestore.indexes.json is made from the table of queries: an index for each that is ordered. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { indexesFile } from '../../tools/indexes.ts';

describe('server/firestore.indexes.json', () => {
  it('has what the queries of the site need on Cloud Firestore, and no more: npm run firebase:files', () => {
    expect(indexesFile.indexes.length).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync('server/firestore.indexes.json', 'utf8'))).toEqual(indexesFile);
  });
});

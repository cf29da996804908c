/**
 * server/firestore.indexes.json is made from the table of queries: an index for each that is ordered. The embedded store
 * refuses what lacks its index, as Cloud Firestore does and its emulator does not: so a query of the site or of a
 * command without one fails in whichever test asks it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findRequiredIndex,
  type IndexedQueryShape,
} from '../../../../server/firestore/rest/requiredIndexes.ts';
import { site } from '../../../../src/site.ts';
import { indexesFile } from '../../../../tools/deploy/indexes.ts';
import { post, startTestServer } from '../../../support/server/runningServer.ts';

const field = (fieldPath: string) => ({ fieldPath });
const where = (fieldPath: string, op: string) => ({
  fieldFilter: { field: field(fieldPath), op, value: { integerValue: '1' } },
});
const and = (...filters: ReturnType<typeof where>[]) => ({ compositeFilter: { op: 'AND', filters } });
const by = (fieldPath: string, direction: 'ASCENDING' | 'DESCENDING' = 'ASCENDING') => ({
  field: field(fieldPath),
  direction,
});
const active = where('status', 'EQUAL');

/** What is asked → the fields of its index, those that must be equal before the bar; '' where none is needed. */
const rows = [
  ['everything', {}, ''],
  ['one field by a value', { where: active }, ''],
  ['two fields by their values', { where: and(active, where('slug', 'EQUAL')) }, ''],
  ['the order of one field', { orderBy: [by('date', 'DESCENDING')] }, ''],
  [
    'that order, then by name the same way',
    { orderBy: [by('a', 'DESCENDING'), by('__name__', 'DESCENDING')] },
    '',
  ],
  ['by name', { orderBy: [by('__name__')] }, ''],
  [
    'by name the other way',
    { where: active, orderBy: [by('__name__', 'DESCENDING')] },
    'status | __name__ DESCENDING',
  ],
  ['a range of one field', { where: and(where('a', 'GREATER_THAN'), where('a', 'LESS_THAN')) }, ''],
  [
    'a value and the order of another field',
    { where: active, orderBy: [by('date', 'DESCENDING')] },
    'status | date DESCENDING',
  ],
  [
    'a value and a range of another field',
    { where: and(active, where('since', 'LESS_THAN')) },
    'status | since ASCENDING',
  ],
  [
    'a value, a range and its order',
    { where: and(active, where('a', 'LESS_THAN')), orderBy: [by('a', 'DESCENDING')] },
    'status | a DESCENDING',
  ],
  ['the order of two fields', { orderBy: [by('a'), by('b', 'DESCENDING')] }, ' | a ASCENDING, b DESCENDING'],
  [
    'ranges of two fields',
    { where: and(where('a', 'LESS_THAN'), where('b', 'LESS_THAN')) },
    ' | a ASCENDING, b ASCENDING',
  ],
] as const satisfies readonly (readonly [string, IndexedQueryShape, string])[];

describe('server/firestore.indexes.json', () => {
  it('has what the queries of the site need on Cloud Firestore, and no more: npm run firebase:files', () => {
    expect(indexesFile.indexes.length).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync('server/firestore.indexes.json', 'utf8'))).toEqual(indexesFile);
  });

  it.each(rows)('to ask for %s takes its index', (_, query, expected) => {
    const needed = findRequiredIndex(query);
    const ordered = needed?.ordered.map(({ fieldPath, order }) => `${fieldPath} ${order}`);
    expect(needed === null ? '' : `${needed.equal} | ${ordered?.join(', ')}`).toBe(expected);
  });

  it.each([
    ['of an index of the file is answered', by('date', 'DESCENDING'), 200],
    ['of an index that is not there is refused', by('title'), 400],
    ['the other way round than its index is refused', by('updated'), 400],
  ] as const)('a query %s, to staff too', async (_, order, status) => {
    const structuredQuery = { from: [{ collectionId: 'list' }], where: active, orderBy: [order], limit: 2 };
    const server = await startTestServer({ content: null });
    const answer = await post(server, `/${site.root}/News_List:runQuery`, { structuredQuery }, 'staff');
    expect(answer.status).toBe(status);
    if (status === 400)
      expect(answer.body).toMatchObject({
        error: { status: 'FAILED_PRECONDITION', message: expect.stringContaining('requires an index') },
      });
  });
});

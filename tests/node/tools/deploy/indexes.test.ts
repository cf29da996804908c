/**
 * The table of queries generates server/firestore.indexes.json: one index for each ordered query. The embedded store
 * refuses a query without its index, as Cloud Firestore does and its emulator does not. So a query of the site or of a
 * command without an index fails in whichever test sends it.
 */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  findRequiredIndex,
  type IndexedQueryShape,
} from '../../../../packages/embedded-firestore/src/index.ts';
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

/** Query → the fields of the index that it needs, the equal ones before the bar; '' if it needs none. */
const rows = [
  ['a whole list', {}, ''],
  ['one equal field', { where: active }, ''],
  ['two equal fields', { where: and(active, where('slug', 'EQUAL')) }, ''],
  ['ordered by one field', { orderBy: [by('date', 'DESCENDING')] }, ''],
  [
    'ordered by one field, then by name in the same direction',
    { orderBy: [by('a', 'DESCENDING'), by('__name__', 'DESCENDING')] },
    '',
  ],
  ['ordered by name', { orderBy: [by('__name__')] }, ''],
  [
    'one equal field, ordered by name in descending direction',
    { where: active, orderBy: [by('__name__', 'DESCENDING')] },
    'status | __name__ DESCENDING',
  ],
  ['a range of one field', { where: and(where('a', 'GREATER_THAN'), where('a', 'LESS_THAN')) }, ''],
  [
    'one equal field, ordered by another',
    { where: active, orderBy: [by('date', 'DESCENDING')] },
    'status | date DESCENDING',
  ],
  [
    'one equal field and a range of another',
    { where: and(active, where('since', 'LESS_THAN')) },
    'status | since ASCENDING',
  ],
  [
    'one equal field and a range of another, ordered by that range',
    { where: and(active, where('a', 'LESS_THAN')), orderBy: [by('a', 'DESCENDING')] },
    'status | a DESCENDING',
  ],
  ['ordered by two fields', { orderBy: [by('a'), by('b', 'DESCENDING')] }, ' | a ASCENDING, b DESCENDING'],
  [
    'ranges of two fields',
    { where: and(where('a', 'LESS_THAN'), where('b', 'LESS_THAN')) },
    ' | a ASCENDING, b ASCENDING',
  ],
] as const satisfies readonly (readonly [string, IndexedQueryShape, string])[];

describe('server/firestore.indexes.json', () => {
  it('the index file lists exactly what the queries need; npm run firebase:files rewrites it', () => {
    expect(indexesFile.indexes.length).toBeGreaterThan(0);
    expect(JSON.parse(readFileSync('server/firestore.indexes.json', 'utf8'))).toEqual(indexesFile);
  });

  it.each(rows)('findRequiredIndex names the index of this query: %s', (_, query, expected) => {
    const needed = findRequiredIndex(query);
    const ordered = needed?.ordered.map(({ fieldPath, order }) => `${fieldPath} ${order}`);
    expect(needed === null ? '' : `${needed.equal} | ${ordered?.join(', ')}`).toBe(expected);
  });

  it.each([
    ['answers a query whose index is in the file', by('date', 'DESCENDING'), 200],
    ['refuses a query whose index is missing', by('title'), 400],
    ['refuses a query in the opposite direction of its index', by('updated'), 400],
  ] as const)('the server %s, from staff too', async (_, order, status) => {
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

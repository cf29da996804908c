/** Rows that another program damages while the store is open. */
import { describe, expect, it } from 'vitest';
import { createDatabaseNames } from '../../../src/protocol/names.ts';
import { countDocuments, findDocuments } from '../../../src/rest/findDocuments.ts';
import { parseStructuredQuery } from '../../../src/rest/query.ts';
import { createSortedKeys } from '../../../src/rest/sortedKeys.ts';
import { type DocumentStore, openDocumentStore } from '../../../src/store/documents.ts';

describe('a row that becomes damaged while the store is open', () => {
  const query = (limit: number | null) =>
    parseStructuredQuery(
      { from: [{ collectionId: 'list' }], ...(limit !== null && { limit }) },
      ['a', 'b'],
      createDatabaseNames('demo-project'),
    );
  const find = (limit: number | null, documents: DocumentStore) =>
    findDocuments(query(limit), { documents, sortedKeys: createSortedKeys(documents, 1_000) });
  const put = (documents: DocumentStore, id: string, fields: string) =>
    documents.put({ parent: 'a/b/list', id, fields, created: 1, updated: 1 });

  it.each([
    ['of broken JSON', '{"x";1}'],
    ['of an unknown type', '{"x":{"strijgValue":"a"}}'],
  ])('returns the next row in place of one %s, and logs the damaged row once', (_, fields) => {
    const log: string[] = [];
    const documents = openDocumentStore(':memory:', { report: (line) => log.push(line) });
    for (const id of ['1', '2', '3']) put(documents, id, id === '1' ? fields : '{"x":{"stringValue":"a"}}');
    for (let i = 0; i < 2; i += 1) expect(find(1, documents).map(({ id }) => id)).toEqual(['2']);
    expect(countDocuments(query(null), documents)).toBe(2);
    expect(log).toEqual([expect.stringContaining('list/1 cannot be read')]);
    documents.close();
  });

  it('logs twenty-one lines for a thousand damaged rows', () => {
    const log: string[] = [];
    const documents = openDocumentStore(':memory:', { report: (line) => log.push(line) });
    for (let id = 0; id < 1_000; id += 1) put(documents, String(id), '{');
    expect(find(null, documents)).toEqual([]);
    expect(log).toHaveLength(21);
    documents.close();
  });
});

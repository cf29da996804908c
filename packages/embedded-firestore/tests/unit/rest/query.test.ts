/** The cost of a query; the conformance cases check its results. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../src/store.ts';

const documentsRoot = 'projects/demo-project/databases/(default)/documents';
const news = `${documentsRoot}/Sample/News/list`;

describe('a query with a limit', () => {
  it('finds the first 20 of 10,000 active records without reading the others', () => {
    const noRules = { decide: () => ({ allowed: false, why: '', refusedBy: [], evaluated: 0 }) };
    const store = openStore({ projectId: 'demo-project', file: ':memory:', rules: noRules, now: () => 0 });
    const callStore = (call: string, body: object): unknown =>
      JSON.parse(
        store.answer({
          method: 'POST',
          path: `/v1/${documentsRoot}${call}`,
          body: JSON.stringify(body),
          staff: true,
        }).text,
      );
    const fields = { status: { stringValue: 'active' } };
    for (let batch = 0; batch < 20; batch += 1)
      callStore(':commit', {
        writes: Array.from({ length: 500 }, (_, i) => ({
          update: { name: `${news}/${batch * 500 + i}`, fields },
        })),
      });
    let read = 0;
    const parse = JSON.parse;
    JSON.parse = (text: string) => {
      read += 1;
      return parse(text);
    };
    const where = {
      fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
    };
    const found = callStore('/Sample/News:runQuery', {
      structuredQuery: { from: [{ collectionId: 'list' }], where, limit: 20 },
    });
    JSON.parse = parse;
    store.close();
    expect(found).toHaveLength(20);
    expect(read).toBeLessThan(50);
  });
});

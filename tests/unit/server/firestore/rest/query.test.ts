/** The cost of a query; tests/conformance checks its results. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../packages/embedded-firestore/src/store.ts';
import { siteStoreOptions } from '../../../../../server/ops/siteStore.ts';
import { site } from '../../../../../src/site.ts';
import { testDocumentsRoot, testNow } from '../../../../support/server/runningServer.ts';

const news = `${testDocumentsRoot}/${site.root}/News_List/list`;

describe('§7 a query with a limit', () => {
  it('finds the first 20 of 10,000 active records without reading the others', () => {
    const noRules = { decide: () => ({ allowed: false, why: '', refusedBy: [], evaluated: 0 }) };
    const store = openStore({ ...siteStoreOptions, file: ':memory:', rules: noRules, now: () => testNow });
    const callStore = (call: string, body: object): unknown =>
      JSON.parse(
        store.answer({
          method: 'POST',
          path: `/v1/${testDocumentsRoot}${call}`,
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
    const found = callStore(`/${site.root}/News_List:runQuery`, {
      structuredQuery: { from: [{ collectionId: 'list' }], where, limit: 20 },
    });
    JSON.parse = parse;
    store.close();
    expect(found).toHaveLength(20);
    expect(read).toBeLessThan(50);
  });
});

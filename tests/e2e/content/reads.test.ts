/** The Firestore reads that a visit is billed, counted in the responses. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { lists } from '../../../src/content/schema/lists.ts';
import { budgets } from '../../../tools/bench/budgets.ts';
import { listBenchRoutes, selectRepresentative } from '../../../tools/bench/page/routes.ts';
import { createReadCounter } from '../../support/browser/billedReads.ts';
import { visit, withBrowser } from '../../support/browser/visit.ts';

withBrowser();

interface Query {
  readonly structuredQuery: { readonly limit?: number };
}

/** Counts reads, and records each query. */
const watchQueries = (page: Page) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(':runQuery')) queries.push(`${request.url()} ${request.postData()}`);
  });
  return { counted: createReadCounter(page), queries };
};

const limitOf = (query: string): number =>
  (JSON.parse(query.slice(query.indexOf(' '))) as Query).structuredQuery.limit ?? Number.POSITIVE_INFINITY;

describe('§7 the reads that a visit is billed', () => {
  it.each(selectRepresentative(listBenchRoutes()).map(({ address }) => address))(
    '%s sends each query once on the first visit, and on the next only the charter check of a form',
    async (address) => {
      let first: ReturnType<typeof watchQueries> | null = null;
      const { context } = await visit(address, {
        storesQueryResults: true,
        before: async (opening) => {
          first = watchQueries(opening);
        },
      });
      const { counted, queries } = first!;
      expect(queries.length).toBeGreaterThan(0);
      expect(queries).toEqual([...new Set(queries)]);
      const cold = await counted.reads();
      expect(cold).toBeGreaterThan(0);
      expect(cold).toBeLessThanOrEqual(queries.map(limitOf).reduce((sum, limit) => sum + limit, 0));

      const again = await context.newPage();
      const warm = watchQueries(again);
      await again.goto(address);
      // A form checks at each opening whether its service is still offered.
      const isForm = address.startsWith('/Form_Request/');
      const offered = isForm ? queries.filter((query) => query.includes(lists.charter.collection)) : [];
      expect(warm.queries).toEqual(offered);
      expect(await warm.counted.reads()).toBe(isForm ? 6 : budgets.warmReads);
    },
  );
});

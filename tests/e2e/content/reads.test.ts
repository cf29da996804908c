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

/** Waits until the page's own scripts have loaded and the network is idle. */
const waitUntilSettled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/site-/.test(name)),
  );
  await page.waitForLoadState('networkidle');
};

/** Counts reads, and records each query. */
const watchQueries = (page: Page) => {
  const queries: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith(':runQuery')) queries.push(`${request.url()} ${request.postData()}`);
  });
  return { counted: createReadCounter(page), queries };
};

/** How many query results the device stores. */
const countStoredQueries = (page: Page): Promise<number> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('read ')).length);

/**
 * How many results have two queries: announcements are read from today on, and then those before, into one result. Both are
 * ordered by date; the alerts and an article of the same list are not.
 */
const countPairs = (queries: readonly string[]): number => {
  const addressesOf = (direction: string) =>
    queries
      .filter((query) => query.includes(`{"fieldPath":"date"},"direction":"${direction}"`))
      .map((query) => query.slice(0, query.indexOf(' ')));
  const descending = addressesOf('DESCENDING');
  return new Set(addressesOf('ASCENDING').filter((address) => descending.includes(address))).size;
};

const limitOf = (query: string): number =>
  (JSON.parse(query.slice(query.indexOf(' '))) as Query).structuredQuery.limit ?? Number.POSITIVE_INFINITY;

describe('§7 the reads that a visit is billed', () => {
  it.each(selectRepresentative(listBenchRoutes()).map(({ address }) => address))(
    '%s sends each query once on the first visit, and on the next only the charter check of a form',
    async (address) => {
      let first: ReturnType<typeof watchQueries> | null = null;
      const { page, context } = await visit(address, {
        storesQueryResults: true,
        before: async (opening) => {
          first = watchQueries(opening);
        },
      });
      const { counted, queries } = first!;
      await waitUntilSettled(page);
      await expect.poll(() => queries.length).toBeGreaterThan(0);
      // The device stores every result before the next visit.
      await expect
        .poll(async () => (await countStoredQueries(page)) + countPairs(queries) - queries.length)
        .toBe(0);
      expect(queries).toEqual([...new Set(queries)]);
      const cold = await counted.reads();
      expect(cold).toBeGreaterThan(0);
      expect(cold).toBeLessThanOrEqual(queries.map(limitOf).reduce((sum, limit) => sum + limit, 0));

      const again = await context.newPage();
      const warm = watchQueries(again);
      await again.goto(address);
      await waitUntilSettled(again);
      // A form checks at each opening whether its service is still offered.
      const isForm = address.startsWith('/Form_Request?');
      const offered = isForm ? queries.filter((query) => query.includes(lists.charter.collection)) : [];
      await expect.poll(() => warm.queries).toEqual(offered);
      await expect.poll(() => warm.counted.reads()).toBe(isForm ? 6 : budgets.warmReads);
    },
  );
});

/** Queries and counts of the site's lists, as its pages make them. */
import type { RestCall } from '../../packages/embedded-firestore/tests/support/restCalls.ts';
import {
  encodeTestRecord,
  type TestRecord,
} from '../../packages/embedded-firestore/tests/support/testRecord.ts';
import { site } from './fixtureSite.ts';

/** A query of one collection, by equality. */
export function createStructuredQuery(
  equal: TestRecord,
  limit: number | null,
): Readonly<Record<string, unknown>> {
  const filters = Object.entries(encodeTestRecord(equal)).map(([fieldPath, value]) => ({
    fieldFilter: { field: { fieldPath }, op: 'EQUAL', value },
  }));
  return {
    from: [{ collectionId: 'list' }],
    ...(filters.length === 0 ? {} : { where: { compositeFilter: { op: 'AND', filters } } }),
    ...(limit === null ? {} : { limit }),
  };
}

/** Rows of a list of the website. */
export const queryCall = (
  collection: string,
  equal: TestRecord = {},
  limit: number | null = 10,
): RestCall => ({
  at: `/${site.root}/${collection}:runQuery`,
  body: { structuredQuery: createStructuredQuery(equal, limit) },
});

export const countCall = (
  collection: string,
  equal: TestRecord = {},
  limit: number | null = 10,
): RestCall => ({
  at: `/${site.root}/${collection}:runAggregationQuery`,
  body: {
    structuredAggregationQuery: {
      structuredQuery: createStructuredQuery(equal, limit),
      aggregations: [{ alias: 'count', count: {} }],
    },
  },
});

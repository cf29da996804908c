/**
 * The reads that Cloud Firestore bills for a visit, counted from the responses. The embedded store and the cloud send the
 * same responses.
 */
import type { Page } from 'playwright-core';

interface ResponseRow {
  readonly document?: unknown;
  readonly found?: unknown;
  readonly missing?: unknown;
}

const verbOf = (url: string): string => /:(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';

/**
 * Counts one read per document in a response, existing or not, and one for an empty query result or a count.
 * https://firebase.google.com/docs/firestore/pricing
 */
export function countBilledReads(url: string, body: unknown): number {
  const rows = (Array.isArray(body) ? body : []) as readonly ResponseRow[];
  if (verbOf(url) === 'runQuery')
    return Math.max(1, rows.filter(({ document }) => document !== undefined).length);
  if (verbOf(url) === 'batchGet')
    return rows.filter(({ found, missing }) => found !== undefined || missing !== undefined).length;
  return verbOf(url) === 'runAggregationQuery' ? 1 : 0;
}

export interface ReadCounter {
  /** The reads of all responses so far. Call it before the page closes, because its responses go with it. */
  readonly reads: () => Promise<number>;
}

/** Starts counting. */
export function createReadCounter(page: Page): ReadCounter {
  const counts: Promise<number>[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (!url.includes('/v1/projects/') || !response.ok()) return;
    counts.push(response.json().then((body) => countBilledReads(url, body)));
  });
  const reads = async () => (await Promise.all(counts)).reduce((sum, each) => sum + each, 0);
  return { reads };
}

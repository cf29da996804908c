/** Records that a test puts into the lists as staff would, and the documents that the page then reads. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { encodePlainObject } from '../../../packages/embedded-firestore/src/protocol/index.ts';
import type { RunningServer } from '../../../server/http/server.ts';
import { type ListName, lists } from '../../../src/content/schema/lists.ts';
import { site } from '../../../src/site.ts';
import { toBatches } from '../../../tools/cli/lib/batches.ts';
import { post, testDocumentsRoot } from '../server/runningServer.ts';
import { holdCalls } from './holdCalls.ts';

export type SeedRecord = { readonly id: string; readonly [field: string]: unknown };

const toDocument = (list: ListName, { id, ...fields }: SeedRecord) => ({
  name: `${testDocumentsRoot}/${site.root}/${lists[list].collection}/list/${id}`,
  fields: encodePlainObject({ status: 'active', ...fields }),
});

/** Writes the records into a list, 'active' unless they say otherwise. */
export const seedRecords = async (
  server: RunningServer,
  list: ListName,
  records: readonly SeedRecord[],
): Promise<void> => {
  const writes = records.map((record) => ({ update: toDocument(list, record) }));
  for (const batch of toBatches(writes))
    expect((await post(server, ':commit', { writes: batch }, 'staff')).status).toBe(200);
};

/** Takes every record out of a list. */
export const clearList = async (server: RunningServer, list: ListName): Promise<void> => {
  const parent = `/${site.root}/${lists[list].collection}`;
  const { body } = await post(
    server,
    `${parent}:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }] } },
    'staff',
  );
  const writes = (body as { document?: { name: string } }[]).flatMap(({ document }) =>
    document === undefined ? [] : [{ delete: document.name }],
  );
  if (writes.length > 0) expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
};

/** Counts the documents that the page reads from now on, by collection. */
export const countReads = (page: Page): { readonly of: (list: ListName) => number; reset(): void } => {
  const counts = new Map<string, number>();
  page.on('response', async (response) => {
    const collection = /\/([A-Za-z]+_List):runQuery$/.exec(new URL(response.url()).pathname)?.[1];
    if (collection === undefined) return;
    // A closed page has no responses left to count.
    const rows = (await response.json().catch(() => [])) as { document?: unknown }[];
    const read = rows.filter(({ document }) => document !== undefined).length;
    counts.set(collection, (counts.get(collection) ?? 0) + read);
  });
  return {
    of: (list) => counts.get(lists[list].collection) ?? 0,
    reset: () => counts.clear(),
  };
};

const toQueryPattern = (list: ListName): string => `**/${lists[list].collection}:runQuery`;
const readTime = '2031-05-06T03:00:00.000000Z';

/** From now on every query of the list is answered with only these records. */
export const mockListQueries = async (
  page: Pick<Page, 'route'>,
  list: ListName,
  records: readonly SeedRecord[],
): Promise<void> => {
  const rows = records.map((record) => ({
    document: { ...toDocument(list, record), createTime: readTime, updateTime: readTime },
    readTime,
  }));
  await page.route(toQueryPattern(list), (route) =>
    route.fulfill({ json: rows.length === 0 ? [{ readTime }] : rows }),
  );
};

/** From now on every query of the list fails: by a 503, or by a broken connection. */
export const failListQueries = async (page: Page, list: ListName, isCut = false): Promise<void> => {
  await page.route(toQueryPattern(list), (route) =>
    isCut ? route.abort() : route.fulfill({ status: 503, body: '{}' }),
  );
};

/** Every query of the list waits until the returned function is called. */
export const holdListQueries = (page: Page, list: ListName): Promise<() => void> =>
  holdCalls(page, toQueryPattern(list));

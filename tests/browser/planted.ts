/** Records that a test puts into the lists as staff would, and the documents that the page then reads. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { RunningServer } from '../../server/http.ts';
import { type ListName, lists } from '../../src/content/lists.ts';
import { post, root } from '../server/running.ts';

/** Plain JSON → Firestore's; a whole number is an integer. */
const wireOf = (value: unknown): object => {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isSafeInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(wireOf) } };
  return {
    mapValue: {
      fields: Object.fromEntries(Object.entries(value).map(([name, held]) => [name, wireOf(held)])),
    },
  };
};

export type Planted = { readonly id: string; readonly [field: string]: unknown };

/** The store takes 500 writes and 1.5 MiB at once. */
const most = { writes: 400, characters: 700_000 } as const;

/** What of these may be sent together. */
const batchesOf = <Each extends object>(writes: readonly Each[]): readonly (readonly Each[])[] => {
  const batches: Each[][] = [];
  let characters = 0;
  for (const write of writes) {
    const own = JSON.stringify(write).length;
    const last = batches.at(-1);
    if (last === undefined || last.length === most.writes || characters + own > most.characters) {
      batches.push([write]);
      characters = own;
    } else {
      last.push(write);
      characters += own;
    }
  }
  return batches;
};

/** Writes the records into a list, 'active' unless they say otherwise. */
export const plant = async (
  server: RunningServer,
  list: ListName,
  records: readonly Planted[],
): Promise<void> => {
  const all = records.map(({ id, ...fields }) => ({
    update: {
      name: `${root}/Dicklum_website/${lists[list].collection}/list/${id}`,
      fields: Object.fromEntries(
        Object.entries({ status: 'active', ...fields }).map(([name, value]) => [name, wireOf(value)]),
      ),
    },
  }));
  for (const writes of batchesOf(all))
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
};

/** Takes every record out of a list. */
export const clear = async (server: RunningServer, list: ListName): Promise<void> => {
  const parent = `/Dicklum_website/${lists[list].collection}`;
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
    // A page that is gone has no answers left to count.
    const rows = (await response.json().catch(() => [])) as { document?: unknown }[];
    const read = rows.filter(({ document }) => document !== undefined).length;
    counts.set(collection, (counts.get(collection) ?? 0) + read);
  });
  return {
    of: (list) => counts.get(lists[list].collection) ?? 0,
    reset: () => counts.clear(),
  };
};

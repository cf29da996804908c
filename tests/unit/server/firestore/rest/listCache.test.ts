/** Public lists are cached until they change, and served only as the rules allow at that moment. */
import { describe, expect, it } from 'vitest';
import { createListCache } from '../../../../../server/firestore/rest/listCache.ts';
import { site } from '../../../../../src/site.ts';
import {
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../../support/server/runningServer.ts';

const news = `${testDocumentsRoot}/${site.root}/News_List/list`;
const active = {
  fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value: { stringValue: 'active' } },
};
const structuredQuery = { from: [{ collectionId: 'list' }], where: active, limit: 20 };
const fields = (title: string, status = 'active') => ({
  title: { stringValue: title },
  status: { stringValue: status },
});

describe('§7 a repeated list query', () => {
  it('returns the same list until a record is created, changed or deleted, and then the new one', async () => {
    const server = await startTestServer({ content: null });
    const titles = async () => {
      const { body } = await post(server, `/${site.root}/News_List:runQuery`, { structuredQuery });
      return JSON.stringify(body).match(/title-\d/g) ?? [];
    };
    const write = (...writes: readonly object[]) => post(server, ':commit', { writes }, 'staff');
    expect(await titles()).toEqual([]);
    await write({ update: { name: `${news}/a`, fields: fields('title-1') } });
    expect([await titles(), await titles()]).toEqual([['title-1'], ['title-1']]);
    await write({ update: { name: `${news}/b`, fields: fields('title-2') } });
    expect(await titles()).toEqual(['title-1', 'title-2']);
    await write({ update: { name: `${news}/a`, fields: fields('title-3', 'inactive') } });
    expect(await titles()).toEqual(['title-2']);
    await write({ delete: `${news}/b` });
    expect(await titles()).toEqual([]);
  });

  it('does not serve a stranger the list that staff read before', async () => {
    const server = await startTestServer({ content: null });
    await post(
      server,
      ':commit',
      { writes: [{ update: { name: `${news}/a`, fields: fields('draft', 'draft') } }] },
      'staff',
    );
    const all = { structuredQuery: { from: [{ collectionId: 'list' }] } };
    const runQuery = (as: 'staff' | 'public') => post(server, `/${site.root}/News_List:runQuery`, all, as);
    expect((await runQuery('staff')).status).toBe(200);
    expect((await runQuery('public')).status).toBe(403);
    expect((await runQuery('staff')).status).toBe(200);
    expect((await runQuery('public')).status).toBe(403);
  });

  it('sends a compressed list to a client that accepts it, and a plain one to others', async () => {
    const server = await startTestServer({ now: () => testNow });
    const lengths: number[] = [];
    for (const accepted of ['gzip', 'identity', 'gzip', 'br, gzip;q=0']) {
      const answer = await fetch(
        `${server.address}v1/${testDocumentsRoot}/${site.root}/CitizensCharter_List:runQuery`,
        {
          method: 'POST',
          body: JSON.stringify({ structuredQuery }),
          headers: { 'accept-encoding': accepted },
        },
      );
      expect(answer.headers.get('content-encoding')).toBe(accepted === 'gzip' ? 'gzip' : null);
      lengths.push((await answer.text()).length);
    }
    expect(new Set(lengths).size).toBe(1);
  });
});

describe('§7 the list cache', () => {
  const createEntry = (length: number) => ({
    query: {} as never,
    changes: 0,
    answer: { status: 200, text: 'x'.repeat(length) },
  });

  it('drops the lists that were stored longest ago when there is no more room', () => {
    const lists = createListCache(100);
    for (const call of ['a', 'b', 'c', 'd', 'e']) lists.set(call, createEntry(24));
    expect([...'abcde'].filter((call) => lists.get(call) !== null)).toEqual(['b', 'c', 'd', 'e']);
    lists.set('b', createEntry(20));
    lists.set('f', createEntry(24));
    expect([...'abcdef'].filter((call) => lists.get(call) !== null)).toEqual(['b', 'd', 'e', 'f']);
  });

  it('does not store a list that alone would fill a quarter of the cache', () => {
    const lists = createListCache(100);
    lists.set('a', createEntry(25));
    expect(lists.get('a')).toBeNull();
  });
});

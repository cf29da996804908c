/** Public lists are cached until they change, and served only as the rules allow at that moment. */
import { describe, expect, it } from 'vitest';
import { openStore } from '../../../../../packages/embedded-firestore/src/index.ts';
import { compileRules } from '../../../../../packages/embedded-firestore/src/rules/index.ts';
import { readSiteRules } from '../../../../../server/ops/siteRules.ts';
import { siteStoreOptions } from '../../../../../server/ops/siteStore.ts';
import { site } from '../../../../../src/site.ts';
import { createCompressibleText } from '../../../../support/server/prerenderedBuild.ts';
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

describe('§7 what a public read goes through', () => {
  const list = `/${site.root}/News_List:runQuery`;
  const [first, second] = [active, { fieldFilter: { ...active.fieldFilter, field: { fieldPath: 'title' } } }];
  const and = { compositeFilter: { op: 'AND', filters: [first, second] } };
  const written = (text: string, escaped: string) => text.replace('"active"', escaped);

  /** A store with 50 news, and the number of documents that each call reads. */
  function openCounted() {
    const store = openStore({
      ...siteStoreOptions,
      file: ':memory:',
      rules: compileRules(readSiteRules()),
      now: () => testNow,
    });
    const call = (path: string, body: object | string, staff = false) => {
      let count = -1;
      const { status } = store.answer({
        method: 'POST',
        path: `/v1/${testDocumentsRoot}${path}`,
        body: typeof body === 'string' ? body : JSON.stringify(body),
        staff,
        documentsRead: (each) => {
          count = each;
        },
      });
      return [status, count];
    };
    const writes = Array.from({ length: 50 }, (_, at) => ({
      update: {
        name: `${news}/n${at}`,
        fields: { ...fields(`title-${at}`), date: { integerValue: String(at) } },
      },
    }));
    expect(call(':commit', { writes }, true)[0]).toBe(200);
    return { call, store };
  }

  it.each([
    ['a list by name', { where: active, limit: 20 }, 20],
    ['a list that finds nothing', { where: and, limit: 20 }, 50],
    ['an offset', { where: active, limit: 20, offset: 25 }, 45],
    ['an offset beyond the end', { where: active, limit: 20, offset: 100 }, 50],
  ])('counts the documents of %s', (_, parts, count) => {
    const { call } = openCounted();
    expect(call(list, { structuredQuery: { from: [{ collectionId: 'list' }], ...parts } })).toEqual([
      200,
      count,
    ]);
  });

  it('counts the documents of a count, of a read by name and of a long document', () => {
    const { call } = openCounted();
    const structuredAggregationQuery = {
      structuredQuery: { from: [{ collectionId: 'list' }], where: active, limit: 100 },
      aggregations: [{ count: {} }],
    };
    const count = `/${site.root}/News_List:runAggregationQuery`;
    expect(call(count, { structuredAggregationQuery })).toEqual([200, 50]);
    const long = { name: `${news}/long`, fields: fields('x'.repeat(100_000)) };
    call(':commit', { writes: [{ update: long }] }, true);
    expect(call(':batchGet', { documents: [`${news}/n1`] })).toEqual([200, 1]);
    expect(call(':batchGet', { documents: [long.name] })).toEqual([200, 11]);
  });

  it.each([
    ['with other blanks', (text: string) => ` ${text.replaceAll(',', ' ,\n')}`],
    ['with escapes', (text: string) => written(text, '"\\u0061ctive"')],
    [
      'with its keys in another order',
      (text: string) => {
        const { from, where, limit } = JSON.parse(text).structuredQuery;
        return JSON.stringify({ structuredQuery: { limit, where, from } });
      },
    ],
  ])('goes through a list only once when the same query comes %s', (_, rewrite) => {
    const { call } = openCounted();
    const text = JSON.stringify({ structuredQuery });
    expect(call(list, text)).toEqual([200, 20]);
    expect(rewrite(text)).not.toBe(text);
    expect(call(list, rewrite(text))).toEqual([200, 0]);
  });

  it('reads two lists that differ in one value, or in the order of a list', () => {
    const { call } = openCounted();
    const asked = (where: unknown) => call(list, { structuredQuery: { ...structuredQuery, where } });
    expect(asked(first)).toEqual([200, 20]);
    expect(asked({ compositeFilter: { op: 'AND', filters: [first, first] } })).toEqual([200, 20]);
    expect(asked(and)).toEqual([200, 50]);
    expect(call(list, { structuredQuery: { ...structuredQuery, limit: 19 } })).toEqual([200, 19]);
  });

  it('refuses an address that has the store read much, long before its number of calls', async () => {
    const server = await startTestServer({ content: null, trustProxy: 1, readLimit: 60 });
    const writes = Array.from({ length: 200 }, (_, at) => ({
      update: { name: `${news}/n${at}`, fields: fields(`title-${at}`) },
    }));
    expect((await post(server, ':commit', { writes }, 'staff')).status).toBe(200);
    const ask = async (from: string, title: string): Promise<number> => {
      const where = {
        compositeFilter: {
          op: 'AND',
          filters: [active, { fieldFilter: { ...second.fieldFilter, value: { stringValue: title } } }],
        },
      };
      const response = await fetch(`${server.address}v1/${testDocumentsRoot}${list}`, {
        method: 'POST',
        headers: { 'x-forwarded-for': from },
        body: JSON.stringify({ structuredQuery: { ...structuredQuery, where } }),
      });
      await response.arrayBuffer();
      return response.status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 10; at += 1) statuses.push(await ask('203.0.113.7', `none-${at}`));
    // 200 documents count as ten reads more.
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429, 429, 429]);
    const cached: number[] = [];
    for (let at = 0; at < 40; at += 1) cached.push(await ask('203.0.113.8', 'none-1'));
    expect(new Set(cached)).toEqual(new Set([200]));
  });

  it('answers another call while a list of 20 MB is compressed', async () => {
    const server = await startTestServer({ content: null });
    for (let at = 0; at < 20; at += 1) {
      const text = createCompressibleText(1_000_000);
      const update = { name: `${news}/long-${at}`, fields: fields(text) };
      expect((await post(server, ':commit', { writes: [{ update }] }, 'staff')).status).toBe(200);
    }
    const order: string[] = [];
    // A call is over here once its status arrives: the long body of the list takes longer in any case.
    const begin = async (name: string, path: string, body: object): Promise<void> => {
      const response = await fetch(`${server.address}v1/${testDocumentsRoot}${path}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${server.token}` },
        body: JSON.stringify(body),
      });
      order.push(name);
      await response.arrayBuffer();
    };
    await Promise.all([
      begin('all', list, { structuredQuery: { from: [{ collectionId: 'list' }] } }),
      begin('one', ':batchGet', { documents: [`${news}/none`] }),
    ]);
    expect(order).toEqual(['one', 'all']);
  });
});

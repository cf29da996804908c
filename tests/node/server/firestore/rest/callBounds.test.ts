/**
 * §6 The bounds of a stranger's call to the store: checked before anything is decoded, read from the disk or evaluated. Staff,
 * and a store that is opened without these bounds, have Firestore's own.
 */
import { describe, expect, it } from 'vitest';
import { type CallBounds, openStore } from '../../../../../packages/embedded-firestore/src/index.ts';
import type { Rules } from '../../../../../packages/embedded-firestore/src/rules/index.ts';
import { publicBounds } from '../../../../../server/http/firestoreCalls.ts';
import { siteStoreOptions } from '../../../../../server/ops/siteStore.ts';
import { site } from '../../../../../src/site.ts';
import {
  expectedError,
  post,
  startTestServer,
  testDocumentsRoot,
  testNow,
} from '../../../../support/server/runningServer.ts';

const name = (at = 0): string =>
  `${testDocumentsRoot}/${site.root}/Form_Requests/list/4${at.toString(16).padStart(3, '0')}`;
const one = { stringValue: 'a' };
const many = (count: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, one]));
const write = (count: number, paths: number, at = 0) => ({
  update: { name: name(at), fields: many(count) },
  updateMask: { fieldPaths: Array.from({ length: paths }, (_, path) => `f${path}`) },
});
const commit = (...writes: readonly object[]) => [':commit', { writes }] as const;
const list = { arrayValue: { values: Array.from({ length: 99 }, () => one) } };
const map = (count: number) => ({ mapValue: { fields: many(count) } });
const deep = (levels: number): object =>
  levels === 0 ? one : { mapValue: { fields: { a: deep(levels - 1) } } };

const query = (parts: object) =>
  [
    `/${site.root}/News_List:runQuery`,
    { structuredQuery: { from: [{ collectionId: 'list' }], ...parts } },
  ] as const;
const equals = (value: unknown) => ({ fieldFilter: { field: { fieldPath: 'status' }, op: 'EQUAL', value } });
const all = (filters: number) => ({
  compositeFilter: { op: 'AND', filters: Array.from({ length: filters }, () => equals(one)) },
});

/** At its bound, and one beyond it. */
const rows: readonly (readonly [
  what: string,
  within: readonly [string, object],
  beyond: readonly [string, object],
])[] = [
  [
    'writes in a commit',
    commit(...[0, 1, 2, 3].map((at) => write(1, 1, at))),
    commit(...[0, 1, 2, 3, 4].map((at) => write(1, 1, at))),
  ],
  ['fields in a commit', commit(write(50, 1), write(50, 1, 1)), commit(write(50, 1), write(51, 1, 1))],
  [
    'fields within lists and maps',
    commit({ update: { name: name(), fields: { a: list } } }),
    commit({ update: { name: name(), fields: { a: list, b: deep(5) } } }),
  ],
  ['mask paths in a commit', commit(write(1, 50), write(1, 50, 1)), commit(write(1, 50), write(1, 51, 1))],
  ['filters and orders in a query', query({ where: all(99) }), query({ where: all(100) })],
  ['values in a query', query({ where: equals(map(99)) }), query({ where: equals(map(100)) })],
  [
    'values in a cursor',
    query({
      where: equals(one),
      orderBy: [{ field: { fieldPath: 'date' } }],
      startAt: { values: [map(98)] },
    }),
    query({
      where: equals(one),
      orderBy: [{ field: { fieldPath: 'date' } }],
      startAt: { values: [map(99)] },
    }),
  ],
  ['documents of offset in a query', query({ offset: 100 }), query({ offset: 101 })],
  ['documents of offset, as digits', query({ offset: '100' }), query({ offset: '2147483647' })],
  [
    'documents in a read',
    [':batchGet', { documents: [name(0), name(1)] }],
    [':batchGet', { documents: [name(0), name(1), name(2)] }],
  ],
];

/** Opens a store with rules that count their evaluations. */
function openWatched(callBounds: CallBounds | null) {
  let evaluations = 0;
  const rules: Rules = {
    decide: () => {
      evaluations += 1;
      return { allowed: false, why: '', refusedBy: [], evaluated: 0 };
    },
  };
  const store = openStore({
    ...siteStoreOptions,
    file: ':memory:',
    rules,
    now: () => testNow,
    publicCalls: { bounds: callBounds, explainRefusals: false },
  });
  const call = (path: string, body: object | string) => {
    const { status, text } = store.answer({
      method: 'POST',
      path: `/v1/${testDocumentsRoot}${path}`,
      body: typeof body === 'string' ? body : JSON.stringify(body),
      staff: false,
    });
    return { status, body: JSON.parse(text) as unknown };
  };
  return { call, evaluations: () => evaluations, store };
}

describe('§6 the bounds of a call by a stranger', () => {
  it.each(rows)('refuses too many %s with 400 before it evaluates the rules', (_, within, beyond) => {
    const { call, evaluations } = openWatched(publicBounds);
    expect(call(...within).status).toBe(403);
    expect(evaluations()).toBe(1);
    expect(call(...beyond).body).toMatchObject({ error: { code: 400, status: 'INVALID_ARGUMENT' } });
    expect(evaluations()).toBe(1);
  });

  it('refuses a long body before it parses it', () => {
    const { call } = openWatched(publicBounds);
    const short = '{'.repeat(publicBounds.bytes);
    expect(call(':commit', short).body).toMatchObject({ error: { message: 'The body is not JSON.' } });
    expect(call(':commit', `${short}{`).body).toMatchObject({
      error: { code: 400, message: 'The body of a call may have 32768 bytes.' },
    });
  });

  it('counts the bytes of a body, not its characters', () => {
    const { call } = openWatched(publicBounds);
    expect(call(':commit', 'ñ'.repeat(publicBounds.bytes / 2 + 1)).body).toMatchObject({
      error: { message: 'The body of a call may have 32768 bytes.' },
    });
  });

  it.each(rows)('evaluates the rules for as many %s in a store without these bounds', (_, __, beyond) => {
    const { call, evaluations } = openWatched(null);
    expect(call(...beyond).status).toBe(403);
    expect(evaluations()).toBe(1);
  });

  it.each<[string, object]>([
    ['a write with a precondition', { ...write(1, 1), currentDocument: { exists: false } }],
    ['a deletion with a precondition', { delete: name(), currentDocument: { exists: true } }],
    ['a verification', { verify: name(), currentDocument: { updateTime: '2031-05-06T03:00:00Z' } }],
  ])('refuses %s as the rules would, without evaluating them', (_, conditional) => {
    const bounded = openWatched(publicBounds);
    const refused = bounded.call(...commit(write(1, 1)));
    expect(bounded.evaluations()).toBe(1);
    expect(bounded.call(...commit(conditional))).toEqual(refused);
    expect(bounded.call(...commit(write(1, 1, 1), conditional))).toEqual(refused);
    expect(bounded.evaluations()).toBe(1);
    const unbounded = openWatched(null);
    unbounded.call(...commit(conditional));
    expect(unbounded.evaluations()).toBe(1);
  });

  it('refuses a write to a document too large for a stranger as the rules would, without evaluating them', () => {
    const { call, evaluations, store } = openWatched(publicBounds);
    const fields = { a: { stringValue: 'a'.repeat(publicBounds.bytes) } };
    const [path, body] = commit({ update: { name: name(), fields } });
    store.answer({
      method: 'POST',
      path: `/v1/${testDocumentsRoot}${path}`,
      body: JSON.stringify(body),
      staff: true,
    });
    const refusal = call(...commit(write(1, 1)));
    expect(evaluations()).toBe(0);
    expect(refusal.body).toEqual(call(...commit(write(1, 1, 1))).body);
    expect(evaluations()).toBe(1);
  });

  it('applies the bounds over HTTP to a stranger and not to staff', async () => {
    const server = await startTestServer({ content: null });
    const [, body] = commit(...[0, 1, 2, 3, 4].map((at) => write(1, 1, at)));
    expect(await post(server, ':commit', body)).toMatchObject(expectedError(400, 'INVALID_ARGUMENT'));
    expect(await post(server, ':commit', body, 'staff')).toMatchObject({ status: 200 });
    const longest = JSON.stringify({ writes: [] }).padEnd(publicBounds.bytes);
    expect(await post(server, ':commit', longest)).toMatchObject({ status: 200 });
    expect(await post(server, ':commit', `${longest} `)).toMatchObject(
      expectedError(400, 'INVALID_ARGUMENT'),
    );
  });
});

describe('§7 a limit of reads by address', () => {
  it('answers reads over the limit with 429 and the seconds to wait, and does not limit another address', async () => {
    const server = await startTestServer({ content: null, readLimit: 2, trustProxy: 1 });
    const read = (address: string) =>
      fetch(`${server.address}v1/${testDocumentsRoot}:batchGet`, {
        method: 'POST',
        body: JSON.stringify({ documents: [`${testDocumentsRoot}/${site.root}/News_List/list/a`] }),
        headers: { 'x-forwarded-for': address },
      });
    const statuses = [await read('203.0.113.7'), await read('203.0.113.7'), await read('203.0.113.7')];
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 429]);
    expect(statuses[2]?.headers.get('retry-after')).toMatch(/^(2\d|30)$/);
    expect((await read('203.0.113.8')).status).toBe(403);
  });
});

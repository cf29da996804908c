/** §7. The one query that asks for new requests, against the embedded store; and what it reads where each read is billed. */
import { describe, expect, it } from 'vitest';
import { checkPlanOf, readRequestsSince } from '../../../../src/staff/requests/readRequests.ts';
import { startTestServer, testNow } from '../../../support/server/runningServer.ts';
import { createTestClient, type SeededRequest, seedRequests } from '../../../support/server/staffCommands.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A store whose clock the test moves, with the queries and the documents that the checks read. */
async function startStore(isIndexed = false) {
  let now = testNow;
  const server = await startTestServer({ content: null, withoutIndexes: isIndexed, now: () => now });
  const inner = createTestClient(server);
  const calls: string[] = [];
  let reads = 0;
  const client = {
    ...inner,
    isIndexed,
    post: async (call: string, body: unknown) => {
      calls.push(call);
      const answer = await inner.post(call, body);
      reads += (answer as readonly object[]).filter((row) => 'document' in row).length;
      return answer;
    },
  };
  return {
    /** At this time, ms after the beginning, the store receives what was submitted so long before. */
    receive: (at: number, id: string, waited = 0, fields: SeededRequest['fields'] = {}) => {
      now = testNow + at;
      return seedRequests(inner, [{ id, fields: { dateCreated: now - waited, ...fields } }]);
    },
    check: async (at: number, since: number) => {
      now = testNow + at;
      calls.length = 0;
      reads = 0;
      const check = await readRequestsSince(client, testNow + since);
      return { ...check, ids: check.requests.map(({ id }) => id), calls: calls.length, reads };
    },
  };
}

describe('§7 the query for new requests', () => {
  it('finds what arrived since the answer before with one call, and its day', async () => {
    const { receive, check } = await startStore();
    await receive(0, '4001');
    await receive(minute, '4002', 0, { schedule: '2031-05-08T09:30' });
    const found = await check(2 * minute, minute / 2);
    expect(found.requests).toEqual([{ id: '4002', day: '2031-05-08' }]);
    expect([found.areMore, found.at, found.calls]).toEqual([false, testNow + 2 * minute, 1]);
    expect((await check(3 * minute, 2 * minute)).requests).toEqual([]);
  });

  it('reports in one of two checks in a row whatever arrives between them', async () => {
    const { receive, check } = await startStore();
    const first = await check(minute, 0);
    await receive(minute + 1, '4001');
    await receive(2 * minute, '4002');
    const second = await check(2 * minute, first.at - testNow);
    expect(second.ids.toSorted()).toEqual(['4001', '4002']);
  });

  it('finds what arrived in the millisecond of the answer before, and nothing from the millisecond before it', async () => {
    const { receive, check } = await startStore();
    await receive(minute - 1, '4001');
    await receive(minute, '4002');
    expect((await check(2 * minute, minute)).ids).toEqual(['4002']);
  });

  it('finds a request that waited a day for a signal, behind newer ones', async () => {
    const { receive, check } = await startStore();
    await receive(0, '4001');
    await receive(minute, '4002', 25 * hour - 2 * minute);
    await receive(2 * minute, '4003');
    expect((await check(3 * minute, minute / 2)).ids).toEqual(['4003', '4002']);
  });

  it('reaches back an hour where reads are billed, and so misses what waited longer', async () => {
    const { receive, check } = await startStore(true);
    await receive(0, '4000', 2 * hour);
    await receive(minute, '4001', hour - 2 * minute);
    await receive(minute, '4002', 2 * hour);
    const { ids, reads } = await check(5 * minute, minute / 2);
    expect(ids).toEqual(['4001']);
    expect(reads).toBe(1);
    // An answer without a document is one read.
    expect((await check(3 * hour, 2 * hour)).reads).toBe(0);
  });

  it('asks for twenty where reads are billed, and says that there may be more', async () => {
    const { receive, check } = await startStore(true);
    for (let at = 0; at < 25; at += 1) await receive(minute, `40${String(at).padStart(2, '0')}`);
    const { requests, areMore, reads } = await check(2 * minute, 0);
    expect([requests.length, areMore, reads]).toEqual([20, true, 20]);
  });

  it('leaves the day of a record without one empty', async () => {
    const { receive, check } = await startStore();
    await receive(minute, '4001', 0, { schedule: 7 });
    await receive(minute, '4002', 0, { schedule: '' });
    expect((await check(2 * minute, 0)).requests.map(({ day }) => day)).toEqual(['', '7']);
  });

  it('runs each minute on the embedded store, and each five where reads are billed', () => {
    expect(checkPlanOf({ isIndexed: false }).interval).toBe(minute);
    expect(checkPlanOf({ isIndexed: true }).interval).toBe(5 * minute);
  });
});

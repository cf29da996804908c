import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '../../../src/context/records.ts';
import { createClock } from '../../../src/domain/dates/clock.ts';
import { createQueryClient, queryKey } from '../../../src/query/queryClient.ts';
import { readStoredQueryResult, storeQueryResult } from '../../../src/query/queryStorage.ts';
import { stubDeviceStorage } from './deviceStorage.ts';

const now = Date.UTC(2031, 4, 6, 3);
const hour = 3_600_000;
const contact = (name: string) => [{ id: 'a', data: { name } }];

beforeEach(() => {
  stubDeviceStorage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const isList = (found: unknown) => (Array.isArray(found) ? found : null);

/** A client of one query, whose fetches return these results in turn; an error is thrown. */
const createTestClient = (
  results: readonly unknown[],
  prerendered: unknown = undefined,
  { staleTime = 0, names }: { staleTime?: number; names?: string } = {},
) => {
  const logged: string[] = [];
  let fetches = 0;
  const query: Query<unknown> = {
    source: 'contacts',
    label: "'contacts'",
    staleTime,
    parse: isList,
    fetchRecords: async () => {
      const result = results[fetches];
      fetches += 1;
      if (result instanceof Error) throw result;
      return result;
    },
    ...(names !== undefined && {
      selection: { name: names, pick: (found) => (found as unknown[]).slice(0, 1) },
    }),
  };
  const client = createQueryClient({
    readLocale: () => 'en',
    clock: createClock(() => now),
    log: (what) => logged.push(what),
    prerendered:
      prerendered === undefined ? null : { at: now - hour, answers: new Map([['contacts', prerendered]]) },
  });
  const actor = client.getActor(query);
  const stateOf = () => actor.getSnapshot();
  const reach = (state: string) => vi.waitFor(() => expect(stateOf().value).toBe(state), { timeout: 20_000 });
  return { client, query, actor, stateOf, reach, logged, countFetches: () => fetches };
};

describe('§7 the cache of query results', () => {
  it('identifies a query by its source, and by the part of the result that it selects', () => {
    expect(queryKey({ source: 'charter' })).toBe('charter');
    expect(queryKey({ source: 'charter', selection: { name: 'forms' } })).toBe('charter forms');
  });

  it('fetches nothing until a page shows the query', () => {
    const { stateOf, countFetches } = createTestClient([contact('New')]);
    expect(stateOf().value).toBe('idle');
    expect(countFetches()).toBe(0);
  });

  it('uses one machine for all pages that show the same query', () => {
    const { client, query, actor } = createTestClient([]);
    expect(client.getActor({ ...query })).toBe(actor);
  });

  it('fetches records that the device has no copy of, and stores them on the device', async () => {
    const { client, actor, stateOf, reach } = createTestClient([contact('New')]);
    client.observe(actor);
    await reach('current');
    expect(stateOf().context.shown).toEqual({ found: contact('New'), readAt: now });
    await vi.waitFor(() => expect(readStoredQueryResult('contacts')?.found).toEqual(contact('New')));
  });

  it("shows the device's copy first, and offers the newer records as an update", async () => {
    storeQueryResult('contacts', { found: contact('Old'), readAt: now - hour });
    const { client, actor, stateOf, reach } = createTestClient([contact('New')]);
    client.observe(actor);
    await reach('newer');
    expect(stateOf().context.shown?.found).toEqual(contact('Old'));
    expect(client.hasUpdates()).toBe(true);
    client.showUpdates();
    expect(stateOf().context.shown?.found).toEqual(contact('New'));
    expect(client.hasUpdates()).toBe(false);
  });

  it("does not fetch records while the device's copy is within its stale time", async () => {
    storeQueryResult('contacts', { found: contact('Old'), readAt: now - hour });
    const { client, actor, reach, countFetches } = createTestClient([], undefined, { staleTime: 2 * hour });
    client.observe(actor);
    await reach('current');
    expect(countFetches()).toBe(0);
  });

  it('fetches records when the copy on the device is unreadable', async () => {
    storeQueryResult('contacts', { found: 'rubbish', readAt: now });
    const { client, actor, stateOf, reach } = createTestClient([contact('New')]);
    client.observe(actor);
    await reach('current');
    expect(stateOf().context.shown?.found).toEqual(contact('New'));
  });

  it('takes records that differ only in the order of their fields for unchanged', async () => {
    const prerendered = [{ data: { order: 1, name: 'Same' }, id: 'a' }];
    const { client, actor, reach } = createTestClient(
      [[{ id: 'a', data: { name: 'Same', order: 1 } }]],
      prerendered,
    );
    client.observe(actor);
    await reach('current');
    expect(client.hasUpdates()).toBe(false);
  });

  it('selects the part of the result that the page needs, and stores the whole', async () => {
    const whole = [...contact('One'), { id: 'b', data: { name: 'Two' } }];
    const { client, actor, stateOf, reach } = createTestClient([whole], undefined, { names: 'first' });
    client.observe(actor);
    await reach('current');
    expect(stateOf().context.shown?.found).toEqual(contact('One'));
    await vi.waitFor(() => expect(readStoredQueryResult('contacts')?.found).toEqual(whole));
  });

  it('logs a failed read with the label of the query (§8)', async () => {
    const { client, actor, reach, logged } = createTestClient([new Error('no signal')]);
    client.observe(actor);
    await reach('failed');
    expect(logged).toEqual(["The list 'contacts' could not be read: Error: no signal"]);
  });

  it('offers no update of a query that no page shows any more', async () => {
    const { client, actor, reach } = createTestClient([contact('New')], contact('Old'));
    const [leaveOne, leaveOther] = [client.observe(actor), client.observe(actor)];
    await reach('newer');
    leaveOne();
    expect(client.hasUpdates()).toBe(true);
    leaveOther();
    expect(client.hasUpdates()).toBe(false);
  });

  it('changes nothing on the page when one more part of it shows the query', async () => {
    const { client, actor, stateOf, reach } = createTestClient([contact('New')], contact('Old'));
    client.observe(actor);
    await reach('newer');
    client.observe(actor);
    expect(stateOf().context.shown?.found).toEqual(contact('Old'));
    expect(client.hasUpdates()).toBe(true);
  });

  it('tells its listeners of each change until they unsubscribe', async () => {
    const { client, actor, reach } = createTestClient([contact('New')]);
    let calls = 0;
    const unsubscribe = client.subscribe(() => {
      calls += 1;
    });
    const leave = client.observe(actor);
    await reach('current');
    expect(calls).toBeGreaterThan(0);
    unsubscribe();
    const before = calls;
    leave();
    expect(calls).toBe(before);
  });

  it('forgets the records that came with the page when the locale changes', () => {
    const { client, query, actor } = createTestClient([], contact('Old'));
    client.clear();
    const next = client.getActor(query);
    expect(next).not.toBe(actor);
    expect(next.getSnapshot().context.shown).toBeNull();
  });
});

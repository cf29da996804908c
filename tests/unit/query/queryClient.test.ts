import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Query } from '../../../src/context/records.ts';
import { createClock } from '../../../src/domain/dates/clock.ts';
import { englishLocalization } from '../../../src/i18n/define.ts';
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
  {
    staleTime = 0,
    names,
    hydrated,
    showsAtOnce,
  }: {
    staleTime?: number;
    names?: string;
    hydrated?: Promise<void>;
    showsAtOnce?: NonNullable<Query<unknown>['showsAtOnce']>;
  } = {},
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
    ...(showsAtOnce && { showsAtOnce }),
    ...(names !== undefined && {
      selection: { name: names, pick: (found) => (found as unknown[]).slice(0, 1) },
    }),
  };
  const client = createQueryClient({
    readLocalization: () => englishLocalization,
    clock: createClock(() => now),
    log: (what) => logged.push(what),
    prerendered:
      prerendered === undefined ? null : { at: now - hour, answers: new Map([['contacts', prerendered]]) },
    ...(hydrated && { hydrated }),
  });
  const actor = client.getActor(query);
  const stateOf = () => actor.getSnapshot();
  const reach = (state: string) => expect.poll(() => stateOf().value).toBe(state);
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
    await expect.poll(() => readStoredQueryResult('contacts')?.found).toEqual(contact('New'));
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

  it.each([
    ['shows', 'at once a newer result that need not wait', true, contact('New')],
    ['keeps', 'the shown result when the newer one must wait', false, contact('Old')],
  ])('%s %s', async (_, __, isShownAtOnce, expected) => {
    const results: unknown[] = [];
    const { client, actor, stateOf, reach } = createTestClient([contact('New')], contact('Old'), {
      showsAtOnce: (...both) => {
        results.push(both);
        return isShownAtOnce;
      },
    });
    client.observe(actor);
    await reach(isShownAtOnce ? 'current' : 'newer');
    expect(stateOf().context.shown?.found).toEqual(expected);
    expect(client.hasUpdates()).toBe(!isShownAtOnce);
    expect(results[0]).toEqual([contact('New'), contact('Old')]);
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

  it('shows the very same records after a reading that found no change, so that nothing renders again', async () => {
    const { client, actor, stateOf, reach } = createTestClient([contact('Same')], contact('Same'));
    const shown = stateOf().context.shown?.found;
    client.observe(actor);
    await reach('current');
    expect(stateOf().context.shown?.found).toBe(shown);
    expect(stateOf().context.shown?.readAt).toBe(now);
  });

  it('reads nothing for prerendered records before the page is hydrated', async () => {
    let hydrate = (): void => {};
    const hydrated = new Promise<void>((resolve) => {
      hydrate = resolve;
    });
    const { client, actor, stateOf, reach } = createTestClient([contact('New')], contact('Old'), {
      hydrated,
    });
    client.observe(actor);
    expect(stateOf().value).toBe('prerendered');
    hydrate();
    await reach('newer');
  });

  it('reads records that did not come with the page at once, although it is not hydrated', async () => {
    const { client, actor, reach } = createTestClient([contact('New')], undefined, {
      hydrated: new Promise(() => {}),
    });
    client.observe(actor);
    await reach('current');
  });

  it('selects the part of the result that the page needs, and stores the whole', async () => {
    const whole = [...contact('One'), { id: 'b', data: { name: 'Two' } }];
    const { client, actor, stateOf, reach } = createTestClient([whole], undefined, { names: 'first' });
    client.observe(actor);
    await reach('current');
    expect(stateOf().context.shown?.found).toEqual(contact('One'));
    await expect.poll(() => readStoredQueryResult('contacts')?.found).toEqual(whole);
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

describe('§7 a query that no page observes', () => {
  const store = (found: unknown, age: number) => storeQueryResult('contacts', { found, readAt: now - age });

  it.each([
    ['within its stale time', hour - 1, 0],
    ['read in the second of the page', 1_000, now - 1],
  ])("takes the device's copy %s", async (_, age, since) => {
    store(contact('Old'), age);
    const { client, query, countFetches } = createTestClient([], undefined, { staleTime: hour });
    expect(await client.fetchQuery(query, since)).toEqual({ found: contact('Old'), readAt: now - age });
    expect(countFetches()).toBe(0);
  });

  it.each<[string, unknown, number, number]>([
    ['beyond its stale time', contact('Old'), hour, 0],
    ['from the future', contact('Old'), -1, 0],
    ['a second older than the page', contact('Old'), 2_000, now - 1_000],
    ['that is unreadable', 'rubbish', 0, 0],
  ])('fetches and stores the records, not the copy %s', async (_, found, age, since) => {
    store(found, age);
    const { client, query } = createTestClient([contact('New')], undefined, { staleTime: hour });
    expect(await client.fetchQuery(query, since)).toEqual({ found: contact('New'), readAt: now });
    await expect.poll(() => readStoredQueryResult('contacts')?.found).toEqual(contact('New'));
  });

  it('gives the whole result in every locale, for the search', async () => {
    const translations = { fil: { name: 'Halimbawa' } };
    const whole = [{ id: 'a', data: { name: 'Sample', translations } }, ...contact('Two')];
    const { client, query } = createTestClient([whole], undefined, { names: 'first' });
    expect((await client.fetchQuery(query, 0)).found).toEqual(whole);
  });

  it('fetches again each time without a copy, and leaves a failure to its caller', async () => {
    vi.unstubAllGlobals();
    const results = [contact('One'), contact('Two'), new Error('no signal')];
    const { client, query, logged } = createTestClient(results, undefined, { staleTime: hour });
    expect((await client.fetchQuery(query, 0)).found).toEqual(contact('One'));
    expect((await client.fetchQuery(query, 0)).found).toEqual(contact('Two'));
    await expect(client.fetchQuery(query, 0)).rejects.toThrow('no signal');
    expect(logged).toEqual([]);
  });

  it('does not judge the age of a copy before the time is known', async () => {
    store(contact('Old'), 0);
    let settle = () => {};
    const settled = new Promise<void>((resolve) => {
      settle = resolve;
    });
    const clock = createClock(
      () => now,
      () => settled,
    );
    const client = createQueryClient({
      readLocalization: () => englishLocalization,
      clock,
      log: () => {},
      prerendered: null,
    });
    const { query, countFetches } = createTestClient([contact('New')], undefined, { staleTime: hour });
    const result = client.fetchQuery(query, 0);
    clock.correct(now + 2 * hour);
    settle();
    expect((await result).found).toEqual(contact('New'));
    expect(countFetches()).toBe(1);
  });
});
